// Imports nothing, because the browser aligns the columns of three countries, too.

/** A chapter of one country's column, with the same rows for every country. */
export type ColumnChapter<Cell> = {
  id: string;
  title: string;
  rows: readonly { label: string; cell?: Cell | undefined }[];
};

/** A chapter with a cell for each country in every row; undefined where the site holds nothing on it. */
export type AlignedChapter<Cell> = {
  id: string;
  title: string;
  rows: readonly { label: string; cells: readonly (Cell | undefined)[] }[];
};

/** Columns beside one another; a row of which the site holds nothing for any of the countries is left out. */
export function alignColumns<Cell>(columns: readonly (readonly ColumnChapter<Cell>[])[]): AlignedChapter<Cell>[] {
  const [first = []] = columns;
  return first
    .map(({ id, title, rows }, chapter) => ({
      id,
      title,
      rows: rows
        .map(({ label }, row) => ({ label, cells: columns.map((column) => column[chapter]?.rows[row]?.cell) }))
        .filter(({ cells }) => cells.some((cell) => cell !== undefined)),
    }))
    .filter(({ rows }) => rows.length > 0);
}
