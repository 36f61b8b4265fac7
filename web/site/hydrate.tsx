import { type ComponentType, type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** Every island of the site, by the path of its module. */
const MODULES = import.meta.glob<Record<string, ComponentType<object>>>("../**/*.island.tsx");

/** Tells the loader that this island answers clicks from now on. */
function Hydrated({ island, children }: { island: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    island.dataset.ready = "";
    island.dispatchEvent(new Event("island-ready", { bubbles: true }));
  }, [island]);
  return children;
}

/** Hydrates one island of the page. @throws Error where its script cannot be loaded */
async function hydrateIsland(island: HTMLElement) {
  const [module = "", name = ""] = island.dataset.island!.split("#");
  const Part = (await MODULES[`../${module}`]!())[name]!;
  const props = JSON.parse(island.dataset.props!) as object;
  startTransition(() => {
    hydrateRoot(
      island,
      <Hydrated island={island}>
        <Part {...props} />
      </Hydrated>,
      { identifierPrefix: island.dataset.prefix! },
    );
  });
}

/**
 * Hydrates the page's islands, each in a task of its own: those of the pressed controls first, then in the page's order.
 * @throws Error where none of their scripts can be loaded
 */
export async function hydrateIslands(pressed: ReadonlySet<Element>) {
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const isPressed = (island: HTMLElement) => [...pressed].some((control) => island.contains(control));
  const [first, later] = [islands.filter(isPressed), islands.filter((island) => !isPressed(island))];
  await Promise.all([...first, ...later].map(hydrateIsland));
}
