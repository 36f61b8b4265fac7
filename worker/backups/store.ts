import { sql } from "drizzle-orm";
import { BACKUP_TABLES, type BackupTable } from "../../domain/backup.ts";
import type { Database } from "../db/database.ts";
import { storedColumns } from "../db/tables.ts";

/** A row as the database has it, JSON as text, so that a restore writes exactly the same. */
type ArchivedRow = Record<string, string | number | null>;

/** Rows of a page: few enough that a page of the longest messages, or of the longest rows there are, is a few megabytes. */
export const PAGE_ROWS = { usual: 1000, long: 100 };

/** Tables whose rows can be much longer than a message: what looks like spam, and the words of a plan's facts. */
const LONG_TABLES: ReadonlySet<BackupTable> = new Set(["quarantine", "plans"]);

/** One page of a table, by primary key; reads each row once. @param after the key before it, empty for the first page */
export async function readPage(
  db: Database,
  table: BackupTable,
  after: string,
  pageRows = PAGE_ROWS,
): Promise<{ rows: ArchivedRow[]; isLast: boolean }> {
  const key = sql.identifier(BACKUP_TABLES[table]);
  const limit = LONG_TABLES.has(table) ? pageRows.long : pageRows.usual;
  const rows = await db.all<ArchivedRow>(
    sql`SELECT ${storedColumns(table)} FROM ${sql.identifier(table)} WHERE ${key} > ${after} ORDER BY ${key} LIMIT ${limit}`,
  );
  return { rows, isLast: rows.length < limit };
}
