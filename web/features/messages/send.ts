import type { InferOutput } from "valibot";
import { messageSchema as schema } from "#domain/forms/message.ts";
import type { Envelope, Sent } from "#web/features/forms/use-public-form.ts";
import { api } from "#web/lib/api.ts";

export { schema };

/**
 * Sends a message; with the same entry id again it is stored once (decision: send-once).
 * @throws ApiError or TypeError; see web/lib/api-fetch.ts
 */
export async function send(fields: InferOutput<typeof schema>, { entryId, common }: Envelope): Promise<Sent> {
  return { response: await api.messages.$post({ json: { ...fields, entryId, ...common } }) };
}
