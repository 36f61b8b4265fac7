import { z } from "zod";
import { COUNTRIES } from "../../domain/countries.ts";
import type { ImportRow } from "../../domain/contact-import.ts";
import { hasPlainLocalPart, isEmail, normalizeEmail, canonicalMailbox } from "../../domain/email.ts";
import { LEAD_LIMITS, OPT_IN_ANSWERS } from "../../domain/lead.ts";
import { TAG_LIMITS } from "../../domain/person.ts";
import { hashEmail } from "../hash.ts";
import { anyLine, anyText, tagField } from "../http/fields.ts";
import type { ImportedContact } from "./imports.store.ts";

/** One row, with what is wrong in words about the file, because the owner reads them beside it. */
const rowSchema = z.object({
  email: z
    .string()
    .trim()
    .min(1, "There is no email")
    .refine(hasPlainLocalPart, "The part of the email before the @ has letters other than a to z")
    .refine(isEmail, "This is not an email address")
    .overwrite(normalizeEmail),
  name: anyLine(LEAD_LIMITS.fullName, `The name has more than ${LEAD_LIMITS.fullName} characters`),
  countryInterest: z
    .array(z.enum(COUNTRIES.map(({ name }) => name)))
    .transform((names) => (names.length === 0 ? null : [...new Set(names)])),
  goal: anyText(OPT_IN_ANSWERS.goal.limit, `The goal has more than ${OPT_IN_ANSWERS.goal.limit} characters`).transform(
    (goal) => goal || null,
  ),
  tags: z
    .array(tagField)
    .max(TAG_LIMITS.count, `There are more than ${TAG_LIMITS.count} tags`)
    .transform((tags) => [...new Set(tags)]),
  isUnsubscribed: z.boolean(),
});

/** The rows that fit, as they are stored, and why each of the others does not. */
export function checkRows(env: Env, rows: readonly ImportRow[]) {
  const contacts: ImportedContact[] = [];
  const invalid: { row: number; reason: string }[] = [];
  for (const { row, ...fields } of rows) {
    const parsed = rowSchema.safeParse(fields);
    if (parsed.success) {
      const { email } = parsed.data;
      contacts.push({
        row,
        ...parsed.data,
        emailHash: hashEmail(env, email),
        mailbox: hashEmail(env, canonicalMailbox(email)),
      });
    } else invalid.push({ row, reason: parsed.error.issues[0]!.message });
  }
  return { contacts, invalid };
}
