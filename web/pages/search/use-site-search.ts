import { useEffect, useState } from "react";
import type { SearchEntry } from "#web/content/search-entries.ts";

/** What finds entries by some words. */
type Search = { find: (query: string) => SearchEntry[] };

/** The search library and the index, fetched together when the first word is typed. */
async function loadSearch(): Promise<Search> {
  const [{ readIndex }, answer] = await Promise.all([
    import("#web/features/search/site-index.ts"),
    fetch("/search-index.json"),
  ]);
  if (!answer.ok) throw new Error(`The index of the search was answered with ${answer.status}.`);
  return { find: readIndex(await answer.json()) };
}

/**
 * The results for what is typed; null while nothing is typed.
 * @returns `state`: whether the index is still on its way or could not be had
 */
export function useSiteSearch(query: string) {
  const [search, setSearch] = useState<Search | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isAsked = query.trim() !== "";

  useEffect(() => {
    if (!isAsked || search) return;
    loadSearch().then(setSearch, () => setHasFailed(true));
  }, [isAsked, search]);

  const state = !isAsked || search ? "ready" : hasFailed ? "failed" : "loading";
  return { state, results: isAsked && search ? search.find(query) : null } as const;
}
