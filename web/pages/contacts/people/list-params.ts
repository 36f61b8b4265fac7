import { LEAD_SOURCES, OPT_IN_SOURCES } from "#domain/lead.ts";
import { LIST_LIMITS, LIST_SORTS, SUBMISSION_SORTS } from "#domain/owner-lists.ts";
import { PEOPLE_VIEWS, PERSON_STATUSES, TAG_LIMITS } from "#domain/person.ts";
import { withParams } from "#web/lib/page-url.ts";
import { useTypedUrlParam, useUrlParams } from "#web/lib/use-url-params.ts";

// What the URL says about the list that is shown: `?list=calculator&q=ama&sort=savings`.

export const LIST_NAMES = ["opt-ins", "calculator", "messages", "people", "quarantine"] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** The lists of people, which can be searched and downloaded. */
export type PeopleList = Exclude<ListName, "quarantine">;

const FILTER_NAMES = ["q", "source", "country", "from", "to", "sort", "view", "status", "tag"] as const;
type FilterName = (typeof FILTER_NAMES)[number];

/** What a list is narrowed to, and its order, as the API takes it; what is not asked for is left out. */
export type Filters = Partial<Record<FilterName, string>>;

type ListParams = { list: ListName; filters: Filters };

/** The order where none is given. */
export const DEFAULT_SORT = "newest";

export const SOURCES_BY_LIST: Readonly<Record<ListName, readonly string[]>> = {
  "opt-ins": OPT_IN_SOURCES,
  calculator: LEAD_SOURCES.filter((source) => !(OPT_IN_SOURCES as readonly string[]).includes(source)),
  messages: [],
  people: [],
  quarantine: [],
};

export const SORTS_BY_LIST = {
  "opt-ins": LIST_SORTS,
  calculator: SUBMISSION_SORTS,
  messages: LIST_SORTS,
  people: [],
  quarantine: [],
} as const satisfies Record<ListName, readonly string[]>;

/** A day that the API takes. */
export function isListDay(text: string): boolean {
  if (!/^2\d{3}-\d\d-\d\d$/.test(text)) return false;
  const moment = Date.parse(text);
  // Where the month is shorter, the date rolls over instead of failing.
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** Reads the search params; whatever is no value of its list counts as left out. */
export function parseListParams(parameters: URLSearchParams): ListParams {
  const list = LIST_NAMES.find((name) => name === parameters.get("list")) ?? LIST_NAMES[0];
  if (list === "quarantine") return { list, filters: {} };
  const sorts: readonly string[] = SORTS_BY_LIST[list];
  const fits: Record<FilterName, (value: string) => boolean> = {
    q: (value) => value.trim() !== "" && value.length <= LIST_LIMITS.search,
    source: (value) => SOURCES_BY_LIST[list].includes(value),
    country: (value) => list !== "messages" && value.length <= LIST_LIMITS.country,
    from: isListDay,
    to: isListDay,
    sort: (value) => value !== DEFAULT_SORT && sorts.includes(value),
    view: (value) => list === "people" && PEOPLE_VIEWS.some((view) => view === value),
    status: (value) => list === "people" && PERSON_STATUSES.some((status) => status === value),
    tag: (value) => list === "people" && value.trim() !== "" && value.length <= TAG_LIMITS.length,
  };
  const filters: Filters = {};
  for (const name of FILTER_NAMES) {
    const value = parameters.get(name);
    if (value && fits[name](value)) filters[name] = value;
  }
  return { list, filters };
}

/** The search params with some filters changed; an empty one is taken out, and so is what its list does not know. */
export function applyFilters(before: URLSearchParams, changes: Filters): URLSearchParams {
  const after = withParams(before, changes);
  const { filters } = parseListParams(after);
  return withParams(after, Object.fromEntries(FILTER_NAMES.map((name) => [name, filters[name] ?? null])));
}

/** The search params of another list. A person and days are sought there, too; sources and countries are its own. */
export function applyList(before: URLSearchParams, list: ListName): URLSearchParams {
  const after = withParams(before, { list: list === LIST_NAMES[0] ? null : list });
  // The quarantine cannot be searched, but the search comes back with the lists that can.
  if (list === "quarantine") return after;
  return applyFilters(after, { source: "", country: "" });
}

/** Whether anything is left out of the list. */
export function isNarrowed(filters: Filters): boolean {
  return Object.keys(filters).some((name) => name !== "sort");
}

export type ListParamsState = ReturnType<typeof useListParams>;

/**
 * Which list is shown and how, kept in the URL. Choices replace the entry of the history: the back button leaves the
 * page in one step, however much was filtered.
 */
export function useListParams() {
  const [params, setParams] = useUrlParams();
  const [search, setSearch] = useTypedUrlParam("q");

  function filter(changes: Filters) {
    setParams((before) => applyFilters(before, changes), { replace: true });
  }

  return {
    ...parseListParams(params),
    /** What is in the search box; the list follows it after a pause. */
    search,
    setSearch: (text: string) => setSearch(text.slice(0, LIST_LIMITS.search)),
    showList: (list: ListName) => setParams((before) => applyList(before, list), { replace: true }),
    filter,
    /** Shows everybody again, in the same order. */
    clear() {
      setSearch("");
      filter({ q: "", source: "", country: "", from: "", to: "", view: "", status: "", tag: "" });
    },
  };
}
