/** A place in a list: the order the list is in, the sort key of a row, and its id, since rows may share a key. */
export type Position = { order: string; key: string | number; id: string };

/** One page of a list; `next` is the position of its last row, null at the end of the list. */
export type Page<Row> = { rows: Row[]; next: Position | null };

/** What to read: at most `limit` rows after a position, or from the start where it is null. */
export type PageRequest = { limit: number; after: Position | null };

/**
 * Makes a page of rows that were read with one more than `limit`, which shows whether there is a next page.
 * @param toPosition the position of a row
 */
export function cutPage<Row>(found: Row[], limit: number, toPosition: (row: Row) => Position): Page<Row> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: last && found.length > limit ? toPosition(last) : null };
}
