import "@vitejs/plugin-react/preamble";
import { type ComponentType, type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { KeptParts } from "#web/lib/kept-html.tsx";
import { keepInput } from "./keep-input.ts";

/** Every island of the site, by the path of its module. */
const MODULES = import.meta.glob<Record<string, ComponentType<object>>>("../**/*.island.tsx");

/** An island that answers clicks. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(() => onHydrated(), [onHydrated]);
  return children;
}

/**
 * Hydrates one island of the page. Where a translator or an extension has changed its text, React renders it again in place
 * of its HTML; what a visitor has typed into that is kept. One that breaks gets its HTML back, works as without scripts, and
 * the style sheet shows what is there for that.
 * @param release is called when the island answers clicks
 * @throws Error where its script cannot be loaded
 */
export async function hydrateIsland(island: HTMLElement, release: () => void) {
  const [module = "", name = ""] = island.dataset.island!.split("#");
  const Part = (await MODULES[`../${module}`]!())[name]!;
  const props = JSON.parse(island.dataset.props!) as object;
  const html = island.innerHTML;
  const kept = [...island.querySelectorAll<HTMLElement>("[data-kept]")];
  const parts = Object.fromEntries(kept.map((part) => [part.dataset.kept!, part.innerHTML]));
  const restoreInput = keepInput(island);
  const onHydrated = () => {
    restoreInput();
    release();
  };
  startTransition(() => {
    hydrateRoot(
      island,
      <Hydrated onHydrated={onHydrated}>
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
          island.innerHTML = html;
          island.dataset.broken = "";
          release();
        },
      },
    );
  });
}
