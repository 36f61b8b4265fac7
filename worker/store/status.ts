import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { settingsTable } from "./schema.ts";

/** When the owner last took a backup, as an ISO time in UTC; null for never. Reads one row. */
export async function lastBackupAt(db: Database): Promise<string | null> {
  const setting = await db.query.settingsTable.findFirst({ where: eq(settingsTable.name, "last_backup") });
  return typeof setting?.value === "string" ? setting.value : null;
}
