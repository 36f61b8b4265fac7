import { startBehaviors } from "./behaviors.ts";

/**
 * Starts a public page; its loader calls this when it is time (web/site/loader.ts). React comes only with pages that have
 * islands.
 * @param pressed controls whose click waits: their islands are hydrated first
 */
export async function start(pressed: ReadonlySet<Element>) {
  startBehaviors();
  if (!document.querySelector("[data-island]")) return;
  const { hydrateIslands } = await import("./hydrate.tsx");
  await hydrateIslands(pressed);
}
