import { rememberFacts } from "./announcements/offers.ts";
import { sendAnnouncements } from "./announcements/send.ts";
import { deleteOldBackups } from "./backups/parts.ts";
import { storeKeptPosts } from "./leads/release.ts";
import { failureCode, logFailure, logRejection } from "./log.ts";
import { deleteOrphanedPictures } from "./media/orphans.ts";
import { purgeActivities } from "./store/activities.ts";
import { purgeClosedDeliveries } from "./store/closed-deliveries.ts";
import { type Database, openDatabase } from "./store/database.ts";
import { closeLostDeliveries, findOverdueDeliveries } from "./store/deliveries.ts";
import { releaseHeld } from "./store/held-deliveries.ts";
import { recordHeartbeats, type StepEnd, SWEEP_STEPS, type SweepStep } from "./store/heartbeats.ts";
import { dropOldMailCounts } from "./store/mail-ledger.ts";
import { dropOldNetworkDays } from "./store/network-days.ts";
import { purgeNotifications } from "./store/notifications.ts";
import { purgeQuarantine } from "./store/quarantine.ts";
import { dropEndedSessions } from "./store/revoked-sessions.ts";
import { purgeVisitDays } from "./store/visit-days.ts";
import { raiseAlerts } from "./outbox/alerts.ts";
import { enqueueDeliveries } from "./outbox/enqueue.ts";
import { finishErasures } from "./outbox/erase.ts";
import { sendMorningDigest } from "./outbox/morning-digest.ts";

/** How long after it was due a delivery counts as overdue: its message is lost or far behind. */
const OVERDUE_AFTER_MS = 10 * 60 * 1000;

/** Deliveries read at once, and how often in one sweep: far below the queries and calls that one invocation may make. */
const OVERDUE_PAGE = 1000;
const OVERDUE_PAGES = 10;

/** @param ends how the steps before it ended */
type Step = (env: Env, db: Database, now: number, ends: readonly StepEnd[]) => Promise<void>;

/** What the sweep does, by the name that the log and the owner's page show. */
const STEPS: Readonly<Record<SweepStep, Step>> = {
  kept_posts: (env, db) => storeKeptPosts(env, db),
  announcements: (env, db, now) => sendAnnouncements(env, db, now),
  deliveries: requeueOverdue,
  closed_deliveries: (_env, db, now) => purgeClosedDeliveries(db, now),
  removals: (env, db, now) => finishErasures(db, env.BUCKET, now),
  mail_counts: async (_env, db, now) => {
    await dropOldMailCounts(db, now);
    await dropOldNetworkDays(db, now);
  },
  visit_days: (_env, db, now) => purgeVisitDays(db, now),
  quarantine: (_env, db, now) => purgeQuarantine(db, now),
  activities: (_env, db, now) => purgeActivities(db, now),
  notifications: (_env, db, now) => purgeNotifications(db, now),
  facts: (env, db, now) => rememberFacts(env, db, now),
  sessions: (_env, db, now) => dropEndedSessions(db, now),
  backups: (env, _db, now) => deleteOldBackups(env.BUCKET, now),
  pictures: (env, db, now) => deleteOrphanedPictures(db, env.BUCKET, now),
  morning_digest: sendMorningDigest,
  // Last, so that it knows how the others ended.
  alerts: (env, db, now, ends) => raiseAlerts(env, db, ends, now),
};

/**
 * The cron job, every 5 minutes: stores the posts that were kept while the database was away, goes on with announcements, requeues overdue deliveries, finishes removals, keeps the
 * counters small, deletes what is older than it may be (records of deliveries,
 * quarantined posts, entries of the activity log, totals of visits, backups, and the objects of unfinished uploads), and
 * tells the owner what they should know. A step that fails is logged and stops no other; how each ended is recorded for the
 * health check.
 * @param now milliseconds
 */
export async function sweep(env: Env, now: number): Promise<void> {
  const db = openDatabase(env.DB);
  const ends: StepEnd[] = [];
  for (const name of SWEEP_STEPS) {
    try {
      await STEPS[name](env, db, now, ends);
      ends.push({ step: name, error: null });
    } catch (error) {
      logFailure("step of the sweep", error, { step: name });
      ends.push({ step: name, error: failureCode(error) });
    }
  }
  await logRejection("heartbeat of the sweep", recordHeartbeats(db, ends, now));
}

/** Closes lost deliveries and requeues overdue ones, page by page, up to the limit of one invocation. */
async function requeueOverdue(env: Env, db: Database, now: number): Promise<void> {
  await closeLostDeliveries(db, null, now);
  await enqueueDeliveries(env.DELIVERIES, await releaseHeld(db, now));
  let after: { nextAttemptAt: number; id: string } | null = null;
  for (let page = 0; page < OVERDUE_PAGES; page++) {
    const overdue = await findOverdueDeliveries(db, now - OVERDUE_AFTER_MS, { limit: OVERDUE_PAGE, after });
    await enqueueDeliveries(
      env.DELIVERIES,
      overdue.map(({ id }) => id),
    );
    after = overdue.at(-1) ?? null;
    if (overdue.length < OVERDUE_PAGE) return;
  }
}
