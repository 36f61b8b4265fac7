/**
 * Whether a page does what it does with scripts: its behaviors listen, and every island is hydrated. Runs in the page, so
 * it uses nothing from outside.
 */
export function isHydrated(): boolean {
  const loader = document.querySelector<HTMLElement>("script[data-start]");
  // The back office has no loader: it is there as soon as it shows something.
  if (!loader) return document.querySelector("main") !== null;
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  return "started" in loader.dataset && islands.every(({ dataset }) => "ready" in dataset);
}
