import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

type Named = { name: string; column: string | null };

/** Names the tables, columns, indexes and triggers of a database. */
export const SCHEMA_QUERY = `SELECT made.name, columns.name AS "column" FROM sqlite_master AS made
  LEFT JOIN pragma_table_xinfo(made.name) AS columns
  WHERE made.name NOT GLOB '_cf_*' AND made.name NOT GLOB 'sqlite_*' AND made.name <> 'd1_migrations'`;

/** What the migrations of a folder make. */
export function readMigratedSchema(folder: string): Named[] {
  const database = new DatabaseSync(":memory:");
  const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  for (const file of files.toSorted()) database.exec(readFileSync(join(folder, file), "utf8"));
  return database.prepare(SCHEMA_QUERY).all() as Named[];
}

/**
 * What a migrated database lacks all the same: an applied migration may have been another one under the same name. What only the
 * database has is no fault: after a rollback it is newer than the code.
 */
export function missingInSchema(folder: string, found: readonly Named[]): string[] {
  const known = new Set(found.map(describe));
  return readMigratedSchema(folder)
    .map(describe)
    .filter((name) => !known.has(name));
}

function describe({ name, column }: Named): string {
  return column === null ? name : `${name}.${column}`;
}
