import { saysOnlyCampaign } from "#web/lib/campaign.ts";
import { dropWaitingEvents } from "#web/lib/events.ts";
import { subscribeToPageUrl } from "#web/lib/page-url.ts";

export { startBehaviors } from "./behaviors.ts";

/** How far below the screen an island is hydrated. */
const START_AHEAD = "50%";

/**
 * Hydrates each island of a public page when it is about to come into view or is touched; React comes with the first. The
 * loader calls this after the behaviors have started (web/site/loader.ts).
 * @param pressed the control whose click waits: its island is hydrated first
 */
export function startIslands(pressed?: Element) {
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const needAll = () => islands.forEach(needIsland);
  const touch = ({ target }: Event) => needIsland((target as Element).closest?.("[data-island]"));
  for (const event of ["pointerdown", "focusin", "island-needed"]) addEventListener(event, touch, true);
  needIsland(pressed?.closest("[data-island]"));
  needIsland(document.activeElement?.closest("[data-island]"));
  // What a URL says may concern any of them, a campaign none.
  if (location.hash || !saysOnlyCampaign(location.search)) return needAll();
  subscribeToPageUrl(needAll);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) needIsland(target.closest("[data-island]"));
    },
    { rootMargin: `${START_AHEAD} 0px` },
  );
  for (const island of islands) {
    const parts = [...island.children].filter((part) => part.clientHeight > 0);
    // The island itself has no box. What shows nothing yet is needed at once.
    for (const part of parts) observer.observe(part);
    if (parts.length === 0) needIsland(island);
  }
}

const needed = new Set<Element>();

function needIsland(island: Element | null | undefined) {
  if (!island || needed.has(island)) return;
  needed.add(island);
  void takeOver(island as HTMLElement);
}

/** Tells the loader that a click on this island need not wait any more. */
function release(island: HTMLElement) {
  island.dataset.ready = "";
  island.dispatchEvent(new Event("island-ready", { bubbles: true }));
}

/** Hydrates an island; where its script cannot be loaded, it works as without scripts. */
async function takeOver(island: HTMLElement) {
  // Beside React, not after it.
  const hints = island.dataset.scripts?.replace(/\S+/g, "<link rel=modulepreload href=$&>") ?? "";
  document.head.insertAdjacentHTML("beforeend", hints);
  try {
    const { hydrateIsland } = await import("./hydrate.tsx");
    await hydrateIsland(island, () => release(island));
  } catch {
    // A blocked question for consent is refused consent.
    if ("optional" in island.dataset) dropWaitingEvents();
    island.dataset.broken = "";
    release(island);
  }
}
