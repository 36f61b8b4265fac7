import "@vitejs/plugin-react/preamble";
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

/** Islands that have been given to React. */
const taken = new WeakSet<HTMLElement>();

/** Hydrates one island of the page. @throws Error where its script cannot be loaded */
async function hydrateIsland(island: HTMLElement) {
  const [module = "", name = ""] = island.dataset.island!.split("#");
  const Part = (await MODULES[`../${module}`]!())[name]!;
  const props = JSON.parse(island.dataset.props!) as object;
  taken.add(island);
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
 * @throws Error where the script of one cannot be loaded; the others are hydrated
 */
export async function hydrateIslands(pressed: readonly Element[]) {
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")].filter((island) => !taken.has(island));
  const isPressed = (island: HTMLElement) => pressed.some((control) => island.contains(control));
  const inOrder = [...islands.filter(isPressed), ...islands.filter((island) => !isPressed(island))];
  const results = await Promise.allSettled(inOrder.map(hydrateIsland));
  const failure = results.find((result) => result.status === "rejected");
  if (failure) throw failure.reason;
}
