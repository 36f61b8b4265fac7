import type { ComponentProps } from "react";
import { clsx } from "clsx";
import { type Motif, Woven } from "#web/pictures/woven.tsx";
import { Card } from "#web/ui/card.tsx";

const MOTIFS: readonly Motif[] = ["west", "east", "north", "south"];

/** The motif of the nth of several cards that belong to no region. */
export function motifAt(index: number): Motif {
  return MOTIFS[index % MOTIFS.length]!;
}

/** A card with a woven band along its left edge; its children are laid out beside the band. */
export function SpineCard({ motif, className, children, ...props }: ComponentProps<typeof Card> & { motif: Motif }) {
  return (
    <Card className={clsx("flex", className)} {...props}>
      <Woven motif={motif} direction="spine" thickness={14} className="shrink-0" />
      {children}
    </Card>
  );
}
