import { is, sql } from "drizzle-orm";
import { listHeartbeats } from "./heartbeats.ts";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import journal from "../../migrations/meta/_journal.json" with { type: "json" };
import type { Database } from "./database.ts";
import * as schema from "./schema.ts";
import { readSetting } from "./settings.ts";

/** The migration that this Worker was written for. */
export const SCHEMA_VERSION = journal.entries.at(-1)!.tag;

const TABLES = Object.values(schema)
  .filter((value) => is(value, SQLiteTable))
  .map((table) => getTableConfig(table).name);

/**
 * The site's health as the database shows it. Reads about 50 rows, however much is stored.
 * @returns `isMigrated`: whether the migration of this Worker was applied; `missingTables`: tables that should be there;
 *   `migratedAt`: when the newest migration was applied; `steps`: how the steps of the sweep last ended; `emailHashFingerprint`: of the secret that the hashes of emails are made with; `oldestDueAt`: since when the oldest open delivery is due, in milliseconds, null if none is
 */
export async function readDatabaseHealth(db: Database, now: number) {
  const applied = await db.all<{ name: string; at: number }>(
    sql`SELECT name, unixepoch(applied_at) * 1000 AS at FROM d1_migrations`,
  );
  const tables = await db.all<{ name: string }>(sql`SELECT name FROM sqlite_master WHERE type = 'table'`);
  const missingTables = TABLES.filter((name) => !tables.some((table) => table.name === name));
  const [oldest] = missingTables.includes("deliveries")
    ? []
    : await db.all<{ dueAt: number }>(sql`SELECT next_attempt_at AS dueAt FROM deliveries
        WHERE status IN ('waiting', 'leased', 'sending') AND next_attempt_at <= ${now} ORDER BY next_attempt_at LIMIT 1`);
  const steps = missingTables.includes("heartbeats") ? [] : await listHeartbeats(db);
  const emailHashFingerprint = missingTables.includes("settings")
    ? null
    : await readSetting(db, "emailHashFingerprint");
  return {
    migratedAt: Math.max(0, ...applied.map(({ at }) => at)),
    steps,
    isMigrated: applied.some(({ name }) => name === `${SCHEMA_VERSION}.sql`),
    missingTables,
    emailHashFingerprint,
    oldestDueAt: oldest?.dueAt ?? null,
  };
}
