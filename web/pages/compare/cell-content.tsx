import { isFact } from "#domain/facts.ts";
import type { Cell } from "#web/content/comparisons.ts";
import { FactValue } from "#web/features/facts/fact-sheet.tsx";
import { UnbrokenText } from "#web/ui/unbroken-text.tsx";

/** What a cell of a comparison says, with what a reader must know before relying on it. */
export function CellContent({ content }: { content: Cell }) {
  return (
    <>
      <FactValue content={content} />
      {isFact(content) && content.note && (
        <p className="mt-2 border-l-2 border-accent pl-3 text-[0.9375rem] text-muted">
          <UnbrokenText text={content.note} />
        </p>
      )}
    </>
  );
}
