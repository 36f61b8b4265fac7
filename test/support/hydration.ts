/**
 * Whether a page does what it does with scripts: its behaviors listen, and every island is hydrated. Runs in the page, so
 * it uses nothing from outside.
 */
export function isHydrated(): boolean {
  const loader = document.querySelector<HTMLElement>("script[data-start]");
  // The back office has no loader: its document shows that it loads until the app knows whether the owner is signed in.
  if (!loader) return document.querySelector("[data-slot=loading-page]") === null;
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  return "started" in loader.dataset && islands.every(({ dataset }) => "ready" in dataset);
}
