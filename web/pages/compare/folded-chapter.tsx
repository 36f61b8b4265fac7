import type { ReactNode } from "react";
import { Fold } from "#web/ui/fold.tsx";
import { rowTexts } from "./several-copy.ts";

/** A chapter that a phone shows behind one line, all but the first. */
export function FoldedChapter({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return isOpen ? children : <Fold summary={rowTexts.show}>{children}</Fold>;
}
