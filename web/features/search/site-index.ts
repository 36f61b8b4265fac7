import MiniSearch, {
  type AsPlainObject,
  type Options,
  type QueryCombination,
  type SearchOptions,
  type SearchResult,
} from "minisearch";
import { foldText } from "#domain/fold-text.ts";
import type { IndexedEntry, SearchEntry, SearchKind } from "#web/content/search-entries.ts";

/** Of two entries about the same thing, the guide that tells more comes first (a country alone finds its guide, not a chapter), and the country one moves to before the home. */
const WEIGHTS: Partial<Record<SearchKind, number>> = { guide: 2.4, chapter: 1.3, home: 0.7 };

/** How the index of the site's search is made and asked: the same when the site is built and in the browser. */
export const SEARCH_OPTIONS: Options<IndexedEntry> = {
  fields: ["title", "headings", "text", "words"],
  storeFields: ["kind", "title", "text", "country"],
  searchOptions: {
    boost: { title: 6, headings: 2.5, text: 2 },
    boostDocument: (_id, _term, stored) => WEIGHTS[stored?.kind as SearchKind] ?? 1,
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
const MOST = 60;
const MOST_NEAREST = 3;

/** What the index says beside its entries: groups of words that mean the same, words that tell nothing, and countries by their names. */
type QueryWords = {
  synonyms: readonly (readonly string[])[];
  ignored: readonly string[];
  countries: Readonly<Record<string, string>>;
};

/** What the site has on some words, best first; where it has nothing, the chapters that come nearest. */
export type Findings = { found: readonly SearchEntry[]; nearest: readonly SearchEntry[] };

/** Reads `/search-index.json`. */
export function readIndex(json: unknown): (query: string) => Findings {
  const { index, ...words } = json as QueryWords & { index: AsPlainObject };
  const search = MiniSearch.loadJS(index, SEARCH_OPTIONS);
  return (query) => {
    const { country, queries, asked } = parseQuery(query, words);
    const filter = country ? ofCountry(search, country) : () => true;
    for (const reading of READINGS) {
      const found = search.search({ combineWith: "AND", ...reading, queries }, { filter });
      if (found.length > 0) return { found: found.slice(0, MOST).map(asEntry), nearest: [] };
    }
    const near = search.search({ combineWith: "OR", queries }, { filter });
    // Of a long question one word may be missing; what has fewer is about something else.
    const found = asked > 2 ? near.filter(({ queryTerms }) => queryTerms.length >= asked - 1) : [];
    const chapters = near.filter(({ kind }) => kind === "chapter");
    const daily = country ? search.search(country.name, { filter: (result) => filter(result) && isDaily(result) }) : [];
    const nearest = chapters.length > 0 ? chapters : daily;
    return { found: found.slice(0, MOST).map(asEntry), nearest: nearest.slice(0, MOST_NEAREST).map(asEntry) };
  };
}

function asEntry({ id, kind, title, text }: SearchResult): SearchEntry {
  return { id, kind, title, text } as SearchEntry;
}

/** The chapters on how people live and work, where what no chapter has would stand. */
function isDaily({ id }: SearchResult): boolean {
  return /\/(?:culture|rules|work)$/.test(id as string);
}

/** Of a country, and what is of none but names it. */
function ofCountry(search: MiniSearch, { id, name }: { id: string; name: string }): (result: SearchResult) => boolean {
  const naming = new Set(search.search(name).map((result) => result.id as string));
  return (result) => (result.country ? result.country === id : naming.has(result.id as string));
}

/** What to look for: a country's name confines it, unless it is all that is asked; words that have synonyms stand for all of them. */
function parseQuery(query: string, { synonyms, ignored, countries }: QueryWords) {
  // "$375,000" is 375000 in the index.
  const typed = foldText(query).replaceAll(/(?<=\d),(?=\d{3}\b)|\p{Sc}/gu, "");
  const words = typed.split(/[\p{Z}\p{P}]+/u);
  let rest = ` ${words.filter((word) => !ignored.includes(word)).join(" ")} `;
  const named = Object.keys(countries).filter((name) => rest.includes(` ${name} `));
  const [name] = named;
  const isConfined = named.length === 1 && rest.trim() !== name;
  if (isConfined) rest = rest.replace(` ${name} `, " ");
  const groups = synonyms.flatMap((group): QueryCombination[] => {
    const phrase = group.find((one) => rest.includes(` ${one} `));
    if (!phrase) return [];
    rest = rest.replace(` ${phrase} `, " ");
    const queries = group.map((one): QueryCombination => ({ combineWith: "AND", queries: [one] }));
    return [{ combineWith: "OR", prefix: false, fuzzy: false, queries }];
  });
  const single = rest.trim() === "" ? [] : rest.trim().split(" ");
  return {
    country: isConfined ? { id: countries[name!]!, name: name! } : null,
    queries: [...(single.length > 0 ? [single.join(" ")] : []), ...groups],
    /** How many things are asked for. */
    asked: single.length + groups.length,
  };
}
