import { ArrowRight } from "lucide-react";
import { type Motif, Woven } from "#web/pictures/woven.tsx";
import { Card } from "#web/ui/card.tsx";
import { NavAnchor } from "#web/ui/nav-anchor.tsx";
import type { Pointer } from "./page-content.ts";

const MOTIFS: readonly Motif[] = ["west", "east", "north", "south"];

/** Cards that lead on; the whole card can be pressed, and its name is the link. */
export function Pointers({ links }: { links: readonly Pointer[] }) {
  return (
    <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
      {links.map((link, index) => (
        <li key={link.to} className="flex">
          <Card className="group relative flex w-full transition-shadow hover:shadow-lift">
            <Woven
              motif={MOTIFS[index % MOTIFS.length] ?? "west"}
              direction="spine"
              thickness={14}
              className="shrink-0"
            />
            <div className="flex grow flex-col p-6">
              <h3 className="font-serif text-xl leading-snug font-semibold">
                <NavAnchor to={link.to} className="text-heading after:absolute after:inset-0 group-hover:underline">
                  {link.label}
                </NavAnchor>
              </h3>
              <p className="mt-2 mb-4 text-muted">{link.text}</p>
              <ArrowRight aria-hidden className="mt-auto size-5 text-heading" />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
