import { wrapDatabase } from "./wrapped-database.ts";

/**
 * A database that counts the rows that its statements read and write, as D1 bills them, whoever sends them: bind it in place of
 * the real one and make a call.
 */
export function meterRows(database: D1Database) {
  const counts = { rowsRead: 0, rowsWritten: 0, queries: 0 };
  const DB = wrapDatabase(database, async (work) => {
    const answer = await work();
    for (const { meta } of [answer].flat()) {
      counts.rowsRead += meta.rows_read;
      counts.rowsWritten += meta.rows_written;
      counts.queries += 1;
    }
    return answer;
  });

  function take(name: keyof typeof counts): number {
    const count = counts[name];
    counts[name] = 0;
    return count;
  }

  return {
    DB,
    /** Rows read since the last call. */
    takeRowsRead: () => take("rowsRead"),
    /** Statements since the last call, those of a batch included. */
    takeQueries: () => take("queries"),
    /** Rows written since the last call, each index entry included. */
    takeRowsWritten: () => take("rowsWritten"),
  };
}
