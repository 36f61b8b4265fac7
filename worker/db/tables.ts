import { getTableColumns, is } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, type SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "./schema.ts";

const TABLES: SQLiteTable[] = Object.values(schema).filter((value) => is(value, SQLiteTable));

/** A table by its name, with the columns that are stored, by theirs: what an INSERT can write back. */
export function findTable(name: string): { table: SQLiteTable; stored: Record<string, SQLiteColumn> } {
  const table = TABLES.find((one) => getTableConfig(one).name === name)!;
  const columns: SQLiteColumn[] = Object.values(getTableColumns(table));
  const stored = columns.filter(({ generated }) => generated === undefined);
  return { table, stored: Object.fromEntries(stored.map((column) => [toSnakeCase(column.name), column])) };
}
