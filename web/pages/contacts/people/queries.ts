import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { LIST_LIMITS, TIME_SORTS } from "#domain/owner-lists.ts";
import type { PersonStatus } from "#domain/person.ts";
import { api } from "#web/lib/api.ts";
import { ownersTimeZone } from "#web/lib/use-owners-day.ts";
import type { Page } from "../cached-pages.ts";
import { PEOPLE_KEY } from "../queries.ts";
import type { Filters, PeopleList } from "./list-params.ts";

/** What every list tells of a person. */
export type Person = {
  id: string;
  personId: string;
  name: string | null;
  email: string;
  createdAt: string;
  /** When they pressed "Yes, that was me" in an email of ours; null if not yet (decision: confirmed-leads). */
  confirmedAt: string | null;
  /** When emails to them were stopped, by them or by a file; null if they are not. */
  unsubscribedAt: string | null;
  contactedAt: string | null;
  status: PersonStatus;
  tags: string[];
  dueAt: string | null;
  note: string | null;
};

/** What a list asks the API for: the filters, the owner's time zone for the days, and the place to go on from. */
type PageQuery = Filters & { tz: string; cursor?: string; limit?: string };

/** One page; `sortedAmong`: its order is that of so many rows, the newest, because there are more. */
type PeoplePage<Row> = Page<Row> & { sortedAmong: number | null };

/** A list page by page: the first one small, so that it is there at once, those that are asked for as large as they can be. */
function peopleQuery<Row extends Person>(
  list: PeopleList,
  load: (query: PageQuery, options: { init: RequestInit }) => Promise<PeoplePage<Row>>,
) {
  return (filters: Filters) =>
    infiniteQueryOptions({
      queryKey: [...PEOPLE_KEY, list, filters],
      queryFn: ({ pageParam, signal }) => {
        const place = pageParam ? { cursor: pageParam, limit: String(LIST_LIMITS.largestPage) } : {};
        return load({ ...filters, tz: ownersTimeZone(), ...place }, { init: { signal } });
      },
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      // Pages keep their identity by themselves; comparing thousands of rows would make each one slower than the last.
      structuralSharing: false,
      placeholderData: keepPreviousData,
    });
}

/** Waitlist sign-ups and opt-ins. */
export const optInsQuery = peopleQuery("opt-ins", async (query, options) =>
  (await api["optin-contacts"].$get({ query }, options)).json(),
);

export const submissionsQuery = peopleQuery("calculator", async (query, options) =>
  (await api.calculator.$get({ query }, options)).json(),
);

/** Plans that were mailed to who made them. */
export const plansQuery = peopleQuery("plans", async (query, options) =>
  (await api.plans.$get({ query }, options)).json(),
);

export const messagesQuery = peopleQuery("messages", async (query, options) =>
  (await api.messages.$get({ query }, options)).json(),
);

/** Everyone once, by the last thing they sent. */
export const everyoneQuery = peopleQuery("people", async (query, options) =>
  (await api.people.$get({ query }, options)).json(),
);

export type PeopleQuery<Row extends Person> = ReturnType<typeof peopleQuery<Row>>;

type RowOf<Query> = Query extends PeopleQuery<infer Row> ? Row : never;

export type OptIn = RowOf<typeof optInsQuery>;
export type Submission = RowOf<typeof submissionsQuery>;
export type PlanMailed = RowOf<typeof plansQuery>;
export type Message = RowOf<typeof messagesQuery>;
export type Everyone = RowOf<typeof everyoneQuery>;

/** Where the file of a list is, with the same filters as the list itself; newest first where no index has the order. */
export function csvUrl(list: PeopleList, { sort, ...filters }: Filters): string {
  const resource = list === "opt-ins" ? "optin-contacts" : list;
  const parameters = new URLSearchParams({ ...filters, tz: ownersTimeZone() });
  if (TIME_SORTS.some((one) => one === sort)) parameters.set("sort", sort!);
  return `/api/${resource}/csv?${parameters}`;
}

/** Where the file of some people is, by their ids. */
export function selectionCsvUrl(people: readonly string[]): string {
  return `/api/people/csv?${new URLSearchParams({ people: people.join(","), tz: ownersTimeZone() })}`;
}

/**
 * Everyone who matches, by their ids, read page by page beside the list: its rows would be gone through again for each page.
 * @param onRead is called with how many there are so far
 */
export async function readMatching(
  filters: Filters,
  signal: AbortSignal,
  onRead: (count: number) => void,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const limit = String(LIST_LIMITS.largestPage);
  let cursor: string | null = null;
  do {
    const query: PageQuery = { ...filters, tz: ownersTimeZone(), limit, ...(cursor && { cursor }) };
    const page: Page<{ personId: string }> = await (await api.people.$get({ query }, { init: { signal } })).json();
    for (const { personId } of page.data) found.add(personId);
    onRead(found.size);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
}
