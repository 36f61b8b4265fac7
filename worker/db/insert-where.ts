import {
  type AnyColumn,
  Column,
  getTableColumns,
  type InferInsertModel,
  is,
  type SQL,
  SQL as SqlClass,
  sql,
  type Subquery,
} from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./database.ts";

/** A row by the names of its columns; a column that is left out gets its default. */
type Values<Table extends SQLiteTable> = {
  [Name in keyof InferInsertModel<Table>]: InferInsertModel<Table>[Name] | SQL | AnyColumn;
};

/**
 * Inserts a row where a condition holds. The builder's own INSERT … SELECT goes by position, knows no defaults, fails on generated
 * columns, and needs a table to select from.
 * @param from if given, it inserts one for each row of this that the condition is true of
 */
export function insertWhere<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: Values<Table>,
  condition: SQL | undefined,
  from?: SQLiteTable | Subquery | SQL,
) {
  const given: Record<string, unknown> = row;
  const values = Object.entries(getTableColumns(table))
    .filter(([, column]) => !column.generated)
    .map(([name, column]) => {
      const value = given[name] ?? column.default ?? null;
      return is(value, SqlClass) || is(value, Column) ? value : sql.param(value, column);
    });
  const source = from ? sql` FROM ${from}` : undefined;
  return db.insert(table).select(sql`SELECT ${sql.join(values, sql`, `)}${source} WHERE ${condition ?? sql`TRUE`}`);
}
