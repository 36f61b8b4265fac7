import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach } from "vitest";

const MAX_RESETS = 10;

// Every test starts on an empty, migrated database, an empty bucket and empty queues.
beforeEach(async () => {
  await emptyStorage();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
});

/**
 * Empties all storage. A single `reset()` sometimes leaves the database of the file before in place, rows included.
 * @throws Error if data is left after `MAX_RESETS` attempts
 */
async function emptyStorage() {
  for (let resets = 0; resets < MAX_RESETS; resets++) {
    await reset();
    const table = await env.DB.prepare("SELECT name FROM sqlite_master WHERE name = 'leads'").first();
    const { objects } = await env.BUCKET.list({ limit: 1 });
    if (table === null && objects.length === 0) return;
  }
  throw new Error(`the storage is not empty after ${MAX_RESETS} resets`);
}
