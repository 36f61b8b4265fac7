import * as v from "valibot";
import { cleanLine, cleanText } from "./clean-text.ts";
import { hasPlainLocalPart, isEmail, normalizeEmail } from "../email.ts";
import { CONSENT_LINES, type ConsentForm, type ConsentVersion, LEAD_LIMITS, NEWS_BOX } from "../lead.ts";
import { UTM_FIELDS, UTM_MAX_LENGTH, VISIT_LIMITS } from "../visit.ts";

// What several public forms ask or tell. Each form's file has its rules, for the browser and for the Worker. What a schema
// gives back, it accepts again: the browser sends it, the queue and the quarantine keep it.

export const UNKNOWN_FIELD = "This field is not known here";

function unknownField({ expected, message }: v.StrictObjectIssue): string {
  return expected === "never" ? UNKNOWN_FIELD : message;
}

/** A form's rules. A required field's default is what the field is when it is empty, so that both get the same message. */
export function formSchema<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, unknownField);
}

export type FormSchema = ReturnType<typeof formSchema>;

function line(missing?: string) {
  return v.pipe(v.string(missing), v.transform(cleanLine));
}

function text(missing?: string) {
  return v.pipe(v.string(missing), v.transform(cleanText));
}

function emptyToUndefined(typed: string): string | undefined {
  return typed || undefined;
}

/** A line that must hold something besides white space. `limit` in characters. */
export function requiredLine(limit: number, missing: string, tooLong: string) {
  return v.optional(v.pipe(line(missing), v.nonEmpty(missing), v.maxLength(limit, tooLong)), "");
}

/** The same for a text of any number of lines. */
export function requiredText(limit: number, missing: string, tooLong: string) {
  return v.optional(v.pipe(text(missing), v.nonEmpty(missing), v.maxLength(limit, tooLong)), "");
}

/** A line that may be left out; undefined when empty. `limit` in characters. */
export function optionalLine(limit: number, tooLong: string) {
  return v.optional(v.pipe(line(), v.maxLength(limit, tooLong), v.transform(emptyToUndefined)));
}

/** The same for a text of any number of lines. */
export function optionalText(limit: number, tooLong: string) {
  return v.optional(v.pipe(text(), v.maxLength(limit, tooLong), v.transform(emptyToUndefined)));
}

/** One of the values of a select that must be chosen from. */
export function choice<const Values extends readonly string[]>(values: Values, missing: string) {
  return v.optional(v.pipe(v.string(missing), v.picklist(values, missing)), "");
}

const NAME_TOO_LONG = `Please keep your name under ${LEAD_LIMITS.fullName} characters`;

export const requiredName = requiredLine(LEAD_LIMITS.fullName, "Please enter your name", NAME_TOO_LONG);
export const optionalName = optionalLine(LEAD_LIMITS.fullName, NAME_TOO_LONG);

const NO_EMAIL = "Please enter a valid email address";
const EMAIL_LETTERS = "Please write the part before the @ in plain letters (a to z), digits and signs";

/** Comes out as it is stored, compared and mailed. */
const email = v.optional(
  v.pipe(
    v.string(NO_EMAIL),
    v.trim(),
    v.check(hasPlainLocalPart, EMAIL_LETTERS),
    v.check(isEmail, NO_EMAIL),
    v.transform(normalizeEmail),
  ),
  "",
);

const utm = v.optional(v.pipe(line(), v.maxLength(UTM_MAX_LENGTH)));

/** Where the form was sent from (decision: campaign-in-urls). */
const visit = v.optional(
  v.strictObject(
    {
      page: v.pipe(line(), v.maxLength(VISIT_LIMITS.page), v.startsWith("/")),
      referrerHost: v.optional(v.pipe(line(), v.maxLength(VISIT_LIMITS.referrerHost))),
      utm: v.optional(v.strictObject(v.entriesFromList(UTM_FIELDS, utm), unknownField)),
    },
    unknownField,
  ),
);

/** What every form asks or tells: the email; the consent line it showed; the visit. */
export function contactFields<Form extends ConsentForm>(form: Form) {
  const { version, earlier } = CONSENT_LINES[form];
  const versions: readonly ConsentVersion<Form>[] = [version, ...earlier];
  return { email, consentVersion: v.optional(v.picklist(versions), version as ConsentVersion<Form>), visit };
}

const UUID_V7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Made by the browser, so that a form sent twice is stored once (decision: send-once). */
export const entryId = v.optional(v.pipe(v.string(), v.regex(UUID_V7)));

/** The box for news, of forms whose purpose is something else (decision: consent-record). */
export const newsBox = { [NEWS_BOX.field]: v.optional(v.literal(NEWS_BOX.value)) };
