import type { QueryClient } from "@tanstack/react-query";
import { leadStatsQuery } from "#web/features/site-status/lead-stats-query.ts";
import { changePages } from "./cached-pages.ts";

// Personal data leaves memory with the list that showed it: no query below these keys has a `gcTime`.
const CONTACTS_KEY = ["contacts"];
export const PEOPLE_KEY = [...CONTACTS_KEY, "people"];
export const QUARANTINE_KEY = [...CONTACTS_KEY, "quarantine"];

/** Refetches everything on the page, each list from its first page. */
export async function refreshContacts(client: QueryClient): Promise<void> {
  changePages(client, CONTACTS_KEY, (pages) => pages.slice(0, 1));
  await Promise.all([client.invalidateQueries({ queryKey: CONTACTS_KEY }), client.invalidateQueries(leadStatsQuery())]);
}
