import { ArrowRight } from "lucide-react";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";
import type { PagePointer } from "./page-content.ts";
import { PAGE_POINTERS } from "./pointers-copy.ts";
import { motifAt, SpineCard } from "./spine-card.tsx";

/** Cards that link to related pages; the whole card can be pressed. */
export function Pointers({ links }: { links: readonly PagePointer[] }) {
  const pointers = links.map((link) => (typeof link === "string" ? PAGE_POINTERS[link] : link));
  return (
    <ul className="mt-10 even-rows">
      {pointers.map((link, index) => (
        <li key={link.to} className="flex">
          <SpineCard motif={motifAt(index)} className="group relative w-full transition-shadow hover:shadow-lift">
            <div className="flex grow flex-col p-6">
              <h3 className="font-serif text-xl leading-snug font-semibold">
                <NavAnchor to={link.to} className="text-heading after:absolute after:inset-0 group-hover:underline">
                  {link.label}
                </NavAnchor>
              </h3>
              <p className="mt-2 mb-4 text-muted">
                <UnbrokenText text={link.text} />
              </p>
              <ArrowRight aria-hidden className="mt-auto size-5 text-heading" />
            </div>
          </SpineCard>
        </li>
      ))}
    </ul>
  );
}
