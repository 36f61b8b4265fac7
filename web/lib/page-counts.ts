import { site } from "#domain/site.ts";

/** What was counted on this page, each once, and what of it was not sent yet. */
const counted = new Set<string>();
let waiting: string[] = [];

/** Counts something that happens on this page, at most once (decision: visits-counted-by-day): see `VisitPost`. */
export function countOnce(event: string) {
  if (counted.has(event)) return;
  counted.add(event);
  waiting.push(event);
}

/**
 * Counts this page's visit: when it is left or hidden, one request tells what happened on it since the last one. Nothing
 * is stored, and nobody is counted who has asked for that by Global Privacy Control.
 */
export function countVisit(campaign: string | undefined) {
  if ((navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl) return;
  const { pathname: page, origin } = location;
  countOnce("view");
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Reloaded, or come back to, a page names the same referrer again.
  if (opened?.type === "navigate" && !document.referrer.startsWith(`${origin}/`)) countOnce("entry");
  addEventListener(
    "click",
    ({ target }) => {
      const link = (target as Element).closest("a");
      if (link?.origin === site.checkoutOrigin) countOnce(`checkout ${link.pathname}`);
    },
    true,
  );
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden || waiting.length === 0) return;
    navigator.sendBeacon("/api/visits", JSON.stringify({ page, campaign, events: waiting }));
    waiting = [];
  });
}
