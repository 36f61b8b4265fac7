import { saysOnlyCampaign } from "#web/lib/campaign.ts";
import { subscribeToPageUrl } from "#web/lib/page-url.ts";

export { startBehaviors } from "./behaviors.ts";

/** Islands that are needed; the others are not run. */
const needed = new Set<HTMLElement>();
let areWatched = false;

/**
 * Hydrates the islands of a public page that are needed; its loader calls this after its behaviors have started
 * (web/site/loader.ts). React comes only with those.
 * @param held controls whose click waits: their islands are hydrated first
 * @param startAgain is called when more islands are needed
 * @throws Error where a script cannot be loaded; islands that are hydrated stay so when it is called again
 */
export async function startIslands(held: ReadonlyMap<Element, unknown>, startAgain: () => void) {
  const pressed = [...held.keys()];
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  for (const island of islands) if (pressed.some((control) => island.contains(control))) needed.add(island);
  if (!areWatched) watchIslands(islands, startAgain);
  areWatched = true;
  if (needed.size === 0) return;
  const { hydrateIslands } = await import("./hydrate.tsx");
  await hydrateIslands([...needed], pressed);
}

/** An island is needed when it comes into view, or at once where there is nothing of it to see. */
function watchIslands(islands: readonly HTMLElement[], startAgain: () => void) {
  const needAll = () => {
    for (const island of islands) needed.add(island);
  };
  // What a URL says may concern any of them, a campaign none.
  if (location.hash || !saysOnlyCampaign(location.search)) return needAll();
  subscribeToPageUrl(() => {
    needAll();
    startAgain();
  });
  const observer = new IntersectionObserver((entries) => {
    const before = needed.size;
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (!isIntersecting && boundingClientRect.height > 0) continue;
      observer.unobserve(target);
      needed.add(target.closest<HTMLElement>("[data-island]")!);
    }
    if (needed.size > before) startAgain();
  });
  for (const island of islands) {
    // The island itself has no box.
    for (const part of island.children) observer.observe(part);
    if (!island.firstElementChild) needed.add(island);
  }
}
