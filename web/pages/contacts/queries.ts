import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { ownersTimeZone } from "#web/lib/owners-day.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { changePages } from "./cached-pages.ts";

// What is shown here is refetched whenever it is opened (no `gcTime`): the owner's two pages always agree, and no
// addresses stay in the memory of a tab that shows them no more.

const ALL_KEY = ["contacts"];
export const STATS_KEY = [...ALL_KEY, "stats"];
export const PEOPLE_KEY = [...ALL_KEY, "people"];
export const QUARANTINE_KEY = [...ALL_KEY, "quarantine"];

/** Leads of today, of the week, ever, and of both kinds. */
export const statsQuery = queryOptions({
  queryKey: STATS_KEY,
  queryFn: async () => (await api.leads.stats.$get({ query: { tz: ownersTimeZone() } })).json(),
  gcTime: 0,
});

/** Everything on the page again, each list from its beginning. */
export async function refreshContacts(): Promise<void> {
  changePages(ALL_KEY, (pages) => pages.slice(0, 1));
  await queryClient.invalidateQueries({ queryKey: ALL_KEY });
}
