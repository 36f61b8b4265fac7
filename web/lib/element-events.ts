import { track } from "./events.ts";

/** An event of the tracker that an element stands for. */
export type TrackedEvent = readonly [name: string, parameters: Readonly<Record<string, unknown>>];

/** When an element tells the tracker: as the page starts, when a fifth of it is first seen, or when it is clicked. */
type Occasion = "start" | "view" | "click";

/** The attribute by which an element tells the tracker of events: `<section {...tracked("view", […])}>`. */
export function tracked(occasion: Occasion, ...events: readonly TrackedEvent[]) {
  return { [`data-track-${occasion}`]: JSON.stringify(events) };
}

function tell(element: HTMLElement, occasion: Occasion) {
  const json = element.getAttribute(`data-track-${occasion}`)!;
  for (const [name, parameters] of JSON.parse(json) as TrackedEvent[]) track(name, { ...parameters });
}

/** Tells the tracker what the page's elements stand for. */
export function startTracking() {
  for (const element of document.querySelectorAll<HTMLElement>("[data-track-start]")) tell(element, "start");
  document.addEventListener("click", ({ target }) => {
    const element = (target as Element).closest<HTMLElement>("[data-track-click]");
    if (element) tell(element, "click");
  });
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        tell(target as HTMLElement, "view");
      }
    },
    { threshold: 0.2 },
  );
  for (const element of document.querySelectorAll("[data-track-view]")) observer.observe(element);
}
