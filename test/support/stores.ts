import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

type SchemaEntry = { type: string; name: string; sql: string };

/** More rows than this are dropped with their table: deleting them would run the triggers for each. */
const MOST_DELETED_ROWS = 1000;

/** The tables, indexes and triggers that the migrations make. */
let migrated: string | null = null;

/**
 * Leaves an empty, migrated database and an empty bucket. The runtime's own reset() is not used: it ends the database at
 * a moment of its own, so that a test that has begun can lose a row that it wrote.
 */
export async function emptyStores() {
  await emptyDatabase();
  await emptyBucket();
}

/** Deletes all rows. Makes the tables anew only where a test has changed them: that takes ten times as long. */
async function emptyDatabase() {
  const schema = await readSchema();
  const tables = schema.filter(({ type, name }) => type === "table" && name !== "d1_migrations");
  if (migrated === JSON.stringify(schema) && !(await hasManyLeads())) {
    // Twice: triggers on the first deletion write into tables that are empty by then.
    const deletions = [...tables, ...tables].map(({ name }) => env.DB.prepare(`DELETE FROM "${name}"`));
    // As after a deployment of a moment ago, whose cron has not come yet, and whatever a test did to it.
    const migration = env.DB.prepare("UPDATE d1_migrations SET applied_at = CURRENT_TIMESTAMP");
    await env.DB.batch([env.DB.prepare("PRAGMA defer_foreign_keys = on"), ...deletions, migration]);
    return;
  }
  await dropTables(schema);
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  migrated = JSON.stringify(await readSchema());
}

async function readSchema(): Promise<SchemaEntry[]> {
  const { results } = await env.DB.prepare(
    "SELECT type, name, sql FROM sqlite_master WHERE name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' ORDER BY type, name",
  ).all<SchemaEntry>();
  return results;
}

async function hasManyLeads(): Promise<boolean> {
  const lead = await env.DB.prepare("SELECT 1 FROM leads LIMIT 1 OFFSET ?").bind(MOST_DELETED_ROWS).first();
  return lead !== null;
}

async function dropTables(schema: readonly SchemaEntry[]) {
  // Triggers first, so that they count nothing while their tables go; indexes go with their tables.
  const drops = schema
    .filter(({ type }) => type !== "index")
    .toSorted((a, b) => b.type.localeCompare(a.type))
    .map(({ type, name }) => env.DB.prepare(`DROP ${type} "${name}"`));
  if (drops.length > 0) await env.DB.batch([env.DB.prepare("PRAGMA defer_foreign_keys = on"), ...drops]);
}

async function emptyBucket() {
  for (;;) {
    const { objects } = await env.BUCKET.list();
    if (objects.length === 0) return;
    await env.BUCKET.delete(objects.map(({ key }) => key));
  }
}
