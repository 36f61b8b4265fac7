import { type InfiniteData, infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import { LIST_LIMITS } from "#domain/owner-lists.ts";
import { api } from "#web/lib/api.ts";
import { queryClient } from "#web/lib/query-client.ts";
import type { Filters, PeopleList } from "./list-address.ts";

// What is shown here is asked for anew whenever it is opened (no `gcTime`): the owner's two pages always agree, and no
// addresses stay in the memory of a tab that shows them no more.

const ALL_KEY = ["contacts"];
const STATS_KEY = [...ALL_KEY, "stats"];
const PEOPLE_KEY = [...ALL_KEY, "people"];
const QUARANTINE_KEY = [...ALL_KEY, "quarantine"];

/** What every list tells of a person. */
export type Person = {
  id: string;
  personId: string;
  name: string | null;
  email: string;
  createdAt: string;
  contactedAt: string | null;
  note: string | null;
};

export type Page<Row> = { data: Row[]; nextCursor: string | null };

/** What a list asks the API for: the filters, the owner's time zone for the days, and the place to go on from. */
type PageQuery = Filters & { tz: string; cursor?: string; limit?: string };

/** The owner's time zone, by its IANA name. */
function timeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Leads of today, of the week, ever, and of both kinds. */
export const statsQuery = queryOptions({
  queryKey: STATS_KEY,
  queryFn: async () => (await api.leads.stats.$get({ query: { tz: timeZone() } })).json(),
  gcTime: 0,
});

/** A list page by page: the first one small, so that it is there at once, those that are asked for as large as they can be. */
function peopleQuery<Row extends Person>(
  list: PeopleList,
  filters: Filters,
  load: (query: PageQuery, signal: AbortSignal) => Promise<Page<Row>>,
) {
  return infiniteQueryOptions({
    queryKey: [...PEOPLE_KEY, list, filters],
    queryFn: ({ pageParam, signal }) => {
      const place = pageParam ? { cursor: pageParam, limit: String(LIST_LIMITS.largestPage) } : {};
      return load({ ...filters, tz: timeZone(), ...place }, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Pages keep their identity by themselves; comparing thousands of rows would make each one slower than the last.
    structuralSharing: false,
    gcTime: 0,
  });
}

/** Waitlist sign-ups and opt-ins. */
export function optInsQuery(filters: Filters) {
  return peopleQuery("opt-ins", filters, async (query, signal) =>
    (await api["optin-contacts"].$get({ query }, { init: { signal } })).json(),
  );
}

/** Calculator submissions; their `fullName` is the `name` of the other lists. */
export function submissionsQuery(filters: Filters) {
  return peopleQuery("calculator", filters, async (query, signal) => {
    const { data, nextCursor } = await (await api.calculator.$get({ query }, { init: { signal } })).json();
    return { data: data.map((row) => Object.assign(row, { name: row.fullName })), nextCursor };
  });
}

export function messagesQuery(filters: Filters) {
  return peopleQuery("messages", filters, async (query, signal) =>
    (await api.messages.$get({ query }, { init: { signal } })).json(),
  );
}

export type PeopleQuery<Row extends Person> = ReturnType<typeof peopleQuery<Row>>;
type RowOf<Query> = Query extends PeopleQuery<infer Row> ? Row : never;
export type OptIn = RowOf<ReturnType<typeof optInsQuery>>;
export type Submission = RowOf<ReturnType<typeof submissionsQuery>>;
export type Message = RowOf<ReturnType<typeof messagesQuery>>;

/** Where the file of a list is, with the same filters as the list itself. */
export function csvAddress(list: PeopleList, filters: Filters): string {
  const resource = list === "opt-ins" ? "optin-contacts" : list;
  return `/api/${resource}/csv?${new URLSearchParams({ ...filters, tz: timeZone() })}`;
}

/** What looks like spam, page by page. */
export const quarantineQuery = infiniteQueryOptions({
  queryKey: QUARANTINE_KEY,
  queryFn: async ({ pageParam, signal }) => {
    const query = pageParam ? { cursor: pageParam } : {};
    return (await api.quarantine.$get({ query }, { init: { signal } })).json();
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  gcTime: 0,
});

export type QuarantinedPost =
  Awaited<ReturnType<NonNullable<typeof quarantineQuery.queryFn>>> extends Page<infer Post> ? Post : never;

/** Everything on the page again, each list from its beginning. */
export async function refreshContacts(): Promise<void> {
  changePages(ALL_KEY, (pages) => pages.slice(0, 1));
  await queryClient.invalidateQueries({ queryKey: ALL_KEY });
}

type PersonChange = { personId: string; change: { contacted?: boolean; note?: string } };

/** Marks a person as contacted, or keeps a note; every list that is shown knows it at once. */
export const keepMutation = mutationOptions({
  mutationFn: async ({ personId, change }: PersonChange) =>
    (await api.people[":personId"].$patch({ param: { personId }, json: change })).json(),
  onSuccess: ({ personId, ...kept }) =>
    changeRows<Person>(
      PEOPLE_KEY,
      (row) => row.personId === personId,
      (row) => [{ ...row, ...kept }],
    ),
});

/** Removes a person with all that is known of them (decision: removal). */
export const removeMutation = mutationOptions({
  mutationFn: async (personId: string) => {
    await api.people[":personId"].$delete({ param: { personId } });
  },
  onSuccess: (_, personId) => {
    changeRows<Person>(
      PEOPLE_KEY,
      (row) => row.personId === personId,
      () => [],
    );
    return queryClient.invalidateQueries({ queryKey: STATS_KEY });
  },
});

/** Lets a post through after all, as if it had never been kept aside. */
export const releaseMutation = mutationOptions({
  mutationFn: async (id: string) => {
    await api.quarantine[":id"].release.$post({ param: { id } });
  },
  onSuccess: (_, id) => {
    dropPost(id);
    return queryClient.invalidateQueries({ queryKey: STATS_KEY });
  },
});

export const deletePostMutation = mutationOptions({
  mutationFn: async (id: string) => {
    await api.quarantine[":id"].$delete({ param: { id } });
  },
  onSuccess: (_, id) => dropPost(id),
});

function dropPost(id: string) {
  changeRows<{ id: string }>(
    QUARANTINE_KEY,
    (post) => post.id === id,
    () => [],
  );
}

/** Puts others in the place of some rows of the lists in the cache; pages without such rows stay the same objects. */
function changeRows<Row>(queryKey: string[], concerns: (row: Row) => boolean, change: (row: Row) => Row[]) {
  changePages<Row>(queryKey, (pages) =>
    pages.map((page) => {
      if (!page.data.some(concerns)) return page;
      return { ...page, data: page.data.flatMap((row) => (concerns(row) ? change(row) : [row])) };
    }),
  );
}

function changePages<Row>(queryKey: string[], change: (pages: Page<Row>[]) => Page<Row>[]) {
  queryClient.setQueriesData<InfiniteData<Page<Row>>>({ queryKey, predicate: isPaged }, (cached) => {
    if (!cached) return cached;
    const pages = change(cached.pages);
    return { pages, pageParams: cached.pageParams.slice(0, pages.length) };
  });
}

function isPaged({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[1] !== "stats";
}
