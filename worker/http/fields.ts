import { z } from "zod";
import { isTimeZone } from "../../domain/calendar-day.ts";
import { COUNTRIES } from "../../domain/countries.ts";
import { hasPlainLocalPart, isEmail, normalizeEmail } from "../../domain/email.ts";
import {
  CONSENT_LINES,
  type ConsentForm,
  type ConsentVersion,
  LEAD_MESSAGES,
  OPT_IN_ANSWERS,
  splitCountries,
} from "../../domain/lead.ts";
import { normalizeTag, TAG_LIMITS } from "../../domain/person.ts";
import { UTM_FIELDS, UTM_MAX_LENGTH, VISIT_LIMITS } from "../../domain/visit.ts";
import { sha256 } from "../hash.ts";

// The fields that several forms share, as the API accepts them. Limits and messages come from domain/, which the
// browser's schemas read too; test/schemas-agree.test.ts runs one table of inputs through both.

/**
 * What no text needs: control characters besides tabs and line ends, those that turn the direction of all that follows,
 * and halves of characters. They could make a name look like another one in a mail, a table or a file.
 */
const UNREADABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
const LINE_ENDS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

function text(missing?: string) {
  return z
    .string(missing)
    .overwrite((typed) => typed.replaceAll(UNREADABLE, ""))
    .trim();
}

function line(missing?: string) {
  return z
    .string(missing)
    .overwrite((typed) => typed.replaceAll(LINE_ENDS, " ").replaceAll(UNREADABLE, ""))
    .trim();
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

/** A line that may be left out or empty, trimmed; undefined when empty. */
export function optionalLine(limit: number, tooLong: string) {
  return orUndefined(anyLine(limit, tooLong));
}

/** The same for a text of any number of lines. */
export function optionalText(limit: number, tooLong: string) {
  return orUndefined(anyText(limit, tooLong));
}

function orUndefined(schema: z.ZodString) {
  return schema.optional().transform((typed) => typed || undefined);
}

const COUNTRIES_BY_KEY: ReadonlyMap<string, string> = new Map(COUNTRIES.map(({ name }) => [name.toLowerCase(), name]));

/**
 * Countries of the catalog by their names: one, several with commas between, or a list, as which they come out, each once.
 * Undefined when there are none.
 */
export const countriesField = z
  .union([line(), z.array(line())], OPT_IN_ANSWERS.countryInterest.tooLong)
  .optional()
  .transform((typed, context) => {
    const parts = [typed ?? []].flat().flatMap(splitCountries);
    const names = parts.map((part) => COUNTRIES_BY_KEY.get(part.toLowerCase()));
    if (names.includes(undefined)) {
      context.addIssue({ code: "custom", message: OPT_IN_ANSWERS.countryInterest.tooLong });
      return z.NEVER;
    }
    return names.length === 0 ? undefined : [...new Set(names as string[])];
  });

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

const utmField = line().max(UTM_MAX_LENGTH).optional();

/** Where the form was sent from (decision: campaign-in-urls). */
const visitField = z
  .strictObject({
    page: line().max(VISIT_LIMITS.page).startsWith("/"),
    referrerHost: line().max(VISIT_LIMITS.referrerHost).optional(),
    utm: z.strictObject(Object.fromEntries(UTM_FIELDS.map((name) => [name, utmField])) as UtmShape).optional(),
  })
  .optional();

type UtmShape = Record<(typeof UTM_FIELDS)[number], typeof utmField>;

/** Comes out as it is stored, compared and mailed. */
const emailField = z
  .string(LEAD_MESSAGES.email)
  .trim()
  .refine(hasPlainLocalPart, LEAD_MESSAGES.emailLetters)
  .refine(isEmail, LEAD_MESSAGES.email)
  .overwrite(normalizeEmail);

/** What every form asks or tells: the email; the consent line it showed; the visit. */
export function contactFields<Form extends ConsentForm>(form: Form) {
  const { version, earlier } = CONSENT_LINES[form];
  const present = version as ConsentVersion<Form>;
  return {
    email: emailField,
    consentVersion: z.literal([present, ...(earlier as readonly ConsentVersion<Form>[])]).default(present),
    visit: visitField,
  };
}

/** Made by the browser, so that a form sent twice is stored once (decision: send-once). */
export const entryIdField = z.uuid({ version: "v7" }).optional();

const DERIVED_ID_WINDOW_MS = 10 * 60 * 1000;

/**
 * The entry id of a form sent without scripts: the same fields within the same ten minutes are the same entry.
 * @param sentAt milliseconds
 */
export function deriveEntryId(fields: object, sentAt: number): string {
  const window = Math.floor(sentAt / DERIVED_ID_WINDOW_MS);
  return `derived_${sha256(`${window}:${JSON.stringify(fields)}`).slice(0, 32)}`;
}
