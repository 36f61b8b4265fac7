import { Hono } from "hono";
import { z } from "zod";
import { isEmail, normalizeEmail } from "../../domain/email.ts";
import { isOwnEmail, OFFICE_LANGUAGES, OFFICE_LIMITS } from "../../domain/offices.ts";
import { recordActivity } from "../activities/record-activity.ts";
import { enqueueDeliveries } from "../deliveries/enqueue.ts";
import { hashEmail } from "../hash.ts";
import { logRejection } from "../log.ts";
import { readConfiguration } from "../env.ts";
import type { AppEnv } from "../http/context.ts";
import { requiredLine, requiredText } from "../http/fields.ts";
import { toIsoTime, withIsoTimes } from "../http/iso-times.ts";
import { validate } from "../http/validate.ts";
import { createLink } from "../mail/links.ts";
import { answerNotFound, letterNotFound, notAtTheOffice } from "./offices.errors.ts";
import {
  askToConfirm,
  expiryOf,
  findAnswer,
  findLetter,
  type Letter,
  listLetters,
  revokeLetter,
  storeLetter,
  whyEnded,
} from "./offices.store.ts";

const MISSING = "This is missing";
const TOO_LONG = "This is too long";

const letterSchema = z.strictObject({
  entryId: z.uuid({ version: "v7" }),
  office: z.strictObject({
    name: requiredLine(OFFICE_LIMITS.name, MISSING, TOO_LONG),
    url: z.url({ protocol: /^https?$/ }),
    email: z.email().optional(),
    language: z.enum(OFFICE_LANGUAGES),
  }),
  facts: z
    .array(
      z.strictObject({
        id: requiredLine(OFFICE_LIMITS.id, MISSING, TOO_LONG),
        title: requiredLine(OFFICE_LIMITS.title, MISSING, TOO_LONG),
        sentence: requiredText(OFFICE_LIMITS.sentence, MISSING, TOO_LONG),
      }),
    )
    .min(1, MISSING)
    .max(OFFICE_LIMITS.facts, "These are too many facts for one letter"),
});

const emailField = z.string().transform(normalizeEmail).refine(isEmail, "Please write an email address");

/** The letters to offices, with the links that they hold and what was answered there. */
export const offices = new Hono<AppEnv>()
  .get("/", async (c) => {
    const letters = (await listLetters(c.var.db)).map(({ answers, ...letter }) =>
      Object.assign(toItem(c.env, letter), { answers: answers.map(withIsoTimes) }),
    );
    return c.json({ letters });
  })
  .post("/letters", validate("json", letterSchema), async (c) => {
    const { entryId, ...letter } = c.req.valid("json");
    const stored = await storeLetter(c.var.db, { id: `letter_${entryId}`, ...letter, createdAt: Date.now() });
    await recordActivity(c, "office_letter");
    return c.json(toItem(c.env, stored));
  })
  .post("/answers/:id/confirmation", validate("json", z.strictObject({ email: emailField })), async (c) => {
    const { email } = c.req.valid("json");
    const found = await findAnswer(c.var.db, c.req.param("id"));
    if (!found) throw answerNotFound();
    if (!isOwnEmail(email, found.letter.office)) throw notAtTheOffice(found.letter.office);
    const to = { email, emailHash: hashEmail(c.env, email) };
    const mails = await askToConfirm(c.var.db, found.answer.id, to, Date.now());
    await recordActivity(c, "send", { deliveries: mails.length });
    c.executionCtx.waitUntil(logRejection("queue send", enqueueDeliveries(c.env.DELIVERIES, mails)));
    return c.body(null, 202);
  })
  .post("/letters/:id/revoke", async (c) => {
    const id = c.req.param("id");
    await revokeLetter(c.var.db, id, Date.now());
    const letter = await findLetter(c.var.db, id);
    if (!letter) throw letterNotFound();
    await recordActivity(c, "office_letter_revocation");
    return c.json(toItem(c.env, letter));
  });

/** A letter as the desk has it. `link`: null once it has ended. */
function toItem(env: Env, letter: Letter) {
  const hasEnded = whyEnded(letter, Date.now()) !== null;
  return {
    ...withIsoTimes(letter),
    expiresAt: toIsoTime(expiryOf(letter)),
    link: hasEnded ? null : createLink(readConfiguration(env), "office-answers", { about: letter.id }),
  };
}
