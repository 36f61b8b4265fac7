import * as v from "valibot";
import { isEmail } from "#domain/email.ts";
import { LEAD_LIMITS, LEAD_MESSAGES } from "#domain/lead.ts";

/** The rules of the sign-up form; worker/leads/waitlist-form.ts has the same ones for the API. */
export const waitlistFormSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.check(isEmail, LEAD_MESSAGES.email)),
  fullName: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(LEAD_MESSAGES.fullName),
    v.maxLength(LEAD_LIMITS.fullName, LEAD_MESSAGES.fullNameTooLong),
  ),
});

export type WaitlistFields = v.InferOutput<typeof waitlistFormSchema>;
