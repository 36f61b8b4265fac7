import * as v from "valibot";
import {
  CONSENT_LINES,
  LEAD_LIMITS,
  LEAD_MESSAGES,
  mapOptInAnswers,
  OPT_IN_ANSWERS,
  splitCountries,
} from "#domain/lead.ts";
import { emailSchema, optionalText } from "#web/features/forms/field-schemas.ts";
import type { Envelope, Sent } from "#web/features/forms/use-public-form.ts";
import { api } from "#web/lib/api.ts";

/**
 * The rules of the opt-in form and of the blog's subscribe form, which asks for the email alone;
 * worker/leads/opt-in.form.ts has the same ones for the API.
 */
export const schema = v.object({
  name: optionalText(LEAD_LIMITS.fullName, LEAD_MESSAGES.fullNameTooLong),
  email: emailSchema,
  ...mapOptInAnswers(({ limit, tooLong }) => optionalText(limit, tooLong)),
  // The API knows which countries there are: a select offers them, and the finder fills in its matches.
  countryInterest: v.pipe(
    optionalText(OPT_IN_ANSWERS.countryInterest.limit, OPT_IN_ANSWERS.countryInterest.tooLong),
    v.transform((line) => (line ? splitCountries(line) : undefined)),
  ),
});

/**
 * Sends an opt-in.
 * @throws ApiError or TypeError; see web/lib/api-fetch.ts
 */
export async function send(fields: v.InferOutput<typeof schema>, { common }: Envelope): Promise<Sent> {
  const body = { ...fields, source: "opt_in_form", consentVersion: CONSENT_LINES.opt_in.version, ...common } as const;
  return { response: await api["optin-contacts"].$post({ json: body }) };
}
