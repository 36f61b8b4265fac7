import { TAG_LIMITS } from "../../domain/person.ts";
import type { ReplyObstacle } from "../../domain/reply.ts";
import { AppError } from "../http/errors.ts";

export const unknownPerson = () => new AppError(404, "unknown_person", "This person is no longer in the lists.");

export const tooManyTags = () =>
  new AppError(409, "too_many_tags", `A person has at most ${TAG_LIMITS.count} tags. Remove one first.`);

export const noteChanged = () =>
  new AppError(
    409,
    "note_changed",
    "This note was changed elsewhere since you opened it. Both texts are shown: saving again keeps yours.",
  );

export const replyRefused = (obstacle: ReplyObstacle) => new AppError(409, obstacle, REPLY_REFUSALS[obstacle]);

const REPLY_REFUSALS: Readonly<Record<ReplyObstacle, string>> = {
  unsubscribed: "This person unsubscribed, so the site does not write to them. Use your own email program.",
  unconfirmed:
    "This email is not confirmed, and no message waits for an answer, so the site does not write to it. Use your own email program.",
};
