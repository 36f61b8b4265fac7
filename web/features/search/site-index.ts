import MiniSearch, { type AsPlainObject, type Options, type QueryCombination, type SearchOptions } from "minisearch";
import { foldText } from "#domain/fold-text.ts";
import type { IndexedEntry, SearchEntry, SearchKind } from "#web/content/search-entries.ts";

/** Of two entries about the same thing, the guide that tells more comes first (a country alone finds its guide, not a chapter), and the country one moves to before the home. */
const WEIGHTS: Partial<Record<SearchKind, number>> = { guide: 2.4, chapter: 1.3, home: 0.7 };

/** How the index of the site's search is made and asked: the same when the site is built and in the browser. */
export const SEARCH_OPTIONS: Options<IndexedEntry> = {
  fields: ["title", "text", "words"],
  storeFields: ["kind", "title", "text"],
  searchOptions: {
    boost: { title: 4, text: 2 },
    boostDocument: (_id, _term, stored) => WEIGHTS[stored?.kind as SearchKind] ?? 1,
    // Words may be unfinished.
    prefix: true,
    combineWith: "AND",
  },
};

/** One letter of a short word or two of a longer one may be wrong: swapped ones are two. */
const fuzzy = ({ length }: string) => (length > 4 ? 2 : length > 3 ? 1 : false);

/** How a query is read, until something is found: as typed, with wrong letters, with words that no entry has together. */
const READINGS: readonly SearchOptions[] = [{}, { fuzzy }, { fuzzy, combineWith: "OR" }];

/** How many results are shown. */
const MOST = 60;

/** Groups of words that mean the same, and words that tell nothing. */
type QueryWords = { synonyms: readonly (readonly string[])[]; ignored: readonly string[] };

/** Reads `/search-index.json`. @returns what the site has on some words, best first */
export function readIndex(json: unknown): (query: string) => SearchEntry[] {
  const { index, ...words } = json as QueryWords & { index: AsPlainObject };
  const search = MiniSearch.loadJS(index, SEARCH_OPTIONS);
  return (query) => {
    const queries = parseQuery(query, words);
    for (const reading of READINGS) {
      const found = search.search({ combineWith: "AND", ...reading, queries });
      if (found.length > 0)
        return found.slice(0, MOST).map(({ id, kind, title, text }) => ({ id, kind, title, text }) as SearchEntry);
    }
    return [];
  };
}

/** What to look for: words that have synonyms stand for all of them. */
function parseQuery(query: string, { synonyms, ignored }: QueryWords): (string | QueryCombination)[] {
  const words = foldText(query).split(/[\p{Z}\p{P}]+/u);
  let rest = ` ${words.filter((word) => !ignored.includes(word)).join(" ")} `;
  const groups = synonyms.flatMap((group): QueryCombination[] => {
    const typed = group.find((phrase) => rest.includes(` ${phrase} `));
    if (!typed) return [];
    rest = rest.replace(` ${typed} `, " ");
    const queries = group.map((phrase): QueryCombination => ({ combineWith: "AND", queries: [phrase] }));
    return [{ combineWith: "OR", prefix: false, fuzzy: false, queries }];
  });
  return rest.trim() === "" ? groups : [rest, ...groups];
}
