import { asc, gt } from "drizzle-orm";
import { BACKUP_TABLES, type BackupTable } from "../../domain/backup.ts";
import type { Database } from "../db/database.ts";
import { query } from "../db/expressions.ts";
import { findTable } from "../db/tables.ts";

/** A row as the database has it, JSON as text, so that a restore writes exactly the same. */
type ArchivedRow = Record<string, string | number | null>;

/** Rows per query: few enough that the longest rows there are make a page of a few megabytes. */
const PAGE_ROWS = 1000;

/** Other pages: of tables whose rows are short and many, and of those whose rows can be much longer than a message. */
const OTHER_PAGE_ROWS: Partial<Record<BackupTable, number>> = {
  deliveries: 5000,
  people: 5000,
  quarantine: 100,
  plans: 100,
  content_changes: 20,
};

/** All rows of a table by primary key, a page at a time. Reads each row once. */
export async function* readPages(db: Database, table: BackupTable): AsyncGenerator<ArchivedRow[], void> {
  const name = BACKUP_TABLES[table];
  const { table: from, stored } = findTable(table);
  const key = stored[name]!;
  const limit = OTHER_PAGE_ROWS[table] ?? PAGE_ROWS;
  let after = "";
  for (;;) {
    const rows = await db.all<ArchivedRow>(
      query.select(stored).from(from).where(gt(key, after)).orderBy(asc(key)).limit(limit),
    );
    yield rows;
    if (rows.length < limit) return;
    after = String(rows.at(-1)![name]);
  }
}
