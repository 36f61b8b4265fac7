import type { Options } from "minisearch";
import type { IndexedEntry } from "#web/content/search-entries.ts";

/** How the index of the site's search is made and asked: the same when the site is built and in the browser. */
export const SEARCH_OPTIONS: Options<IndexedEntry> = {
  fields: ["title", "text", "words"],
  storeFields: ["kind", "title", "text"],
  searchOptions: {
    boost: { title: 4, text: 2 },
    // Where two pages are about the same thing, the one that tells more comes first.
    boostDocument: (_id, _term, stored) => (stored?.kind === "guide" ? 1.6 : 1),
    // Words may be unfinished, and one letter of a short word or two of a longer one may be wrong: swapped ones are two.
    prefix: true,
    fuzzy: ({ length }) => (length > 4 ? 2 : length > 3 ? 1 : false),
    combineWith: "AND",
  },
};
