import { CONSENT_LINES, type WaitlistSignup } from "#domain/lead.ts";
import type { Envelope } from "#web/features/forms/use-public-form.ts";
import { api } from "#web/lib/api.ts";
import type { WaitlistFields } from "./schema.ts";

/**
 * Sends a sign-up.
 * @throws ApiError or TypeError; see web/lib/api-fetch.ts
 */
export async function joinWaitlist(fields: WaitlistFields, { common }: Envelope): Promise<void> {
  const signup: WaitlistSignup = { ...fields, source: "waitlist_page" };
  const body = { ...signup, consentVersion: CONSENT_LINES.waitlist.version, ...common };
  await api.waitlist.$post({ json: body });
}
