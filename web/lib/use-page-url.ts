import { useSyncExternalStore } from "react";
import { type PageUrl, PRERENDERED_URL, readPageUrl, subscribeToPageUrl } from "./page-url.ts";

/** The page's URL as state: empty while prerendering and during hydration, as in the HTML. */
export function usePageUrl(): PageUrl {
  return useSyncExternalStore(subscribeToPageUrl, readPageUrl, () => PRERENDERED_URL);
}
