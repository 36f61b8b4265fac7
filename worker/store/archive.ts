import { sql } from "drizzle-orm";
import { BACKUP_TABLES, type BackupTable } from "../../domain/backup.ts";
import type { Database } from "./database.ts";

/** A row as the database has it: column by column, JSON as text. So a restore writes it back to the letter. */
export type ArchivedRow = Record<string, string | number | null>;

const ROWS_AT_ONCE = 500;

/** The rows of a table in pages, in the order of its primary key. Reads each row once, and holds one page at a time. */
export async function* pagesOf(db: Database, table: BackupTable): AsyncGenerator<ArchivedRow[], void> {
  const key = sql.identifier(BACKUP_TABLES[table]);
  let last: string | number | null = "";
  for (;;) {
    const page: ArchivedRow[] = await db.all(
      sql`SELECT * FROM ${sql.identifier(table)} WHERE ${key} > ${last} ORDER BY ${key} LIMIT ${ROWS_AT_ONCE}`,
    );
    if (page.length > 0) yield page;
    if (page.length < ROWS_AT_ONCE) return;
    last = page.at(-1)![BACKUP_TABLES[table]]!;
  }
}
