import { Prerendered } from "#web/lib/prerendered.tsx";
import type { Pointer } from "./page-content.ts";
import { Pointers } from "./pointers.tsx";

/** The links at the end of a page, which need no script. */
export function PrerenderedPointers({ links }: { links: readonly Pointer[] }) {
  return <Prerendered>{(import.meta.env.SSR || import.meta.env.DEV) && <Pointers links={links} />}</Prerendered>;
}
