import "@vitejs/plugin-react/preamble";
import { type ComponentType, type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { dropWaitingEvents } from "#web/lib/events.ts";
import { KeptParts } from "#web/lib/kept-html.tsx";
import { keepInput } from "./keep-input.ts";

/** Every island of the site, by the path of its module. */
const MODULES = import.meta.glob<Record<string, ComponentType<object>>>("../**/*.island.tsx");

/** Tells the loader that clicks on this island need not wait any more. */
function release(island: HTMLElement) {
  island.dataset.ready = "";
  island.dispatchEvent(new Event("island-ready", { bubbles: true }));
}

type HydratedProps = { island: HTMLElement; onHydrated: () => void; children: ReactNode };

/** An island that answers clicks. */
function Hydrated({ island, onHydrated, children }: HydratedProps) {
  useEffect(() => {
    onHydrated();
    release(island);
  }, [island, onHydrated]);
  return children;
}

/** Puts back the HTML of an island that broke: it works as without scripts, and the style sheet shows what is there for that. */
function restore(island: HTMLElement, html: string) {
  island.innerHTML = html;
  island.dataset.broken = "";
  release(island);
}

/** Islands that have been given to React. */
const taken = new WeakSet<HTMLElement>();

/**
 * Hydrates one island of the page. Where a translator or an extension has changed its text, React renders it again in place
 * of its HTML; what a visitor has done to that is done again.
 * @throws Error where its script cannot be loaded
 */
async function hydrateIsland(island: HTMLElement) {
  const [module = "", name = ""] = island.dataset.island!.split("#");
  const Part = (await MODULES[`../${module}`]!())[name]!;
  if (taken.has(island)) return;
  taken.add(island);
  const props = JSON.parse(island.dataset.props!) as object;
  const html = island.innerHTML;
  const kept = [...island.querySelectorAll<HTMLElement>("[data-kept]")];
  const parts = Object.fromEntries(kept.map((part) => [part.dataset.kept!, part.innerHTML]));
  const redo = keepInput(island);
  startTransition(() => {
    hydrateRoot(
      island,
      <Hydrated island={island} onHydrated={redo}>
        <KeptParts value={parts}>
          <Part {...props} />
        </KeptParts>
      </Hydrated>,
      {
        identifierPrefix: island.dataset.prefix!,
        // React has rendered the island again.
        onRecoverableError: (error) => console.error(error),
        onUncaughtError(error) {
          console.error(error);
          restore(island, html);
        },
      },
    );
  });
}

/** Hydrates an island that the page can do without; one whose script is blocked is refused consent, and is not asked for again. */
async function hydrateOptional(island: HTMLElement) {
  try {
    await hydrateIsland(island);
  } catch {
    taken.add(island);
    release(island);
    dropWaitingEvents();
  }
}

/**
 * Hydrates islands, each in a task of its own: those of the pressed controls first, then in the order given.
 * @throws Error where the script of one cannot be loaded; the others are hydrated, and stay so when it is called again
 */
export async function hydrateIslands(needed: readonly HTMLElement[], pressed: readonly Element[]) {
  const islands = needed.filter((island) => !taken.has(island));
  const isPressed = (island: HTMLElement) => pressed.some((control) => island.contains(control));
  const inOrder = [...islands.filter(isPressed), ...islands.filter((island) => !isPressed(island))];
  const results = await Promise.allSettled(
    inOrder.map((island) => ("optional" in island.dataset ? hydrateOptional(island) : hydrateIsland(island))),
  );
  const failure = results.find((result) => result.status === "rejected");
  if (failure) throw failure.reason;
}
