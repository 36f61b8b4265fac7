import type { Announcement } from "./announcements.store.ts";
import { AppError } from "../http/errors.ts";

export const announcementNotFound = () => new AppError(404, "not_found", "This announcement no longer exists.");

export const draftChanged = () =>
  new AppError(409, "draft_changed", "This draft was changed elsewhere since you opened it.");

export const notADraft = (action: "changed" | "deleted") =>
  new AppError(
    409,
    "not_a_draft",
    `Only a draft can be ${action}.${action === "changed" ? " Copy it into a new one." : ""}`,
  );

export const reachesNobody = () =>
  new AppError(409, "reaches_nobody", "Nobody who has confirmed their email is in this segment.");

export const wrongStatus = (status: Announcement["status"]) =>
  new AppError(409, "wrong_status", `This announcement is ${status}. Please look at it again.`);

/** What a mail must have and this one lacks, by field; the first of them is the sentence. */
export const incomplete = (fields: Record<string, string>) =>
  new AppError(422, "incomplete", `${Object.values(fields)[0]}.`, { fields });
