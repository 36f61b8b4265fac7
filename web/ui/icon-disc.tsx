import type { LucideIcon } from "lucide-react";
import { cn } from "#web/lib/cn.ts";

/** An icon on a round forest background, decorative: the text beside it says what it stands for. */
export function IconDisc({ icon: Icon, className }: { icon: LucideIcon; className?: string }) {
  return (
    <span className={cn("grid shrink-0 place-items-center rounded-full bg-forest text-paper", className ?? "size-12")}>
      <Icon aria-hidden className="size-1/2" strokeWidth={1.6} />
    </span>
  );
}
