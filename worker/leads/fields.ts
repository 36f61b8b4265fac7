import { z } from "zod";
import { isEmail } from "../../domain/email.ts";
import { CONSENT_LINES, type ConsentForm, type ConsentVersion, LEAD_MESSAGES } from "../../domain/lead.ts";
import { UTM_FIELDS, VISIT_LIMITS } from "../../domain/visit.ts";
import { sha256 } from "../digest.ts";

// The fields that several forms share, as the API accepts them. Limits and messages come from domain/, which the
// browser's schemas read too; test/schemas-agree.test.ts runs one table of inputs through both.

/** A text that must hold something besides white space, trimmed. */
export function requiredText(limit: number, missing: string, tooLong: string) {
  return z.string(missing).trim().min(1, missing).max(limit, tooLong);
}

/** A text that may be left out or empty, trimmed; undefined when empty. */
export function optionalText(limit: number, tooLong: string) {
  return z
    .string()
    .trim()
    .max(limit, tooLong)
    .optional()
    .transform((text) => text || undefined);
}

const utmField = z.string().trim().max(VISIT_LIMITS.utm).optional();

/** Where the visit began (decision: who-came-from-where). */
const visitField = z
  .strictObject({
    page: z.string().trim().max(VISIT_LIMITS.page).startsWith("/"),
    referrerHost: z.string().trim().max(VISIT_LIMITS.referrerHost).optional(),
    utm: z.strictObject(Object.fromEntries(UTM_FIELDS.map((name) => [name, utmField])) as UtmShape).optional(),
  })
  .optional();

type UtmShape = Record<(typeof UTM_FIELDS)[number], typeof utmField>;

/** What every form asks or tells: the email as typed, trimmed; the consent line it showed; the visit. */
export function contactFields<Form extends ConsentForm>(form: Form) {
  const { version, earlier } = CONSENT_LINES[form];
  const present = version as ConsentVersion<Form>;
  return {
    email: z.string(LEAD_MESSAGES.email).trim().refine(isEmail, LEAD_MESSAGES.email),
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
