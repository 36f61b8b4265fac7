/** Carries out a statement or a batch, or does something in its place. `query`: its SQL; of a batch that of all. */
type Around = <Answer extends D1Result | D1Result[]>(work: () => Promise<Answer>, query: string) => Promise<Answer>;

/** A database that does what another one does, each statement and each batch by way of `around`. */
export function wrapDatabase(database: D1Database, around: Around): D1Database {
  const originals = new WeakMap<object, { original: D1PreparedStatement; query: string }>();

  function wrapStatement(original: D1PreparedStatement, query: string): D1PreparedStatement {
    const all = () => around(() => original.all(), query);
    const wrapped = {
      bind: (...values: unknown[]) => wrapStatement(original.bind(...values), query),
      all,
      run: all,
      // By `all()`, because an answer of `raw()` tells no rows read; of two columns with one name, one would be lost.
      raw: async () => (await all()).results.map((row) => Object.values(row)),
      first: async () => (await all()).results[0] ?? null,
    } as unknown as D1PreparedStatement;
    originals.set(wrapped, { original, query });
    return wrapped;
  }

  function wrap(target: D1Database | D1DatabaseSession): D1Database {
    return {
      prepare: (query: string) => wrapStatement(target.prepare(query), query),
      batch(statements: D1PreparedStatement[]) {
        const batch = statements.map((one) => originals.get(one)!);
        const work = () => target.batch(batch.map(({ original }) => original));
        return around(work, batch.map(({ query }) => query).join(";\n"));
      },
      withSession: (bookmark: string) => wrap((target as D1Database).withSession(bookmark)),
      getBookmark: () => (target as D1DatabaseSession).getBookmark(),
    } as unknown as D1Database;
  }

  return wrap(database);
}
