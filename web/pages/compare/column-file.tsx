import { renderToStaticMarkup } from "react-dom/server";
import { factsIn } from "#domain/facts.ts";
import type { ColumnChapter } from "#web/content/comparison-columns.ts";
import type { Cell } from "#web/content/comparison-rows.ts";
import { FactValue } from "#web/features/facts/fact-sheet.tsx";
import { FactSource } from "#web/features/facts/fact.tsx";

/** A column with its cells and sources as HTML. */
export type RenderedColumn = readonly (ColumnChapter<string> & { sources: string })[];

/** A column as HTML in a file, so that comparing several at once needs no code for facts. */
export function columnFile(chapters: readonly ColumnChapter<Cell>[]): Response {
  const column: RenderedColumn = chapters.map(({ id, title, rows }) => ({
    id,
    title,
    rows: rows.map(({ cell, ...row }) => ({
      ...row,
      cell: cell && renderToStaticMarkup(<CellContent content={cell} />),
    })),
    sources: renderToStaticMarkup(<FactSource facts={factsIn(rows)} />),
  }));
  return Response.json(column);
}

/** What a cell of a comparison says, with what a reader must know before relying on it. */
export function CellContent({ content }: { content: Cell }) {
  return (
    <div className="known">
      <FactValue content={content} />
    </div>
  );
}
