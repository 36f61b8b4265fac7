import { type Context, Hono } from "hono";
import { findConfigurationFaults } from "../env.ts";
import { emailHashFingerprint } from "../hash.ts";
import type { AppEnv } from "../http/context.ts";
import { withIsoTimes } from "../http/iso-times.ts";
import { countAttempt } from "../http/request-guards.ts";
import { MONITORED_FAULTS, type MonitoredFault } from "../../domain/site-faults.ts";
import { logFailure } from "../log.ts";
import { keepRecent } from "../recent.ts";
import { findCauses, MAX_DUE_MS, MAX_SWEEP_AGE_MS } from "./alerts.ts";
import { countErasures } from "../people/erasures-store.ts";
import { readDatabaseHealth, SCHEMA_VERSION } from "./health-store.ts";

/** Anybody may ask, and a look reads about 50 rows and the bucket. */
const recentHealth = keepRecent<Awaited<ReturnType<typeof readHealth>>>(10_000);

/**
 * The state of the site, for monitors, at most ten seconds old: 200 while all is well, 503 with the reasons while something is not. The signed-in
 * owner reads at `/details` which variables and tables are meant, how many removals are not finished, and what else they
 * get alerts about (decision: morning-digest).
 */
export const health = new Hono<AppEnv>()
  .get("/", async (c) => {
    await countAttempt(c, "health", "health");
    const { details: _ownersOnly, ...state } = await recentHealth.read(c.env, () => readHealth(c));
    return c.json(state, state.status === "ok" ? 200 : 503);
  })
  .get("/details", async (c) => {
    const [state, erasures, alerts] = await Promise.all([
      readHealth(c),
      checkOrNull(c, "unfinished removals", () => countErasures(c.var.db)),
      checkOrNull(c, "causes of alerts", () => findAlerts(c)),
    ]);
    return c.json({ ...state, details: { ...state.details, erasures, alerts: alerts ?? [] } });
  });

/** What the owner is alerted about at this moment, beside the reasons that monitors read. */
async function findAlerts(c: Context<AppEnv>) {
  const found = await findCauses(c.env, c.var.db, Date.now());
  return found.filter(({ cause }) => !(MONITORED_FAULTS as readonly string[]).includes(cause));
}

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
  const reasons: MonitoredFault[] = [];
  if (configuration.length > 0) reasons.push("configuration");
  if (!database) reasons.push("database");
  else {
    if (!database.isMigrated || database.missingTables.length > 0) reasons.push("schema");
    if (database.oldestDueAt !== null && now - database.oldestDueAt > MAX_DUE_MS) reasons.push("deliveries");
    const isSweepLate = now - Math.max(lastSweepAt, database.migratedAt) > MAX_SWEEP_AGE_MS;
    if (isSweepLate || failingSteps.length > 0) reasons.push("sweep");
    const { emailHashFingerprint: stored } = database;
    // A missing secret is among the faults of the configuration.
    const current = await checkOrNull(c, "fingerprint of the email hashes", async () => emailHashFingerprint(c.env));
    if (stored !== null && current !== null && stored !== current) reasons.push("email_hash_secret");
  }
  if (!hasBucket) reasons.push("bucket");
  return {
    status: reasons.length === 0 ? ("ok" as const) : ("failing" as const),
    reasons,
    schemaVersion: SCHEMA_VERSION,
    ...withIsoTimes({ oldestDueAt: database?.oldestDueAt ?? null, lastSweepAt: lastSweepAt || null }),
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
