import type { Cell } from "#web/content/comparison-rows.ts";
import { FactValue } from "#web/features/facts/fact-sheet.tsx";

/** What a cell of a comparison says, with what a reader must know before relying on it. */
export function CellContent({ content }: { content: Cell }) {
  return (
    <div className="known">
      <FactValue content={content} />
    </div>
  );
}
