import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { LIST_LIMITS } from "#domain/owner-lists.ts";
import { api } from "#web/lib/api.ts";
import { ownersTimeZone } from "#web/lib/owners-day.ts";
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
  contactedAt: string | null;
  note: string | null;
};

/** What a list asks the API for: the filters, the owner's time zone for the days, and the place to go on from. */
type PageQuery = Filters & { tz: string; cursor?: string; limit?: string };

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
      return load({ ...filters, tz: ownersTimeZone(), ...place }, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Pages keep their identity by themselves; comparing thousands of rows would make each one slower than the last.
    structuralSharing: false,
    placeholderData: keepPreviousData,
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
export function csvUrl(list: PeopleList, filters: Filters): string {
  const resource = list === "opt-ins" ? "optin-contacts" : list;
  return `/api/${resource}/csv?${new URLSearchParams({ ...filters, tz: ownersTimeZone() })}`;
}
