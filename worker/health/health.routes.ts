import { type Context, Hono } from "hono";
import type { AppEnv } from "../http/context.ts";
import { withIsoTimes } from "../http/iso-times.ts";
import { countAttempt } from "../http/request-guards.ts";
import { logFailure } from "../log.ts";
import { keepRecent } from "../recent.ts";
import { readVitals } from "./health.store.ts";

/** How long a delivery may be due before something is wrong: the sweep requeues it after 10 minutes. */
const MAX_DUE_MS = 30 * 60 * 1000;

/** How long ago the last sweep without a failure may be: one that failed once is a moment's fault. */
const MAX_SWEEP_AGE_MS = 20 * 60 * 1000;

/** Anybody may ask. */
const recentCheck = keepRecent<Awaited<ReturnType<typeof check>>>(10_000);

/**
 * Whether the site works, for monitors, at most ten seconds old: 200 while it does, 503 with the reasons while it doesn't. The
 * signed-in owner reads the state of this moment at `/details`.
 */
export const health = new Hono<AppEnv>()
  .get("/", async (c) => {
    await countAttempt(c, "health", "health");
    const state = await recentCheck.read(c.env, () => check(c));
    return c.json(state, state.status === "ok" ? 200 : 503);
  })
  .get("/details", async (c) => c.json(await check(c)));

/** Reads two rows and the bucket. It never fails. */
async function check({ env, var: { db } }: Context<AppEnv>) {
  const now = Date.now();
  const [isBucketThere, vitals] = await Promise.all([
    passes("bucket health", async () => (await env.BUCKET.head("health"), true)),
    passes("database health", () => readVitals(db, now)),
  ]);
  const { oldestDueAt = null, lastSweepAt = null } = vitals ?? {};
  const isFailing = {
    database: !vitals,
    bucket: !isBucketThere,
    deliveries: oldestDueAt !== null && now - oldestDueAt > MAX_DUE_MS,
    sweep: vitals !== null && now - (lastSweepAt ?? 0) > MAX_SWEEP_AGE_MS,
  };
  const reasons = (Object.keys(isFailing) as (keyof typeof isFailing)[]).filter((reason) => isFailing[reason]);
  return {
    status: reasons.length === 0 ? ("ok" as const) : ("failing" as const),
    reasons,
    ...withIsoTimes({ oldestDueAt, lastSweepAt }),
  };
}

/** @returns null where the check fails, which is logged */
async function passes<Value>(label: string, look: () => Promise<Value>): Promise<Value | null> {
  try {
    return await look();
  } catch (error) {
    logFailure(label, error);
    return null;
  }
}
