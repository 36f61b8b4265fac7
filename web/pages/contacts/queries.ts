import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { leadStatsQuery } from "#web/features/site-status/lead-stats-query.ts";
import { changePages, type Page } from "./cached-pages.ts";

const CONTACTS_KEY = ["contacts"];
export const PEOPLE_KEY = [...CONTACTS_KEY, "people"];
export const QUARANTINE_KEY = [...CONTACTS_KEY, "quarantine"];
export const IMPORTS_KEY = [...CONTACTS_KEY, "imports"];

/** Refetches everything on the page, each list from its first page. */
export async function refreshContacts(client: QueryClient): Promise<void> {
  changePages(client, CONTACTS_KEY, (pages) => pages.slice(0, 1));
  await Promise.all([client.invalidateQueries({ queryKey: CONTACTS_KEY }), client.invalidateQueries(leadStatsQuery())]);
}

/** The name of a person where a list has them already. */
export function findKnownName(client: QueryClient, personId: string): string | null {
  type Row = { personId: string; name: string | null };
  const lists = client.getQueriesData<InfiniteData<Page<Row>>>({ queryKey: PEOPLE_KEY });
  const rows = lists.flatMap(([, list]) => list?.pages.flatMap(({ data }) => data) ?? []);
  return rows.find((row) => row.personId === personId)?.name ?? null;
}
