import { queryOptions } from "@tanstack/react-query";
import { CONSENT_LINES, type WaitlistSignup } from "#domain/lead.ts";
import type { Envelope } from "#web/features/forms/use-public-form.ts";
import { api } from "#web/lib/api.ts";
import { queryClient } from "#web/lib/query-client.ts";
import type { WaitlistFields } from "./schema.ts";

/** How many are on the list; 0 and a failure are for the caller to cover with the fallback. */
export const waitlistCountQuery = queryOptions({
  queryKey: ["waitlist", "count"],
  queryFn: async () => {
    const response = await api.waitlist.count.$get();
    return (await response.json()).count;
  },
});

/** Asks for the count again, after a sign-up. */
export function refreshWaitlistCount(): Promise<void> {
  return queryClient.invalidateQueries(waitlistCountQuery);
}

/**
 * Sends a sign-up.
 * @throws ApiError or TypeError; see web/lib/api.ts
 */
export async function joinWaitlist(fields: WaitlistFields, { common }: Envelope): Promise<void> {
  const signup: WaitlistSignup = { ...fields, source: "waitlist_page" };
  const body = { ...signup, consentVersion: CONSENT_LINES.waitlist.version, ...common };
  await api.waitlist.$post({ json: body });
}
