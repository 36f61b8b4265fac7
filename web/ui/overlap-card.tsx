import type { ReactNode } from "react";
import { cn } from "#web/lib/cn.ts";
import { Card } from "#web/ui/card.tsx";

/** A card that lies over the lower edge of a page's introduction, like a ticket on the cover of a book. */
export function OverlapCard({ className, children }: { className?: string; children: ReactNode }) {
  return <Card className={cn("relative z-10 -mt-12 shadow-lift sm:-mt-16", className)}>{children}</Card>;
}
