import { z } from "zod";
import { isEmailAddress } from "../../domain/email-address.ts";
import { LEAD_LIMITS, LEAD_MESSAGES, UTM_FIELDS } from "../../domain/lead.ts";

// The fields that several forms share, as the API takes them. Limits and messages come from domain/, which the
// browser's schemas read too; test/schemas-agree.test.ts runs one table of inputs through both.

/** A person's address, trimmed, as it was typed otherwise. */
export const emailField = z.string(LEAD_MESSAGES.email).trim().refine(isEmailAddress, LEAD_MESSAGES.email);

const utmField = z.string().trim().max(LEAD_LIMITS.visitUtm).optional();

/** Where the visit began (decision: who-came-from-where). */
export const visitField = z
  .strictObject({
    page: z.string().trim().max(LEAD_LIMITS.visitPage).startsWith("/"),
    referrerHost: z.string().trim().max(LEAD_LIMITS.visitReferrerHost).optional(),
    utm: z.strictObject(Object.fromEntries(UTM_FIELDS.map((name) => [name, utmField])) as UtmShape).optional(),
  })
  .optional();

type UtmShape = Record<(typeof UTM_FIELDS)[number], typeof utmField>;
