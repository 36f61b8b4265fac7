import { useIsHydrated } from "#web/lib/use-is-hydrated.ts";
import { usePageUrl } from "#web/lib/use-page-url.ts";

const TEXT = "These answers came with the link you opened. Not yours? Change them.";

/**
 * Says that a tool's answers came with the link, until the visitor changes one.
 * @param names the parameters of the URL that answer something
 */
export function LinkedAnswers({ names }: { names: readonly string[] }) {
  const { search } = usePageUrl();
  if (!useIsHydrated() || !isOpenedFromElsewhere() || search !== openedWith) return null;
  const params = new URLSearchParams(search);
  if (!names.some((name) => params.get(name))) return null;
  return (
    <p role="note" className="mb-2 measure text-muted">
      {TEXT}
    </p>
  );
}

const openedWith = globalThis.location?.search;

/** Whether the page was opened by a link that is not this site's own, and neither loaded again nor returned to. */
function isOpenedFromElsewhere(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "navigate" && !document.referrer.startsWith(`${location.origin}/`);
}
