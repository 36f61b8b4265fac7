import type { Known } from "#content-model/resolve/records.ts";
import { contentKey } from "#domain/fact-text.ts";
import { type Cell, RowTable, type RowTableProps, type TableRow } from "#web/ui/rows.tsx";
import { type FactContent, FactValue } from "./fact-sheet.tsx";

/** The rows of a section that have something to show, in the order of their names. */
export function nameRows<Key extends string>(
  labels: Readonly<Partial<Record<Key, string>>>,
  section: Readonly<Partial<Record<NoInfer<Key>, Known | undefined>>>,
): { label: string; content: Known }[] {
  return (Object.keys(labels) as Key[]).flatMap((key) => {
    const content = section[key];
    return content ? [{ label: labels[key]!, content }] : [];
  });
}

export type FactCell = Cell<FactContent>;

/** One cell where all columns are told the same. */
export function joinEqual(cells: readonly FactCell[]): FactCell[] {
  const [first] = cells;
  const isSame = new Set(cells.map(({ content }) => contentKey(content))).size === 1;
  return isSame && first ? [{ content: first.content, span: cells.length }] : [...cells];
}

type FactTableProps = Pick<RowTableProps, "caption" | "columns"> & { rows: readonly TableRow<FactContent>[] };

/** A table of facts, below a heading that says what its caption does. */
export function FactTable({ rows, ...props }: FactTableProps) {
  return <RowTable {...props} isCaptionHidden rows={rows.map(toTableRow)} />;
}

function toTableRow({ cells, ...row }: TableRow<FactContent>): TableRow {
  return { ...row, cells: cells.map(toCell) };
}

function toCell({ content, ...cell }: FactCell): Cell {
  return { ...cell, content: <FactValue content={content} /> };
}
