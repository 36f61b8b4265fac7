import * as v from "valibot";
import { hasPlainLocalPart, isEmail, normalizeEmail } from "#domain/email.ts";
import { LEAD_MESSAGES } from "#domain/lead.ts";

/** The email of every public form, trimmed. */
export const emailSchema = v.pipe(
  v.string(LEAD_MESSAGES.email),
  v.trim(),
  v.check(hasPlainLocalPart, LEAD_MESSAGES.emailLetters),
  v.check(isEmail, LEAD_MESSAGES.email),
  v.transform(normalizeEmail),
);

/** A text that must not be empty, trimmed. `limit` in characters; the messages stand beside the field. */
export function requiredText(limit: number, missing: string, tooLong: string) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(limit, tooLong));
}

/** A text that may be left out or empty, trimmed. `limit` in characters. */
export function optionalText(limit: number, tooLong: string) {
  return v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limit, tooLong)));
}
