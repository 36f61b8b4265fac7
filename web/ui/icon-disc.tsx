import type { LucideIcon } from "lucide-react";

/** An icon on a round forest background, decorative: the text beside it says what it stands for. */
export function IconDisc({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-full bg-forest text-paper">
      <Icon aria-hidden className="size-1/2" strokeWidth={1.6} />
    </span>
  );
}
