import MiniSearch, {
  type AsPlainObject,
  type Options,
  type QueryCombination,
  type SearchOptions,
  type SearchResult,
} from "minisearch";
import type { CountryId } from "#domain/country-ids.ts";
import { foldText } from "#domain/fold-text.ts";
import type { IndexedEntry, SearchEntry, SearchKind } from "#web/content/search-entries.ts";

/** Of two entries about the same thing, the guide that tells more comes first (a country alone finds its guide, not a chapter), and the country one moves to before the home. */
const WEIGHTS: Partial<Record<SearchKind, number>> = { guide: 2.4, chapter: 1.3, home: 0.7 };

function weightOf(stored: Record<string, unknown> | undefined): number {
  return WEIGHTS[stored?.kind as SearchKind] ?? 1;
}

/** How the index of the site's search is made and asked: the same when the site is built and in the browser. */
export const SEARCH_OPTIONS: Options<IndexedEntry> = {
  fields: ["title", "topics", "headings", "text", "words"],
  storeFields: ["kind", "title", "text", "country"],
  searchOptions: {
    boost: { title: 6, topics: 4, headings: 2.5, text: 2 },
    boostDocument: (_id, _term, stored) => weightOf(stored),
    // Words may be unfinished.
    prefix: true,
    combineWith: "AND",
  },
};

/**
 * How a query is read, until something is found: as typed; with wrong letters in a name, where swapped ones are two; with one
 * wrong letter in a long word of a text.
 */
const READINGS: readonly SearchOptions[] = [
  {},
  { fields: ["title"], fuzzy: ({ length }) => (length > 4 ? 2 : length > 3 ? 1 : false) },
  { fuzzy: ({ length }) => (length > 5 ? 1 : false) },
];

/** How many results are shown, and how many chapters are named where there is none. */
const MAX_RESULTS = 60;
const MAX_NEAREST = 3;

/** A word found in fewer entries than this is probably a coincidence. */
const RARE = 3;

/** What the index file has in addition to its entries. */
type QueryWords = {
  /** Groups of words that mean the same. */
  synonyms: readonly (readonly string[])[];
  /** Words that tell nothing. */
  ignored: readonly string[];
  /** The country that a name means, and the one of a city. */
  countries: Readonly<Record<string, string>>;
  cities: Readonly<Record<string, string>>;
  /** Countries that we have no guide to. */
  elsewhere: readonly string[];
};

export type Hit = SearchEntry & {
  /** The country that it is about, where it is about one. */
  country?: CountryId;
  /** The words of the index that the query met. */
  terms: readonly string[];
};

/** What the site has on some words, best first; where it has nothing, the chapters that come nearest. */
export type Findings = { found: readonly Hit[]; nearest: readonly Hit[] };

export function readIndex(json: unknown): (query: string) => Findings {
  const { index, ...words } = json as QueryWords & { index: AsPlainObject };
  const search = MiniSearch.loadJS(index, SEARCH_OPTIONS);
  return (query) => {
    const { country, isElsewhere, asked } = parseQuery(query, words);
    const filter = country ? ofCountry(search, country) : () => true;
    const queries = asked.map(({ query: one }) => one);
    // What is about the country comes before what only mentions it.
    const boostDocument: SearchOptions["boostDocument"] = (_id, _term, stored) =>
      weightOf(stored) * (stored?.country === country?.id ? 2 : 1);
    if (isElsewhere) return { found: [], nearest: [] };
    for (const reading of READINGS) {
      const found = search.search({ combineWith: "AND", ...reading, queries }, { filter, boostDocument });
      if (found.length > 0) return { found: found.slice(0, MAX_RESULTS).map(asHit), nearest: [] };
    }
    const near = search.search({ combineWith: "OR", queries }, { filter });
    // A longer query may miss one term, if every term is known to the index. Looser matches are off topic.
    const isKnown = asked.every(({ query: one }) => isNumber(one) || search.search(one).length >= RARE);
    const found =
      isKnown && asked.length > 2 ? near.filter((result) => countFound(asked, result) >= asked.length - 1) : [];
    const chapters = near.filter(({ kind }) => kind === "chapter");
    const daily = country ? search.search(country.name, { filter: (result) => filter(result) && isDaily(result) }) : [];
    const nearest = chapters.length > 0 ? chapters : daily;
    return { found: found.slice(0, MAX_RESULTS).map(asHit), nearest: nearest.slice(0, MAX_NEAREST).map(asHit) };
  };
}

/** A number is often the reader's own: an income, an age. */
function isNumber(query: Asked["query"]): boolean {
  return typeof query === "string" && /^\d+$/.test(query);
}

function countFound(asked: readonly Asked[], { queryTerms }: SearchResult): number {
  return asked.filter(({ phrases }) =>
    phrases.some((phrase) => phrase.split(" ").every((word) => queryTerms.includes(word))),
  ).length;
}

function asHit({ id, kind, title, text, country, terms }: SearchResult): Hit {
  return { id, kind, title, text, country, terms } as Hit;
}

/** Chapters on daily life and work, the best guess when no chapter matches. */
function isDaily({ id }: SearchResult): boolean {
  return /\/(?:culture|rules|work)$/.test(id as string);
}

/** Keeps a country’s entries, and entries of no country that mention it. */
function ofCountry(search: MiniSearch, { id, name }: { id: string; name: string }): (result: SearchResult) => boolean {
  const naming = new Set(search.search(name).map((result) => result.id as string));
  return (result) => (result.country ? result.country === id : naming.has(result.id as string));
}

/** A search term: one word, or a group of synonyms. */
type Asked = { phrases: readonly string[]; query: string | QueryCombination };

/**
 * Turns a query into search terms. A country or city limits the results to that country. A country's name is then dropped from
 * the terms, unless it is the whole query. A word with synonyms matches any of them.
 */
function parseQuery(query: string, { synonyms, ignored, countries, cities, elsewhere }: QueryWords) {
  // "$375,000" is 375000 in the index.
  const typed = foldText(query).replaceAll(/(?<=\d),(?=\d{3}\b)|\p{Sc}/gu, "");
  const words = typed.split(/[\p{Z}\p{P}]+/u);
  let rest = ` ${words.filter((word) => !ignored.includes(word)).join(" ")} `;
  const namedIn = (names: readonly string[]) => names.filter((name) => rest.includes(` ${name} `));
  const [name, ...others] = namedIn(Object.keys(countries));
  const [city] = namedIn(Object.keys(cities));
  const isElsewhere = name === undefined && city === undefined && namedIn(elsewhere).length > 0;
  const isConfined = name !== undefined && others.length === 0 && rest.trim() !== name;
  if (isConfined) rest = rest.replace(` ${name} `, " ");
  const groups = synonyms.flatMap((group): Asked[] => {
    // Longest first, so that "giving birth" leaves no stray "giving".
    const phrase = group.toSorted((a, b) => b.length - a.length).find((one) => rest.includes(` ${one} `));
    if (!phrase) return [];
    rest = rest.replace(` ${phrase} `, " ");
    const queries = group.map((one): QueryCombination => ({ combineWith: "AND", queries: [one] }));
    return [{ phrases: group, query: { combineWith: "OR", prefix: false, fuzzy: false, queries } }];
  });
  const single = rest.split(" ").filter(Boolean);
  return {
    country: isConfined
      ? { id: countries[name]!, name }
      : city !== undefined && name === undefined
        ? { id: cities[city]!, name: city }
        : null,
    isElsewhere,
    asked: [...single.map((word): Asked => ({ phrases: [word], query: word })), ...groups],
  };
}
