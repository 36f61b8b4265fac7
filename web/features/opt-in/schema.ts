import * as v from "valibot";
import { LEAD_LIMITS, LEAD_MESSAGES, mapOptInAnswers } from "#domain/lead.ts";
import { emailSchema, optionalText } from "#web/features/forms/field-schemas.ts";

/**
 * The rules of the opt-in form and of the blog's subscribe form, which asks for the email alone;
 * worker/leads/opt-in-form.ts has the same ones for the API.
 */
export const optInFormSchema = v.object({
  name: optionalText(LEAD_LIMITS.fullName, LEAD_MESSAGES.fullNameTooLong),
  email: emailSchema,
  ...mapOptInAnswers(({ limit, tooLong }) => optionalText(limit, tooLong)),
});

export type OptInFields = v.InferOutput<typeof optInFormSchema>;
