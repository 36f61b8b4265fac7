import type { InferOutput } from "valibot";
import { optInSchema as schema } from "#domain/forms/opt-in.ts";
import type { Envelope, Sent } from "#web/features/forms/use-public-form.ts";
import { api } from "#web/lib/api.ts";

export { schema };

/**
 * Sends an opt-in.
 * @throws ApiError or TypeError; see web/lib/api-fetch.ts
 */
export async function send(fields: InferOutput<typeof schema>, { common }: Envelope): Promise<Sent> {
  return { response: await api["optin-contacts"].$post({ json: { ...fields, ...common } }) };
}
