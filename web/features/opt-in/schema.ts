import * as v from "valibot";
import { isEmail } from "#domain/email.ts";
import { LEAD_LIMITS, LEAD_MESSAGES, mapOptInAnswers } from "#domain/lead.ts";

/** A text that may be left out or empty, trimmed. */
function optionalText(limit: number, tooLong: string) {
  return v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limit, tooLong)));
}

/**
 * The rules of the opt-in form and of the blog's subscribe form, which asks for the address alone;
 * worker/leads/opt-in-form.ts has the same ones for the API.
 */
export const optInFormSchema = v.object({
  name: optionalText(LEAD_LIMITS.fullName, LEAD_MESSAGES.fullNameTooLong),
  email: v.pipe(v.string(), v.trim(), v.check(isEmail, LEAD_MESSAGES.email)),
  ...mapOptInAnswers(({ limit, tooLong }) => optionalText(limit, tooLong)),
});

export type OptInFields = v.InferOutput<typeof optInFormSchema>;
