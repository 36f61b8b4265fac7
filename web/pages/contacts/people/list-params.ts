import { useNavigate, useParams, useSearchParams } from "react-router";
import { OPT_IN_SOURCES, SOURCES_OF_KIND } from "#domain/lead.ts";
import { LIST_LIMITS, LIST_SORTS, SUBMISSION_SORTS } from "#domain/owner-lists.ts";
import { PEOPLE_VIEWS, PERSON_STATUSES, TAG_LIMITS } from "#domain/person.ts";
import { useTypedParam } from "#web/lib/use-typed-param.ts";
import { currentParams, withParams } from "#web/lib/page-url.ts";

// What the URL says: which list, of which person, and how: `/contacts/calculator?q=ama&sort=savings`.

/** The lists of people, which can be searched and downloaded. */
export const PEOPLE_LISTS = ["opt-ins", "calculator", "plans", "messages", "people"] as const;
export type PeopleList = (typeof PEOPLE_LISTS)[number];

export const LIST_NAMES = [...PEOPLE_LISTS, "quarantine", "imports"] as const;
export type ListName = (typeof LIST_NAMES)[number];

function isPeopleList(list: ListName): list is PeopleList {
  return (PEOPLE_LISTS as readonly string[]).includes(list);
}

const FILTER_NAMES = ["q", "source", "country", "from", "to", "sort", "view", "status", "tag"] as const;
type FilterName = (typeof FILTER_NAMES)[number];

/** What a list is narrowed to, and its order, as the API takes it; what is not asked for is left out. */
export type Filters = Partial<Record<FilterName, string>>;

/** The order where none is given. */
export const DEFAULT_SORT = "newest";

export const SOURCES_BY_LIST: Readonly<Record<PeopleList, readonly string[]>> = {
  "opt-ins": OPT_IN_SOURCES,
  calculator: SOURCES_OF_KIND.submission,
  plans: [],
  messages: [],
  people: [],
};

export const SORTS_BY_LIST = {
  "opt-ins": LIST_SORTS,
  calculator: SUBMISSION_SORTS,
  plans: LIST_SORTS,
  messages: LIST_SORTS,
  people: [],
} as const satisfies Record<PeopleList, readonly string[]>;

/** A day that the API takes. */
export function isListDay(text: string): boolean {
  if (!/^2\d{3}-\d\d-\d\d$/.test(text)) return false;
  const moment = Date.parse(text);
  // Where the month is shorter, the date rolls over instead of failing.
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** The list of a name in the URL; the first one where it is left out or unknown. */
export function parseList(name: string | undefined): ListName {
  return LIST_NAMES.find((list) => list === name) ?? LIST_NAMES[0];
}

export function contactsPath(list: ListName, personId?: string): string {
  return personId ? `/contacts/${list}/${personId}` : `/contacts/${list}`;
}

/** The state of an entry of the history that a list made: going back closes the person. */
export const OPENED_FROM_LIST = { openedFromList: true };

/** @param state of an entry of the history */
export function isOpenedFromList(state: unknown): boolean {
  return (state as Partial<typeof OPENED_FROM_LIST> | null)?.openedFromList === true;
}

/** Reads the search params; whatever is no value of its list counts as left out. */
export function parseFilters(list: ListName, parameters: URLSearchParams): Filters {
  if (!isPeopleList(list)) return {};
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
  return filters;
}

/** The search params with some filters changed; an empty one is taken out, and so is what its list does not know. */
export function applyFilters(list: ListName, before: URLSearchParams, changes: Filters): URLSearchParams {
  const after = withParams(before, changes);
  const filters = parseFilters(list, after);
  return withParams(after, Object.fromEntries(FILTER_NAMES.map((name) => [name, filters[name] ?? null])));
}

/** The search params of another list. A person and days are sought there, too; sources and countries are its own. */
export function applyList(before: URLSearchParams, list: ListName): URLSearchParams {
  // The quarantine and the imports cannot be searched, but the search comes back with the lists that can.
  if (!isPeopleList(list)) return before;
  return applyFilters(list, before, { source: "", country: "" });
}

/** Whether anything is left out of the list. */
export function isNarrowed(filters: Filters): boolean {
  return Object.keys(filters).some((name) => name !== "sort");
}

export type ListParamsState = ReturnType<typeof useListParams>;

/** Choices replace the entry of the history: the back button leaves the page in one step, however much was filtered. */
const CHOICE = { replace: true, preventScrollReset: true } as const;

/** Which list is shown and how, kept in the URL. */
export function useListParams() {
  const { list: name, person: personId } = useParams();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const [search, setSearch] = useTypedParam(params.get("q"), (q) =>
    setParams(withParams(currentParams(), { q }), CHOICE),
  );
  const list = parseList(name);

  function filter(changes: Filters) {
    setParams(applyFilters(list, currentParams(), changes), CHOICE);
  }

  return {
    list,
    /** Who is shown; null for nobody. */
    personId: personId ?? null,
    filters: parseFilters(list, params),
    /** What is in the search box; the list follows it after a pause. */
    search,
    setSearch: (text: string) => setSearch(text.slice(0, LIST_LIMITS.search)),
    showList: (next: ListName) =>
      navigate({ pathname: contactsPath(next), search: applyList(params, next).toString() }, CHOICE),
    filter,
    /** Shows everybody again, in the same order. */
    clear() {
      setSearch("");
      filter({ q: "", source: "", country: "", from: "", to: "", view: "", status: "", tag: "" });
    },
  };
}
