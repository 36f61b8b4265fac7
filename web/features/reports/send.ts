import type { InferOutput } from "valibot";
import { reportSchema as schema } from "#domain/forms/report.ts";
import type { Envelope, Sent } from "#web/features/forms/use-public-form.ts";
import { api } from "#web/lib/api.ts";

export { schema };

/**
 * Sends a report; with the same entry id again it is stored once (decision: send-once).
 * @throws ApiError or TypeError; see web/lib/api-fetch.ts
 */
export async function send(fields: InferOutput<typeof schema>, { entryId, common }: Envelope): Promise<Sent> {
  return { response: await api.reports.$post({ json: { ...fields, entryId, ...common } }) };
}
