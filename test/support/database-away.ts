/** A database whose every statement fails, as D1 reports that it is away. */
export const databaseAway = makeAway();

function makeAway(): D1Database {
  const fail = () => Promise.reject(new Error("D1_ERROR: Network connection lost."));
  const statement: object = { bind: () => statement, all: fail, raw: fail, run: fail, first: fail };
  const database: object = {
    prepare: () => statement,
    batch: fail,
    withSession: () => database,
    getBookmark: () => null,
  };
  return database as D1Database;
}
