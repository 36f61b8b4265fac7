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
