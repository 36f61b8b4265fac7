// Imports nothing, because the browser aligns columns, too.

/** A chapter of one column, with the same rows for every country or city. */
export type ColumnChapter<Cell> = {
  id: string;
  title: string;
  /** A figure is a value in a few words, of which can be said whether it is the same. */
  rows: readonly { label: string; cell?: Cell | undefined; isFigure?: true }[];
};

/** A chapter with a cell for each column in every row; undefined where the site holds nothing on it. */
export type AlignedChapter<Cell> = {
  id: string;
  title: string;
  rows: readonly {
    label: string;
    cells: readonly (Cell | undefined)[];
    /** Of figures alone: whether all columns have the same. */
    figures?: "same" | "different";
  }[];
};

/** Columns beside one another; a row of which the site holds nothing for any of them is left out. */
export function alignColumns<Cell>(columns: readonly (readonly ColumnChapter<Cell>[])[]): AlignedChapter<Cell>[] {
  const [first = []] = columns;
  return first
    .map(({ id, title, rows }, chapter) => ({
      id,
      title,
      rows: rows
        .map(({ label, isFigure }, row) => {
          const cells = columns.map((column) => column[chapter]?.rows[row]?.cell);
          const isSame = new Set(cells).size === 1;
          return { label, cells, ...(isFigure && { figures: isSame ? ("same" as const) : ("different" as const) }) };
        })
        .filter(({ cells }) => cells.some((cell) => cell !== undefined)),
    }))
    .filter(({ rows }) => rows.length > 0);
}
