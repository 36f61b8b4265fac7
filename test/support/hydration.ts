/**
 * Whether a page does what it does with scripts: its behaviors listen, and every island is hydrated. Runs in the page, so
 * it uses nothing from outside.
 */
export function isHydrated(): boolean {
  const loader = document.querySelector<HTMLElement>("script[data-start]");
  // The back office has no loader: its document shows that it loads until the app knows whether the owner is signed in.
  if (!loader) return document.querySelector("[data-slot=loading-page]") === null;
  if (!("started" in loader.dataset)) return false;
  const waiting = [...document.querySelectorAll<HTMLElement>("[data-island]:not([data-ready])")];
  // Islands out of view wait; a change of the URL wakes all.
  const woken = globalThis as { areIslandsWoken?: boolean };
  if (waiting.length > 0 && !woken.areIslandsWoken) dispatchEvent(new PopStateEvent("popstate"));
  woken.areIslandsWoken = true;
  return waiting.length === 0;
}
