import { CONSENT_LINES } from "#domain/lead.ts";
import type { Envelope } from "#web/features/forms/use-public-form.ts";
import { api } from "#web/lib/api.ts";
import type { OptInFields } from "./schema.ts";

/**
 * Sends an opt-in (decision: opt-in-form).
 * @throws ApiError or TypeError; see web/lib/api-fetch.ts
 */
export async function optIn(fields: OptInFields, { common }: Envelope): Promise<void> {
  const body = { ...fields, source: "opt_in_form", consentVersion: CONSENT_LINES.opt_in.version, ...common } as const;
  await api["optin-contacts"].$post({ json: body });
}
