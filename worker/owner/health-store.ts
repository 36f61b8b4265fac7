import { is, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { listHeartbeats } from "./heartbeats-store.ts";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import journal from "../../migrations/meta/_journal.json" with { type: "json" };
import type { Database } from "../db/database.ts";
import * as schema from "../db/schema.ts";
import { readSetting } from "./settings-store.ts";

/** The migration that this Worker was written for. */
export const SCHEMA_VERSION = journal.entries.at(-1)!.tag;

const TABLES = Object.values(schema)
  .filter((value) => is(value, SQLiteTable))
  .map((table) => getTableConfig(table));

/** What the migrations make, which the schema's module does not know. */
export const TRIGGERS: readonly string[] = [
  "count_lead_in",
  "count_lead_out",
  "count_lead_confirmed",
  "delete_lead_deliveries",
  "delete_message_deliveries",
  "delete_reply_deliveries",
  "count_announcement_mail",
  "count_announcement_mail_out",
  "delete_person_announcement_mails",
  "delete_notification_deliveries",
];

/** One row of the database's own schema: a table once for each of its columns, anything else once. */
type SchemaRow = { name: string; column: string | null };

/**
 * The tables, columns, indexes and triggers that this Worker needs and the database lacks: an applied migration may have been
 * another one under the same name. What only the database has is no fault: after a rollback it is newer than the code.
 */
function findMissing(found: readonly SchemaRow[]): string[] {
  const known = new Set(found.flatMap(({ name, column }) => [name, `${name}.${column}`]));
  const needed = TABLES.flatMap(({ name: table, columns, indexes }) => {
    const names = columns.map(({ name, keyAsName }) => (keyAsName ? toSnakeCase(name) : name));
    return known.has(table)
      ? [names.map((name) => `${table}.${name}`), indexes.map(({ config }) => config.name)].flat()
      : [table];
  });
  return [...needed, ...TRIGGERS].filter((name) => !known.has(name));
}

/**
 * The site's health as the database shows it. Reads about 100 rows, however much is stored.
 * @returns `isMigrated`: whether the migration of this Worker was applied; `missingTables`: tables, columns, indexes and triggers that should be there;
 *   `migratedAt`: when the newest migration was applied; `steps`: how the steps of the sweep last ended; `emailHashFingerprint`: of the secret that the hashes of emails are made with; `oldestDueAt`: since when the oldest open delivery is due, in milliseconds, null if none is
 */
export async function readDatabaseHealth(db: Database, now: number) {
  const applied = await db.all<{ name: string; at: number }>(
    sql`SELECT name, unixepoch(applied_at) * 1000 AS at FROM d1_migrations`,
  );
  const missingTables = findMissing(
    await db.all(sql`SELECT made.name, columns.name AS "column"
      FROM (SELECT name FROM sqlite_master WHERE name NOT GLOB '_cf_*') AS made
      LEFT JOIN pragma_table_info(made.name) AS columns`),
  );
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
