import "@vitejs/plugin-react/preamble";
import { type ComponentType, type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { SKIP_LINK_TEXT } from "#web/layout/skip-link.tsx";

/** Every island of the site, by the path of its module. */
const MODULES = import.meta.glob<Record<string, ComponentType<object>>>("../**/*.island.tsx");

/** Tells the loader that clicks on this island need not wait any more. */
function release(island: HTMLElement) {
  island.dataset.ready = "";
  island.dispatchEvent(new Event("island-ready", { bubbles: true }));
}

/** An island that answers clicks. */
function Hydrated({ island, children }: { island: HTMLElement; children: ReactNode }) {
  useEffect(() => release(island), [island]);
  return children;
}

/** Puts back the HTML of an island that broke: it works as without scripts. */
function restore(island: HTMLElement, html: string) {
  island.innerHTML = html;
  release(island);
}

/**
 * Whether the page's text is not as it was built. In a translated page React would find other words than its own and render
 * its islands once more; they stay as they are and work as without scripts.
 */
function isTranslated() {
  const [skipLink] = document.links;
  return document.documentElement.lang !== "en" || skipLink?.textContent !== SKIP_LINK_TEXT;
}

/** Islands that have been given to React. */
const taken = new WeakSet<HTMLElement>();

/** Hydrates one island of the page. @throws Error where its script cannot be loaded */
async function hydrateIsland(island: HTMLElement) {
  const [module = "", name = ""] = island.dataset.island!.split("#");
  const Part = (await MODULES[`../${module}`]!())[name]!;
  const props = JSON.parse(island.dataset.props!) as object;
  taken.add(island);
  const html = island.innerHTML;
  startTransition(() => {
    hydrateRoot(
      island,
      <Hydrated island={island}>
        <Part {...props} />
      </Hydrated>,
      {
        identifierPrefix: island.dataset.prefix!,
        onUncaughtError(error) {
          console.error(error);
          restore(island, html);
        },
      },
    );
  });
}

/**
 * Hydrates the page's islands, each in a task of its own: those of the pressed controls first, then in the page's order.
 * @throws Error where the script of one cannot be loaded (the others are hydrated), or the page has been translated
 */
export async function hydrateIslands(pressed: readonly Element[]) {
  if (isTranslated()) throw new Error("Islands of a translated page stay as they are.");
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")].filter((island) => !taken.has(island));
  const isPressed = (island: HTMLElement) => pressed.some((control) => island.contains(control));
  const inOrder = [...islands.filter(isPressed), ...islands.filter((island) => !isPressed(island))];
  const results = await Promise.allSettled(inOrder.map(hydrateIsland));
  const failure = results.find((result) => result.status === "rejected");
  if (failure) throw failure.reason;
}
