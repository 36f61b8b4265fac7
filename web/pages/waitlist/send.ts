import type { InferOutput } from "valibot";
import { waitlistSchema as schema } from "#domain/forms/waitlist.ts";
import type { Envelope, Sent } from "#web/features/forms/use-public-form.ts";
import { api } from "#web/lib/api.ts";

export { schema };

/**
 * Sends a sign-up.
 * @throws ApiError or TypeError; see web/lib/api-fetch.ts
 */
export async function send(fields: InferOutput<typeof schema>, { common }: Envelope): Promise<Sent> {
  return { response: await api.waitlist.$post({ json: { ...fields, ...common } }) };
}
