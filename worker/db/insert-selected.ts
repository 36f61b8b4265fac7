import { getTableColumns, type InferInsertModel, is, type SQL, SQL as SqlClass, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.ts";

/** A row by the names of its columns; a column that is left out gets its default. */
type Values<Table extends SQLiteTable> = {
  [Name in keyof InferInsertModel<Table>]: InferInsertModel<Table>[Name] | SQL;
};

/**
 * Inserts a row, or one for each that is found, if something holds: `INSERT … SELECT`, which drizzle fills by position. Here, and
 * nowhere else, names become places.
 * @param rest what follows the values: `WHERE …` or `FROM … WHERE …`
 */
export function insertSelected<Table extends SQLiteTable>(db: Database, table: Table, row: Values<Table>, rest: SQL) {
  const given: Record<string, unknown> = row;
  const values = Object.entries(getTableColumns(table))
    .filter(([, column]) => !column.generated)
    .map(([name, column]) => {
      const value = given[name] ?? column.default ?? null;
      if (is(value, SqlClass)) return value;
      return value === null ? sql`NULL` : sql`${sql.param(value, column)}`;
    });
  return db.insert(table).select(sql`SELECT ${sql.join(values, sql`, `)} ${rest}`);
}
