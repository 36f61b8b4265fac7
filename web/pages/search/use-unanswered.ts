import { useEffect } from "react";
import { countOnce } from "#web/lib/page-counts.ts";

/** Milliseconds without a key after which a search counts as asked. */
const ASKED_MS = 2000;

/** Counts a search without an answer, once it is typed to the end (decision: visits-counted-by-day). @param query empty where it has one */
export function useUnanswered(query: string) {
  useEffect(() => {
    if (query.trim() === "") return;
    const timer = setTimeout(() => countOnce(`unanswered ${query.trim()}`), ASKED_MS);
    return () => clearTimeout(timer);
  }, [query]);
}
