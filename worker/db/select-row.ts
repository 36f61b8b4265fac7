import { getTableColumns, type InferInsertModel, is, type SQL, SQL as SqlClass, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** A row by the names of its columns; a column that is left out gets its default. */
type Values<Table extends SQLiteTable> = {
  [Name in keyof InferInsertModel<Table>]: InferInsertModel<Table>[Name] | SQL;
};

/**
 * The row of a table as a SELECT, for an insertion that depends on what is stored. drizzle inserts a SELECT by position:
 * here, and nowhere else, names become places.
 * @param rest what follows the columns: `WHERE …` or `FROM … WHERE …`
 */
export function selectRow<Table extends SQLiteTable>(table: Table, values: Values<Table>, rest: SQL): SQL {
  const given: Record<string, unknown> = values;
  const columns = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = given[name] ?? column.default ?? null;
    const selected = is(value, SqlClass) ? value : value === null ? sql`NULL` : sql`${sql.param(value, column)}`;
    return sql`${selected} AS ${sql.identifier(toSnakeCase(name))}`;
  });
  return sql`SELECT ${sql.join(columns, sql`, `)} ${rest}`;
}
