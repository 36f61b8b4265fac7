import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach } from "vitest";

// Every test starts on an empty, migrated database and an empty bucket. The runtime's own reset() is not used: it ends
// the database at a moment of its own, so that a test that has begun can lose a row that it wrote.
beforeEach(async () => {
  await dropTables();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  await emptyBucket();
});

async function dropTables() {
  const { results } = await env.DB.prepare(
    "SELECT type, name FROM sqlite_master WHERE type IN ('trigger', 'view', 'table') AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'",
  ).all<{ type: string; name: string }>();
  // Triggers first, so that they count nothing while their tables go.
  const drops = results
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
