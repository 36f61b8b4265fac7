import * as v from "valibot";
import { CONSENT_LINES, LEAD_LIMITS, LEAD_MESSAGES, type WaitlistSignup } from "#domain/lead.ts";
import { emailSchema, requiredText } from "#web/features/forms/field-schemas.ts";
import type { Envelope, Sent } from "#web/features/forms/use-public-form.ts";
import { api } from "#web/lib/api.ts";

/** The rules of the sign-up form; worker/leads/waitlist.form.ts has the same ones for the API. */
export const schema = v.object({
  email: emailSchema,
  fullName: requiredText(LEAD_LIMITS.fullName, LEAD_MESSAGES.fullName, LEAD_MESSAGES.fullNameTooLong),
});

/**
 * Sends a sign-up.
 * @throws ApiError or TypeError; see web/lib/api-fetch.ts
 */
export async function send(fields: v.InferOutput<typeof schema>, { common }: Envelope): Promise<Sent> {
  const signup: WaitlistSignup = { ...fields, source: "waitlist_page" };
  const body = { ...signup, consentVersion: CONSENT_LINES.waitlist.version, ...common };
  return { response: await api.waitlist.$post({ json: body }) };
}
