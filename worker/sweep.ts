import { sendAnnouncements } from "./announcements/send.ts";
import { deleteOldBackups } from "./backups/parts.ts";
import { storeKeptPosts } from "./quarantine/release.ts";
import { failureCode, logFailure, logRejection } from "./log.ts";
import { deleteOrphanedPictures } from "./pictures/orphans.ts";
import { purgeActivities } from "./owner/activities-store.ts";
import { purgeClosedDeliveries } from "./deliveries/closed-store.ts";
import { type Database, openDatabase } from "./db/database.ts";
import { closeLostDeliveries, findOverdueDeliveries } from "./deliveries/store.ts";
import { releaseHeld } from "./deliveries/held-store.ts";
import { recordHeartbeats, type StepEnd } from "./owner/heartbeats-store.ts";
import { dropOldMailCounts } from "./mail/ledger-store.ts";
import { dropOldNetworkDays } from "./quarantine/network-days-store.ts";
import { purgeNotifications } from "./deliveries/notifications-store.ts";
import { purgeQuarantine } from "./quarantine/store.ts";
import { dropEndedSessions } from "./owner/revoked-sessions-store.ts";
import type { SweepStep } from "./db/schema.ts";
import { purgeVisitDays } from "./visits/store.ts";
import { reportProblems } from "./owner/problems.ts";
import { enqueueDeliveries } from "./deliveries/enqueue.ts";
import { rememberHashSecret } from "./deliveries/hash-secret.ts";
import { finishErasures } from "./people/erase.ts";
import { sendMorningDigest } from "./owner/morning-digest.ts";
import { checkPlans } from "./plans/checks.ts";

/** How long after it was due a delivery counts as overdue: its message is lost or far behind. */
const OVERDUE_AFTER_MS = 10 * 60 * 1000;

/** Deliveries that one sweep requeues: they go to the queue in twenty batches. */
const OVERDUE_AT_ONCE = 2000;

const MINUTE_MS = 60 * 1000;

/**
 * What the cron job does in each minute of five: posts that were kept are stored every minute, so that a thousand of them take a
 * quarter of an hour; every other step comes every five minutes.
 */
export const MINUTES: readonly (readonly SweepStep[])[] = [
  ["kept_posts", "deliveries"],
  ["kept_posts", "announcements"],
  ["kept_posts", "plans"],
  ["kept_posts", "removals", "purges", "backups", "pictures"],
  ["kept_posts", "morning_digest", "alerts"],
];

/** What deletes rows that are kept no longer. */
const PURGES: readonly ((db: Database, now: number) => Promise<void>)[] = [
  purgeClosedDeliveries,
  dropOldMailCounts,
  dropOldNetworkDays,
  purgeVisitDays,
  purgeQuarantine,
  purgeActivities,
  purgeNotifications,
  dropEndedSessions,
];

/** What the steps do, by the name that the log and the owner's page show. */
const STEPS: Readonly<Record<SweepStep, (env: Env, db: Database, now: number) => Promise<void>>> = {
  deliveries: requeueOverdue,
  announcements: sendAnnouncements,
  kept_posts: storeKeptPosts,
  removals: (env, db, now) => finishErasures(db, env.BUCKET, now),
  purges: async (_env, db, now) => {
    const ends = await Promise.allSettled(PURGES.map((purge) => purge(db, now)));
    const failure = ends.find((end) => end.status === "rejected");
    if (failure) throw failure.reason;
  },
  backups: (env, _db, now) => deleteOldBackups(env.BUCKET, now),
  pictures: (env, db, now) => deleteOrphanedPictures(db, env.BUCKET, now),
  plans: checkPlans,
  morning_digest: sendMorningDigest,
  alerts: async (env, db, now) => {
    await rememberHashSecret(env, db);
    await reportProblems(env, db, now);
  },
};

/** The cron job, every minute. @param scheduledAt milliseconds */
export async function sweepMinute(env: Env, scheduledAt: number): Promise<void> {
  await sweep(env, scheduledAt, MINUTES[Math.floor(scheduledAt / MINUTE_MS) % MINUTES.length]);
}

/**
 * Carries out steps, all of them where none are named. One that fails is logged and stops no other; how each ended is recorded
 * for the health check and the alerts.
 */
export async function sweep(env: Env, now: number, steps: readonly SweepStep[] = MINUTES.flat()): Promise<void> {
  const db = openDatabase(env.DB);
  const ends: StepEnd[] = [];
  for (const step of steps) {
    try {
      await STEPS[step](env, db, now);
      ends.push({ step, error: null });
    } catch (error) {
      logFailure("step of the sweep", error, { step });
      ends.push({ step, error: failureCode(error) });
    }
  }
  await logRejection("heartbeat of the sweep", recordHeartbeats(db, ends, now));
}

/** Closes lost deliveries, and requeues what the limits have room for and what is overdue. */
async function requeueOverdue(env: Env, db: Database, now: number): Promise<void> {
  await closeLostDeliveries(db, now);
  await enqueueDeliveries(env.DELIVERIES, await releaseHeld(db, now));
  await enqueueDeliveries(env.DELIVERIES, await findOverdueDeliveries(db, now - OVERDUE_AFTER_MS, OVERDUE_AT_ONCE));
}
