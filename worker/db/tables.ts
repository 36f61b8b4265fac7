import { is, type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "./schema.ts";

/** Every table of the schema, with its columns and indexes by the names that the database has for them. */
export const TABLES = Object.values(schema)
  .filter((value) => is(value, SQLiteTable))
  .map((table) => {
    const { name, columns, indexes } = getTableConfig(table);
    return {
      name,
      columns: columns.map((column) => ({
        name: column.keyAsName ? toSnakeCase(column.name) : column.name,
        isStored: column.generated === undefined,
      })),
      indexes: indexes.map(({ config }) => config.name),
    };
  });

/** The columns of a table that are stored, as a list for a SELECT: what an INSERT can write back. */
export function storedColumns(table: string): SQL {
  const { columns } = TABLES.find(({ name }) => name === table)!;
  const stored = columns.filter(({ isStored }) => isStored).map(({ name }) => sql.identifier(name));
  return sql.join(stored, sql`, `);
}
