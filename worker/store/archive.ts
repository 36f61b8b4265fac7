import { sql } from "drizzle-orm";
import { BACKUP_TABLES, type BackupTable } from "../../domain/backup.ts";
import type { Database } from "./database.ts";

/** A row as the database has it, JSON as text, so that a restore writes exactly the same. */
type ArchivedRow = Record<string, string | number | null>;

/** So few queries that a free plan, with 50 in one call, backs up about 80,000 rows, and so few rows that a page fits. */
const ROWS_PER_PAGE = 2000;

/** The rows of a table, page by page, by primary key. Reads each row once and holds one page in memory. */
export async function* readPages(db: Database, table: BackupTable): AsyncGenerator<ArchivedRow[], void> {
  const key = sql.identifier(BACKUP_TABLES[table]);
  let last: string | number | null = "";
  for (;;) {
    const page: ArchivedRow[] = await db.all(
      sql`SELECT * FROM ${sql.identifier(table)} WHERE ${key} > ${last} ORDER BY ${key} LIMIT ${ROWS_PER_PAGE}`,
    );
    if (page.length > 0) yield page;
    if (page.length < ROWS_PER_PAGE) return;
    last = page.at(-1)![BACKUP_TABLES[table]]!;
  }
}
