import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

type SchemaEntry = { type: string; name: string; sql: string };

const OF_MIGRATIONS = "FROM sqlite_master WHERE name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'";

/** The name of each table, index and trigger with the length of its definition. */
const FINGERPRINT = `SELECT group_concat(name || length(sql)) AS fingerprint ${OF_MIGRATIONS}`;

/** What the migrations make; null before they were applied. */
let migrated: { fingerprint: string; tables: string[]; writtenByTriggers: string[] } | null = null;

/**
 * Leaves an empty, migrated database and an empty bucket. The runtime's own reset() is not used: it ends the database at
 * a moment of its own, so that a test that has begun can lose a row that it wrote.
 */
export async function emptyStores() {
  await emptyDatabase();
  await emptyBucket();
}

/** Deletes all rows in one batch. Makes the tables anew only where a test has changed them: that takes ten times as long. */
async function emptyDatabase() {
  if (migrated === null) return remakeTables();
  const { fingerprint, tables, writtenByTriggers } = migrated;
  // Those that triggers write into once more: the deletions before may have written there.
  const deletions = [...tables, ...writtenByTriggers].map((name) => `DELETE FROM "${name}"`);
  // As after the first deployment of a moment ago, whose cron has not come yet.
  const migration = "INSERT INTO heartbeats VALUES ('sweep', unixepoch() * 1000)";
  const statements = ["PRAGMA defer_foreign_keys = on", ...deletions, migration, FINGERPRINT];
  const results = await env.DB.batch<{ fingerprint: string }>(statements.map((sql) => env.DB.prepare(sql)))
    // A table is gone.
    .catch(() => []);
  if (results.at(-1)?.results[0]?.fingerprint !== fingerprint) await remakeTables();
}

async function remakeTables() {
  await dropTables(await readSchema());
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  const fingerprint = await env.DB.prepare(FINGERPRINT).first<string>("fingerprint");
  const schema = await readSchema();
  const tables = schema
    .filter(({ type, name }) => type === "table" && name !== "d1_migrations")
    .map(({ name }) => name);
  const bodies = schema.filter(({ type }) => type === "trigger").map(({ sql }) => sql.slice(sql.indexOf("BEGIN")));
  const writtenByTriggers = tables.filter((name) =>
    new RegExp(`\\b(INTO|UPDATE) .?${name}\\b`, "i").test(bodies.join()),
  );
  migrated = { fingerprint: fingerprint!, tables, writtenByTriggers };
}

async function readSchema(): Promise<SchemaEntry[]> {
  const { results } = await env.DB.prepare(`SELECT type, name, sql ${OF_MIGRATIONS}`).all<SchemaEntry>();
  return results;
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
