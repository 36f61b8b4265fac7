import { eq, isNull } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { excluded, plus } from "../db/expressions.ts";
import { settingsTable } from "../db/schema.ts";

/** The one row. */
const ID = "site";

type Settings = Omit<typeof settingsTable.$inferSelect, "id" | "version">;

/** One setting; null while it was never set. Reads one row, by key. */
export async function readSetting<Name extends keyof Settings>(
  db: Database,
  name: Name,
): Promise<Settings[Name] | null> {
  const [row] = await db.select({ value: settingsTable[name] }).from(settingsTable).where(eq(settingsTable.id, ID));
  return (row?.value ?? null) as Settings[Name] | null;
}

/** Sets what is given; everything else stays. */
export async function changeSettings(db: Database, change: Partial<Settings>): Promise<void> {
  await db
    .insert(settingsTable)
    .values({ id: ID, ...change, version: 1 })
    .onConflictDoUpdate({ target: settingsTable.id, set: { ...change, version: plus(settingsTable.version, 1) } });
}

/** Sets one setting unless it is set. */
export async function setOnce<Name extends keyof Settings>(
  db: Database,
  name: Name,
  value: Settings[Name],
): Promise<void> {
  const column = settingsTable[name];
  await db
    .insert(settingsTable)
    .values({ id: ID, [name]: value, version: 1 })
    .onConflictDoUpdate({
      target: settingsTable.id,
      set: { [name]: excluded(column) },
      setWhere: isNull(column),
    });
}
