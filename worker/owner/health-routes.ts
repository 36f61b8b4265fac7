import { type Context, Hono } from "hono";
import { SITE_FAULTS } from "../../domain/site-faults.ts";
import type { AppEnv } from "../http/context.ts";
import { withIsoTimes } from "../http/iso-times.ts";
import { countAttempt } from "../http/request-guards.ts";
import { keepRecent } from "../recent.ts";
import { findProblems, type SiteCheck } from "./problems.ts";
import { SCHEMA_VERSION } from "./schema-store.ts";

/** Anybody may ask, and a look reads up to 700 rows and the bucket. */
const recentCheck = keepRecent<SiteCheck>(10_000);

/**
 * The state of the site, for monitors, at most ten seconds old: 200 while all is well, 503 with the reasons while something is not. The
 * signed-in owner reads at `/details` everything that is wrong, with its figures.
 */
export const health = new Hono<AppEnv>()
  .get("/", async (c) => {
    await countAttempt(c, "health", "health");
    const state = toState(await recentCheck.read(c.env, () => check(c)));
    return c.json(state, state.status === "ok" ? 200 : 503);
  })
  .get("/details", async (c) => {
    const found = await check(c);
    return c.json({ ...toState(found), problems: found.problems });
  });

function check(c: Context<AppEnv>) {
  return findProblems(c.env, c.var.db, Date.now());
}

function toState({ problems, oldestDueAt, sweptAt }: SiteCheck) {
  const reasons = problems.flatMap(({ fault }) => (SITE_FAULTS[fault].isMonitored ? [fault] : []));
  return {
    status: reasons.length === 0 ? ("ok" as const) : ("failing" as const),
    reasons,
    schemaVersion: SCHEMA_VERSION,
    ...withIsoTimes({ oldestDueAt, lastSweepAt: sweptAt }),
  };
}
