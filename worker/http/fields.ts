import { z } from "zod";
import { isTimeZone } from "../../domain/calendar-day.ts";
import { cleanLine, cleanText } from "../../domain/forms/clean-text.ts";
import { normalizeTag, TAG_LIMITS } from "../../domain/person.ts";

// The fields that several requests of the owner's API share; those of the public forms are in domain/forms/.

function text(missing?: string) {
  return z.string(missing).overwrite(cleanText);
}

function line(missing?: string) {
  return z.string(missing).overwrite(cleanLine);
}

/** A line that must hold something besides white space, trimmed. */
export function requiredLine(limit: number, missing: string, tooLong: string) {
  return line(missing).min(1, missing).max(limit, tooLong);
}

/** A text of any number of lines that must hold something besides white space, trimmed. */
export function requiredText(limit: number, missing: string, tooLong: string) {
  return text(missing).min(1, missing).max(limit, tooLong);
}

/** A line that may be empty, trimmed. */
export function anyLine(limit: number, tooLong: string) {
  return line().max(limit, tooLong);
}

/** A text of any number of lines that may be empty, trimmed. */
export function anyText(limit: number, tooLong: string) {
  return text().max(limit, tooLong);
}

/** A tag of people, as the owner writes it. */
export const tagField = z
  .string("Please write tags as text")
  .transform(normalizeTag)
  .pipe(
    z
      .string()
      .min(1, "Please write a tag")
      .max(TAG_LIMITS.length, `Please keep tags under ${TAG_LIMITS.length} characters`),
  );

/** A moment, in milliseconds. */
export const momentField = z.iso
  .datetime("Please give a moment as 2026-11-21T14:00:00.000Z")
  .transform((time) => Date.parse(time));

export const timeZoneField = z
  .string("Please give a time zone")
  .max(64, "This time zone is not known")
  .refine(isTimeZone, "This time zone is not known");
