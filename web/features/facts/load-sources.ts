import { fetchPage } from "#web/lib/fetch-page.ts";

/**
 * Brings the list of a chapter's sources into its fold when that opens, and opens it by a number beside a figure: a long
 * page keeps its lists on a page of their own (Sourced). Without scripts both lead to that page.
 */
export function loadSources() {
  document.addEventListener("toggle", ({ target }) => void fill(target as Element), { capture: true });
  document.addEventListener("click", (event) => {
    const number = (event.target as Element).closest<HTMLAnchorElement>(".known sup a");
    if (!number || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const fold = number.closest("[data-slot=fact-source]")?.querySelector<HTMLDetailsElement>("details.sources");
    if (!fold) return;
    event.preventDefault();
    void show(fold, number.hash.slice(1));
  });
}

/** Opens a fold and goes to one of its sources; to its page where that cannot be loaded. */
async function show(fold: HTMLDetailsElement, id: string) {
  fold.open = true;
  await fill(fold);
  const source = document.getElementById(id);
  if (!source) return location.assign(fold.querySelector<HTMLAnchorElement>("[data-slot=sources-elsewhere] a")!.href);
  source.tabIndex = -1;
  source.focus({ preventScroll: true });
  source.scrollIntoView({ block: "center" });
}

/** The pages that were asked for: several folds of a page share one. */
const asked = new Map<string, Promise<Document>>();

async function fill(fold: Element) {
  const place = fold.matches("details.sources[open]") ? fold.querySelector("[data-slot=sources-elsewhere]") : null;
  const link = place?.querySelector("a");
  if (!place || !link) return;
  const page = asked.get(link.pathname) ?? fetchPage(link.pathname);
  asked.set(link.pathname, page);
  const list = await page.then(
    (found) => found.getElementById(link.hash.slice(1))?.querySelector("ol"),
    () => asked.delete(link.pathname),
  );
  // Two calls may have waited for it.
  if (list instanceof Element && place.isConnected) place.replaceWith(document.adoptNode(list));
}
