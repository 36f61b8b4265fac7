import { countRecorded } from "./announcements/progress.store.ts";
import { sendAnnouncements } from "./announcements/send.ts";
import { deleteRemovedDeadPosts } from "./posts/dead-posts.ts";
import { logFailure, logRejection } from "./log.ts";
import { deleteOrphanedPictures } from "./pictures/orphans.ts";
import { purgeActivities } from "./activities/activities.store.ts";
import { purgeClosedDeliveries } from "./deliveries/closed.store.ts";
import { type Database, openDatabase } from "./db/database.ts";
import { findOverdueDeliveries } from "./deliveries/open.store.ts";
import { closeLostDeliveries } from "./deliveries/transitions.store.ts";
import { readSucceededAt, recordHeartbeat } from "./health/heartbeats.store.ts";
import { dropOldMailboxes, dropOldMailCounts } from "./mail/ledger.store.ts";
import { dropOldNetworkDays } from "./quarantine/network-days.store.ts";
import { purgeNotifications } from "./deliveries/notifications.store.ts";
import { purgeQuarantine } from "./quarantine/quarantine.store.ts";
import { dropEndedSessions } from "./session/revoked-sessions.store.ts";
import { purgeReports } from "./messages/reports.store.ts";
import { purgeVisitDays } from "./visits/visits.store.ts";
import { enqueueDeliveries } from "./deliveries/enqueue.ts";
import { purgeLetters } from "./offices/offices.store.ts";
import { rememberHashSecret } from "./deliveries/hash-secret.ts";
import { finishDeletions } from "./imports/finish-deletions.ts";
import { ConfigurationError } from "./env.ts";
import { findSettingFaults } from "./health/setting-faults.ts";
import { sendMorningDigest } from "./digest/morning-digest.ts";
import { noteLiveChanges } from "./desk/live.ts";
import { checkPlans } from "./plans/checks.ts";
import { queuePages } from "./watch/watch.ts";

/** How long after it was due a delivery counts as overdue: its message is lost or far behind. */
const OVERDUE_AFTER_MS = 10 * 60 * 1000;

/** Deliveries that one sweep requeues: they go to the queue in twenty batches. */
const OVERDUE_AT_ONCE = 2000;

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Purge = (db: Database, now: number, env: Env) => Promise<void>;

/** What deletes a batch of rows that are kept no longer. */
const PURGES: readonly Purge[] = [purgeClosedDeliveries];

/** What comes once a day: what it deletes was kept for days, and some of it looks at a whole table or the bucket. */
const DAILY_PURGES: readonly Purge[] = [
  dropOldMailCounts,
  dropOldNetworkDays,
  purgeVisitDays,
  purgeQuarantine,
  purgeReports,
  purgeActivities,
  dropEndedSessions,
  dropOldMailboxes,
  purgeNotifications,
  purgeLetters,
  countRecorded,
  (db, now, { BUCKET }) => deleteOrphanedPictures(db, BUCKET, now),
];

type Step = (env: Env, db: Database, now: number) => Promise<void>;

/**
 * The cron job, every minute, from top to bottom. Each step takes a batch at most, so that all of them together stay below the 1,000
 * queries that D1 allows an invocation. The log shows their names.
 */
const STEPS = {
  deliveries: requeueOverdue,
  announcements: sendAnnouncements,
  plans: checkPlans,
  imports: (_env, db, now) => finishDeletions(db, now),
  purges: purge,
  desk: noteLiveChanges,
  dead_posts: purgeDeadPosts,
  watch: queuePages,
  morning_digest: sendMorningDigest,
  configuration: checkConfiguration,
} as const satisfies Readonly<Record<string, Step>>;

/** A step of the cron job. */
type SweepStep = keyof typeof STEPS;

/**
 * Carries out the steps, all of them where none are named. One that fails is logged and stops no other; a sweep without a failure
 * leaves a heartbeat for the health check.
 * @param now milliseconds
 */
export async function sweep(
  env: Env,
  now: number,
  steps: readonly SweepStep[] = Object.keys(STEPS) as SweepStep[],
): Promise<void> {
  const db = openDatabase(env.DB);
  let hasFailed = false;
  for (const step of steps) {
    try {
      await STEPS[step](env, db, now);
    } catch (error) {
      logFailure("step of the sweep", error, { step });
      hasFailed = true;
    }
  }
  if (!hasFailed) await logRejection("heartbeat of the sweep", recordHeartbeat(db, "sweep", now));
}

/** Closes lost deliveries, and requeues what is overdue. */
async function requeueOverdue(env: Env, db: Database, now: number): Promise<void> {
  await closeLostDeliveries(db, now);
  await enqueueDeliveries(env.DELIVERIES, await findOverdueDeliveries(db, now - OVERDUE_AFTER_MS, OVERDUE_AT_ONCE));
}

/** Deletes what is kept no longer. One table that fails keeps no other from being purged. */
async function purge(env: Env, db: Database, now: number): Promise<void> {
  const today = now - (now % DAY_MS);
  const isFirstOfDay = (await readSucceededAt(db, "daily_purges")) < today;
  const due = [...PURGES, ...(isFirstOfDay ? DAILY_PURGES : [])];
  const ends = await Promise.allSettled(due.map((one) => one(db, now, env)));
  const failure = ends.find((end) => end.status === "rejected");
  if (failure) throw failure.reason;
  if (isFirstOfDay) await recordHeartbeat(db, "daily_purges", now);
}

/** Deletes, once an hour because it lists the bucket, what it still keeps of people who were removed (decision: removal). */
async function purgeDeadPosts(env: Env, db: Database, now: number): Promise<void> {
  if (now % HOUR_MS < MINUTE_MS) await deleteRemovedDeadPosts(db, env.BUCKET);
}

/**
 * Fails where a variable or secret is wrong, so that the health check does after a while.
 * @throws ConfigurationError
 */
async function checkConfiguration(env: Env, db: Database): Promise<void> {
  await rememberHashSecret(env, db);
  const faults = await findSettingFaults(env, db);
  if (faults.length > 0) throw new ConfigurationError(faults.join(" "));
}
