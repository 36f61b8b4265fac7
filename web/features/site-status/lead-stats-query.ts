import { queryOptions } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { api } from "#web/lib/api.ts";
import { ownersTimeZone } from "#web/lib/use-owners-day.ts";

export type LeadStats = InferResponseType<typeof api.leads.stats.$get>;

/**
 * How many leads came today, in the last seven days, ever, and of both kinds. Fetched again by every page that opens, so
 * that the owner's pages agree.
 */
export function leadStatsQuery() {
  const tz = ownersTimeZone();
  return queryOptions({
    queryKey: ["leads", "stats", tz],
    queryFn: async ({ signal }) => (await api.leads.stats.$get({ query: { tz } }, { init: { signal } })).json(),
    refetchOnMount: "always",
  });
}
