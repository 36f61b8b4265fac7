import { DrizzleQueryError } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import * as schema from "./schema.ts";

/** The database as the store's functions take it. */
export type Database = ReturnType<typeof openDatabase>;

/**
 * Opens D1, or one session of it, for drizzle. A session reads from the nearest replica that is not older than its
 * bookmark, and writes to the primary.
 */
export function openDatabase(d1: D1Database | D1DatabaseSession) {
  // A session has all of a database that drizzle uses: `prepare` and `batch`.
  return drizzle(d1 as D1Database, { schema, casing: "snake_case" });
}

/** Whether this is the failure of a query: its message holds the query's parameters, so it is shown and logged nowhere. */
export function isQueryError(error: unknown): boolean {
  return error instanceof DrizzleQueryError;
}
