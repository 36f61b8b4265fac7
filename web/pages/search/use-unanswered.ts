import { useEffect } from "react";
import { countOnce } from "#web/lib/page-counts.ts";

/** Milliseconds without typing after which a search counts. */
const ASKED_MS = 2000;

/** Counts a search without results after a pause in typing (decision: visits-counted-by-day). @param query empty if there are results */
export function useUnanswered(query: string) {
  useEffect(() => {
    if (query.trim() === "") return;
    const timer = setTimeout(() => countOnce(`unanswered ${query.trim()}`), ASKED_MS);
    return () => clearTimeout(timer);
  }, [query]);
}
