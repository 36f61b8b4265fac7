import { z } from "zod";
import { isEmailAddress, normaliseEmail } from "../../domain/email-address.ts";
import { LEAD_MESSAGES } from "../../domain/lead.ts";
import { UTM_FIELDS, VISIT_LIMITS } from "../../domain/visit.ts";
import { configurationOf } from "../env.ts";
import { addressHash } from "../store/address-hash.ts";
import type { Contact } from "../store/leads.ts";

// The fields that several forms share, as the API takes them. Limits and messages come from domain/, which the
// browser's schemas read too; test/schemas-agree.test.ts runs one table of inputs through both.

/** A text that must hold something besides white space, trimmed. */
export function requiredText(limit: number, missing: string, tooLong: string) {
  return z.string(missing).trim().min(1, missing).max(limit, tooLong);
}

/** A text that may be left out or empty, trimmed; undefined where there is nothing in it. */
export function optionalText(limit: number, tooLong: string) {
  return z
    .string()
    .trim()
    .max(limit, tooLong)
    .optional()
    .transform((text) => text || undefined);
}

/** A person's address, trimmed, as it was typed otherwise. */
export const emailField = z.string(LEAD_MESSAGES.email).trim().refine(isEmailAddress, LEAD_MESSAGES.email);

const utmField = z.string().trim().max(VISIT_LIMITS.utm).optional();

/** Where the visit began (decision: who-came-from-where). */
export const visitField = z
  .strictObject({
    page: z.string().trim().max(VISIT_LIMITS.page).startsWith("/"),
    referrerHost: z.string().trim().max(VISIT_LIMITS.referrerHost).optional(),
    utm: z.strictObject(Object.fromEntries(UTM_FIELDS.map((name) => [name, utmField])) as UtmShape).optional(),
  })
  .optional();

type UtmShape = Record<(typeof UTM_FIELDS)[number], typeof utmField>;

/** Made by the browser, so that sending twice stores once (decision: send-once). */
export const entryIdField = z.uuid({ version: "v7" }).optional();

const WINDOW_MS = 10 * 60 * 1000;

/**
 * The entry id of a form that was sent without scripts: the same body within the same ten minutes is the same entry.
 * @param now milliseconds
 */
export async function derivedEntryId(fields: object, now: number): Promise<string> {
  const text = `${Math.floor(now / WINDOW_MS)}:${JSON.stringify(fields)}`;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return `derived_${Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** The salted hash of the address that a form was sent with. */
export function hashOf(env: Env, email: string): Promise<string> {
  return addressHash(configurationOf(env).linkSecret, normaliseEmail(email));
}

/** What a form tells of its person and their visit, ready to be stored. */
export async function contactOf(
  env: Env,
  { name, email, consentVersion, visit }: Omit<Contact, "addressHash">,
): Promise<Contact> {
  return { name, email, addressHash: await hashOf(env, email), consentVersion, visit };
}
