import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { clsx } from "clsx";

type FoldProps = {
  summary: ReactNode;
  /** Folded on a wide screen as well. */
  onAllScreens?: boolean;
  /** Whether it begins open. */
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
};

/** What is folded under a line of text on a phone, and open without that line where there is room. Needs no script. */
export function Fold({ summary, onAllScreens = false, isOpen = false, className, children }: FoldProps) {
  return (
    <details open={isOpen || undefined} className={clsx(!onAllScreens && "fold", "group", className)}>
      <summary className="link-standalone gap-2 font-semibold">
        {summary}
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

/** A chapter that a phone shows behind one line, all but the first of its page. */
export function FoldedChapter({ isOpen = false, children }: { isOpen?: boolean; children: ReactNode }) {
  return isOpen ? children : <Fold summary="Show this chapter">{children}</Fold>;
}
