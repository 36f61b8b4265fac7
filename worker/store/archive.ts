import { sql } from "drizzle-orm";
import { BACKUP_TABLES, type BackupTable } from "../../domain/backup.ts";
import type { Database } from "./database.ts";

/** A row as the database has it, JSON as text, so that a restore writes exactly the same. */
type ArchivedRow = Record<string, string | number | null>;

/** So many rows are a page: few enough that one of the longest messages is a few megabytes. */
const ROWS_PER_PAGE = 1000;

/** Those of tables whose rows can be much longer: what looks like spam, and the words of a plan's facts. */
const LONG_ROWS_PER_PAGE: Partial<Record<BackupTable, number>> = { quarantine: 100, plans: 100 };

/** One page of a table, by primary key; reads each row once. @param after the key before it, empty for the first page */
export async function readPage(
  db: Database,
  table: BackupTable,
  after: string,
): Promise<{ rows: ArchivedRow[]; isLast: boolean }> {
  const key = sql.identifier(BACKUP_TABLES[table]);
  const limit = LONG_ROWS_PER_PAGE[table] ?? ROWS_PER_PAGE;
  const rows = await db.all<ArchivedRow>(
    sql`SELECT * FROM ${sql.identifier(table)} WHERE ${key} > ${after} ORDER BY ${key} LIMIT ${limit}`,
  );
  return { rows, isLast: rows.length < limit };
}
