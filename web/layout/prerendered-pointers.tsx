import { Prerendered } from "#web/lib/prerendered.tsx";
import type { Pointer } from "./page-content.ts";
import { Pointers } from "./pointers.tsx";

const RENDERS_HTML = import.meta.env.SSR || import.meta.env.DEV;

/** The links at the end of a page, which need no script. */
export function PrerenderedPointers({ links }: { links: readonly Pointer[] }) {
  return <Prerendered>{RENDERS_HTML && <Pointers links={links} />}</Prerendered>;
}
