import * as v from "valibot";
import { isEmailAddress } from "#domain/email-address.ts";
import { LEAD_LIMITS, LEAD_MESSAGES } from "#domain/lead.ts";

/** The rules of the sign-up form (product §5); worker/routes/waitlist.ts keeps the same ones for the API. */
export const waitlistSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.check(isEmailAddress, LEAD_MESSAGES.email)),
  fullName: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(LEAD_MESSAGES.fullName),
    v.maxLength(LEAD_LIMITS.fullName, LEAD_MESSAGES.fullNameTooLong),
  ),
});

export type WaitlistFields = v.InferOutput<typeof waitlistSchema>;
export type WaitlistFieldErrors = Partial<Record<keyof WaitlistFields, string>>;

type Checked = { fields: WaitlistFields; errors: null } | { fields: null; errors: WaitlistFieldErrors };

/** Checks what was typed: the trimmed fields, or a message for each one that is wrong. */
export function checkWaitlistFields(input: Record<keyof WaitlistFields, string>): Checked {
  const result = v.safeParse(waitlistSchema, input);
  if (result.success) return { fields: result.output, errors: null };
  const { nested = {} } = v.flatten<typeof waitlistSchema>(result.issues);
  return {
    fields: null,
    errors: {
      ...(nested.email && { email: nested.email[0] }),
      ...(nested.fullName && { fullName: nested.fullName[0] }),
    },
  };
}
