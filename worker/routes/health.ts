import { type Context, Hono } from "hono";
import { findConfigurationFaults } from "../env.ts";
import type { AppEnv } from "../http/context.ts";
import { toIsoTime } from "../http/owner-list.ts";
import { logFailure } from "../log.ts";
import { countErasures } from "../store/erasures.ts";
import { readDatabaseHealth, SCHEMA_VERSION } from "../store/health.ts";

/** How long a delivery may be due before something is wrong: the sweep requeues it after 10 minutes. */
const MAX_DUE_MS = 30 * 60 * 1000;

/** How long ago the last sweep, or the migration before the first one, may be: it runs every 5 minutes. */
const MAX_SWEEP_AGE_MS = 20 * 60 * 1000;

/** What is wrong, in one word for monitors; the owner reads the details. */
type Reason = "configuration" | "database" | "schema" | "deliveries" | "sweep" | "bucket";

/**
 * The state of the site, for monitors: 200 while all is well, 503 with the reasons while something is not. The signed-in
 * owner reads at `/details` which variables and tables are meant, and how many removals are not finished.
 */
export const health = new Hono<AppEnv>()
  .get("/", async (c) => {
    const { details: _ownersOnly, ...state } = await readHealth(c);
    return c.json(state, state.status === "ok" ? 200 : 503);
  })
  .get("/details", async (c) => {
    const [state, erasures] = await Promise.all([
      readHealth(c),
      checkOrNull(c, "unfinished removals", () => countErasures(c.var.db)),
    ]);
    return c.json({ ...state, details: { ...state.details, erasures } });
  });

async function readHealth(c: Context<AppEnv>) {
  const now = Date.now();
  const configuration = findConfigurationFaults(c.env);
  const [database, hasBucket] = await Promise.all([
    checkOrNull(c, "database health", () => readDatabaseHealth(c.var.db, now)),
    checkOrNull(c, "bucket health", async () => {
      await c.env.BUCKET.head("health");
      return true;
    }),
  ]);
  const failingSteps = database?.steps.filter((step) => (step.failedAt ?? 0) > (step.succeededAt ?? 0)) ?? [];
  const lastSweepAt = Math.max(0, ...(database?.steps.map((step) => step.succeededAt ?? 0) ?? []));
  const reasons: Reason[] = [];
  if (configuration.length > 0) reasons.push("configuration");
  if (!database) reasons.push("database");
  else {
    if (!database.isMigrated || database.missingTables.length > 0) reasons.push("schema");
    if (database.oldestDueAt !== null && now - database.oldestDueAt > MAX_DUE_MS) reasons.push("deliveries");
    const isSweepLate = now - Math.max(lastSweepAt, database.migratedAt) > MAX_SWEEP_AGE_MS;
    if (isSweepLate || failingSteps.length > 0) reasons.push("sweep");
  }
  if (!hasBucket) reasons.push("bucket");
  return {
    status: reasons.length === 0 ? ("ok" as const) : ("failing" as const),
    reasons,
    schemaVersion: SCHEMA_VERSION,
    oldestDueAt: database?.oldestDueAt ? toIsoTime(database.oldestDueAt) : null,
    lastSweepAt: lastSweepAt > 0 ? toIsoTime(lastSweepAt) : null,
    details: {
      configuration,
      missingTables: database?.missingTables ?? [],
      failingSteps: failingSteps.map(({ step, lastError }) => ({ step, error: lastError })),
    },
  };
}

/** @returns null where the check fails, which is logged */
async function checkOrNull<Value>(
  c: Context<AppEnv>,
  label: string,
  check: () => Promise<Value>,
): Promise<Value | null> {
  try {
    return await check();
  } catch (error) {
    logFailure(label, error, { requestId: c.var.requestId });
    return null;
  }
}
