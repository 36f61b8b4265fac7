import { sql } from "drizzle-orm";
import { BACKUP_TABLES, type BackupTable } from "../../domain/backup.ts";
import type { Database } from "./database.ts";

/** A row as the database has it, JSON as text, so that a restore writes exactly the same. */
type ArchivedRow = Record<string, string | number | null>;

/** Few enough rows that a page of the longest messages is a few megabytes. */
export const ROWS_PER_PAGE = 1000;

/** One page of a table, by primary key; reads each row once. @param after the key before it, empty for the first page */
export async function readPage(db: Database, table: BackupTable, after: string): Promise<ArchivedRow[]> {
  const key = sql.identifier(BACKUP_TABLES[table]);
  return db.all(
    sql`SELECT * FROM ${sql.identifier(table)} WHERE ${key} > ${after} ORDER BY ${key} LIMIT ${ROWS_PER_PAGE}`,
  );
}
