import { useEffect, useState } from "react";
import type { Findings } from "#web/features/search/site-index.ts";

/** What finds entries by some words. */
type Search = { find: (query: string) => Findings };

let loading: Promise<Search> | undefined;

/** The search library and the index, fetched together when the first word is typed, and again after a failure. */
function loadSearch(): Promise<Search> {
  loading ??= fetchSearch().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchSearch(): Promise<Search> {
  const [{ readIndex }, answer] = await Promise.all([
    import("#web/features/search/site-index.ts"),
    fetch("/search-index.json"),
  ]);
  if (!answer.ok) throw new Error(`The index of the search was answered with ${answer.status}.`);
  return { find: readIndex(await answer.json()) };
}

/**
 * What is found for what is typed; null while nothing is typed.
 * @returns `state`: whether the index is still on its way or could not be had; what is typed next asks for it again
 */
export function useSiteSearch(query: string) {
  const [search, setSearch] = useState<Search | null>(null);
  const [failedQuery, setFailedQuery] = useState<string | null>(null);
  const hasQuery = query.trim() !== "";
  const hasFailed = failedQuery === query;

  useEffect(() => {
    if (!hasQuery || search || hasFailed) return;
    let isCurrent = true;
    loadSearch().then(setSearch, () => isCurrent && setFailedQuery(query));
    return () => {
      isCurrent = false;
    };
  }, [hasQuery, search, hasFailed, query]);

  const state = !hasQuery || search ? "ready" : hasFailed ? "failed" : "loading";
  return { state, findings: hasQuery && search ? search.find(query) : null } as const;
}
