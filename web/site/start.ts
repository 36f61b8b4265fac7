export { startBehaviors } from "./behaviors.ts";

/**
 * Hydrates the islands of a public page; its loader calls this after its behaviors have started (web/site/loader.ts).
 * React comes only with pages that have islands.
 * @param pressed controls whose click waits: their islands are hydrated first
 * @throws Error where a script cannot be loaded; islands that are hydrated stay so when it is called again
 */
export async function startIslands(pressed: readonly Element[]) {
  if (!document.querySelector("[data-island]")) return;
  const { hydrateIslands } = await import("./hydrate.tsx");
  await hydrateIslands(pressed);
}
