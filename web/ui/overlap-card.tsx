import type { ReactNode } from "react";
import { clsx } from "clsx";
import { Card } from "#web/ui/card.tsx";

/** A card that overlaps the lower edge of a page's introduction. */
export function OverlapCard({ className, children }: { className?: string; children: ReactNode }) {
  return <Card className={clsx("relative z-10 -mt-8 shadow-lift sm:-mt-16", className)}>{children}</Card>;
}
