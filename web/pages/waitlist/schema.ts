import * as v from "valibot";
import { LEAD_LIMITS, LEAD_MESSAGES } from "#domain/lead.ts";
import { emailSchema, requiredText } from "#web/features/forms/field-schemas.ts";

/** The rules of the sign-up form; worker/leads/waitlist-form.ts has the same ones for the API. */
export const waitlistFormSchema = v.object({
  email: emailSchema,
  fullName: requiredText(LEAD_LIMITS.fullName, LEAD_MESSAGES.fullName, LEAD_MESSAGES.fullNameTooLong),
});

export type WaitlistFields = v.InferOutput<typeof waitlistFormSchema>;
