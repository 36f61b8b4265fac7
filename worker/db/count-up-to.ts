import { type SQL, sql } from "drizzle-orm";
import { MAX_COUNTED } from "../../domain/owner-lists.ts";

/** How many rows there are, as an expression that reads and counts at most `MAX_COUNTED`. @param rows `table WHERE …` */
export function countUpTo(rows: SQL): SQL {
  return sql`(SELECT count(*) FROM (SELECT 1 FROM ${rows} LIMIT ${MAX_COUNTED}))`;
}
