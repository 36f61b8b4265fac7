import { CONSENT_LINES } from "#domain/lead.ts";
import type { Envelope } from "#web/features/forms/use-public-form.ts";
import { api } from "#web/lib/api.ts";
import type { MessageFields } from "./schema.ts";

/**
 * Sends a message; with the same entry id again it is stored once (decision: send-once).
 * @throws ApiError or TypeError; see web/lib/api-fetch.ts
 */
export async function sendMessage(fields: MessageFields, { entryId, common }: Envelope): Promise<void> {
  const body = { ...fields, entryId, consentVersion: CONSENT_LINES.message.version, ...common };
  await api.messages.$post({ json: body });
}
