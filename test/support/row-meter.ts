/**
 * A database that counts the rows that its statements read and write, as D1 bills them, whoever sends them: bind it in place of
 * the real one and make a call.
 */
export function meterRows(database: D1Database) {
  let rowsRead = 0;
  let rowsWritten = 0;
  let queries = 0;
  const originals = new WeakMap<object, D1PreparedStatement>();

  function counted<Result extends D1Result>(result: Result): Result {
    rowsRead += result.meta.rows_read;
    rowsWritten += result.meta.rows_written;
    queries += 1;
    return result;
  }

  function statement(original: D1PreparedStatement): D1PreparedStatement {
    const all = async () => counted(await original.all());
    const metered = {
      bind: (...values: unknown[]) => statement(original.bind(...values)),
      all,
      run: all,
      raw: async () => (await all()).results.map((row) => Object.values(row)),
      first: async () => (await all()).results[0] ?? null,
    } as unknown as D1PreparedStatement;
    originals.set(metered, original);
    return metered;
  }

  function metered(target: D1Database | D1DatabaseSession): D1Database {
    return {
      prepare: (query: string) => statement(target.prepare(query)),
      batch: async (statements: D1PreparedStatement[]) =>
        (await target.batch(statements.map((one) => originals.get(one) ?? one))).map(counted),
      withSession: (bookmark: string) => metered((target as D1Database).withSession(bookmark)),
      getBookmark: () => (target as D1DatabaseSession).getBookmark(),
    } as unknown as D1Database;
  }

  return {
    DB: metered(database),
    /** Rows read since the last call. */
    takeRowsRead() {
      const rows = rowsRead;
      rowsRead = 0;
      return rows;
    },
    /** Statements since the last call, those of a batch included. */
    takeQueries() {
      const made = queries;
      queries = 0;
      return made;
    },
    /** Rows written since the last call, each index entry included. */
    takeRowsWritten() {
      const rows = rowsWritten;
      rowsWritten = 0;
      return rows;
    },
  };
}
