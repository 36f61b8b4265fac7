import { is, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "./schema.ts";

const TABLES = Object.values(schema)
  .filter((value) => is(value, SQLiteTable))
  .map((table) => getTableConfig(table));

/** The columns of a table that are stored, as a list for a SELECT: what an INSERT can write back. */
export function storedColumns(table: string): SQL {
  const { columns } = TABLES.find(({ name }) => name === table)!;
  const stored = columns
    .filter(({ generated }) => generated === undefined)
    .map(({ name, keyAsName }) => sql.identifier(keyAsName ? toSnakeCase(name) : name));
  return sql.join(stored, sql`, `);
}
