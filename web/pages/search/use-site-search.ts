import type MiniSearch from "minisearch";
import { useEffect, useState } from "react";
import type { IndexedEntry, SearchEntry } from "#web/content/search-entries.ts";
import { SEARCH_OPTIONS } from "#web/features/search/site-index.ts";

/** How many results are shown. */
const MOST = 30;

/** The search library and the index, fetched together when the first word is typed. */
async function loadIndex(): Promise<MiniSearch<IndexedEntry>> {
  const [{ default: Index }, answer] = await Promise.all([import("minisearch"), fetch("/search-index.json")]);
  if (!answer.ok) throw new Error(`The index of the search was answered with ${answer.status}.`);
  return Index.loadJSON(await answer.text(), SEARCH_OPTIONS);
}

/** What the site has on some words, best first. */
export function findEntries(index: MiniSearch<IndexedEntry>, query: string): SearchEntry[] {
  const strict = index.search(query);
  const found = strict.length > 0 ? strict : index.search(query, { combineWith: "OR" });
  return found.slice(0, MOST).map(({ id, kind, title, text }) => ({ id, kind, title, text }) as SearchEntry);
}

/**
 * The results for what is typed; null while nothing is typed.
 * @returns `state`: whether the index is still on its way or could not be had
 */
export function useSiteSearch(query: string) {
  const [index, setIndex] = useState<MiniSearch<IndexedEntry> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isAsked = query.trim() !== "";

  useEffect(() => {
    if (!isAsked || index) return;
    loadIndex().then(setIndex, () => setHasFailed(true));
  }, [isAsked, index]);

  const state = !isAsked || index ? "ready" : hasFailed ? "failed" : "loading";
  return { state, results: isAsked && index ? findEntries(index, query) : null } as const;
}
