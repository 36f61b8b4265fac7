import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import type { Pointer, PagePointer } from "./page-content.ts";
import { PAGE_POINTERS } from "./pointers-copy.ts";

/** The way on from a page: a row each, whose whole area leads there. */
export function Pointers({ links }: { links: readonly PagePointer[] }) {
  const pointers = links.map((link): Pointer => (typeof link === "string" ? PAGE_POINTERS[link] : link));
  return (
    <ul data-slot="pointers" className="mt-3 grid gap-x-10 sm:mt-8 lg:grid-cols-3">
      {pointers.map(({ to, label, text }) => (
        <li key={to} className="relative border-t border-line py-3">
          <NavAnchor
            to={to}
            className="inline-flex items-center font-serif text-lg leading-snug font-semibold text-heading underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {label}
          </NavAnchor>
          <p className="text-sm text-muted max-sm:hidden">
            <UnbrokenText text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
