import { type SQL, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { type SQLiteColumn, text } from "drizzle-orm/sqlite-core";

/** Which rows a partial index has: those in which its column is not null. */
export function isSet(column: SQLiteColumn): SQL {
  return sql.raw(`${toSnakeCase(column.name)} IS NOT NULL`);
}

/** A check that a post skipped because its service was away (decision: one-guard); null if all were made. */
export const skippedCheckColumn = { skippedCheck: text({ enum: ["turnstile"] }) };
