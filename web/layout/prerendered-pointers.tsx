import { Prerendered } from "#web/lib/prerendered.tsx";
import type { PagePointer } from "./page-content.ts";
import { Pointers } from "./pointers.tsx";
import { PAGE_POINTERS } from "./pointers-copy.ts";

/** The links at the end of a page, which need no script. */
export function PrerenderedPointers({ links }: { links: readonly PagePointer[] }) {
  return (
    <Prerendered>
      {(import.meta.env.SSR || import.meta.env.DEV) && (
        <Pointers links={links.map((link) => (typeof link === "string" ? PAGE_POINTERS[link] : link))} />
      )}
    </Prerendered>
  );
}
