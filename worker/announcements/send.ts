import { readConfiguration } from "../env.ts";
import { logRejection } from "../log.ts";
import type { Database } from "../db/database.ts";
import {
  type Announcement,
  beginScheduled,
  countReach,
  countOpenMails,
  findDueAnnouncements,
  finishAnnouncements,
  queueNextWindow,
  markResumed,
  scheduleAnnouncement,
  CURSOR_AT_END,
} from "./announcements.store.ts";
import { countSentMails } from "../mail/ledger.store.ts";
import { enqueueDeliveries } from "../deliveries/enqueue.ts";

// Announcements become deliveries a few at a time (decision: announcements-by-the-outbox): as many as the limit of the
// site leaves room for now, so that confirmations and answers never stand behind thousands of them.

/** Open deliveries of announcements at once: what a mail service that refuses them for a day can hold up. */
const MOST_OPEN = 100;

/** Windows of people that one call looks through: the owner waits for the first. */
const WINDOWS_PER_CALL = 2;

/**
 * Lets scheduled announcements begin, and goes on with those that are being sent, the earliest first. Called by the sweep,
 * and when the owner sends one; a call that is repeated or comes at the same moment mails nobody twice.
 */
export async function sendAnnouncements(env: Env, db: Database, now: number): Promise<void> {
  const due = await findDueAnnouncements(db, now);
  if (due.length === 0) return finishAnnouncements(db, now);
  if (due.some(({ status }) => status === "scheduled")) await beginScheduled(db, now);
  let room = await findRoom(env, db, now);
  let windows = WINDOWS_PER_CALL;
  for (const announcement of due) {
    let { cursor } = announcement;
    while (cursor !== CURSOR_AT_END && room > 0 && windows > 0) {
      windows -= 1;
      const queued = await queueNextWindow(db, { ...announcement, cursor }, room, now);
      if (!queued) break;
      cursor = queued.cursor;
      room -= queued.deliveryIds.length;
      await enqueueDeliveries(env.DELIVERIES, queued.deliveryIds);
    }
  }
  await finishAnnouncements(db, now);
}

/** How many announcement mails may be sent now: 0 while automatic mail waits for the site's limit. */
async function findRoom(env: Env, db: Database, now: number): Promise<number> {
  const { announced, limited } = await countOpenMails(db);
  if (limited > 0) return 0;
  const left = readConfiguration(env).announcementMailsPerDay - (await countSentMails(db, now));
  return Math.min(MOST_OPEN, left) - announced;
}

/** Refused: it has begun already, was stopped, or was changed since. `reach`: how many people it reaches now. */
type Beginning =
  | { status: "begun"; announcement: Announcement; reach: number }
  | { status: "reaches_nobody" | "refused" };

/**
 * Lets an announcement begin: at `sendAt`, in milliseconds, or now where that is null.
 * @param basedOn when the version that the owner saw was stored, in milliseconds; left out: the one that is given
 */
export async function beginAnnouncement(
  db: Database,
  { id, segment, status, updatedAt }: Announcement,
  { sendAt, basedOn = updatedAt }: { sendAt: number | null; basedOn?: number | undefined },
  now: number,
): Promise<Beginning> {
  if (basedOn !== updatedAt) return { status: "refused" };
  const { people: reach } = await countReach(db, segment);
  if (reach === 0 && status === "draft") return { status: "reaches_nobody" };
  const begun = await scheduleAnnouncement(db, id, { sendAt, reach, basedOn }, now);
  return begun ? { status: "begun", announcement: begun, reach } : { status: "refused" };
}

/** Resumes a paused announcement, and queues again what waited for that. @returns it; null where it is not paused */
export async function resumeAnnouncement(
  env: Env,
  db: Database,
  id: string,
  now: number,
): Promise<Announcement | null> {
  const resumed = await markResumed(db, id, now);
  if (!resumed) return null;
  // Their messages in the queue come back within the hour, the sweep takes them after ten minutes.
  await logRejection("queue send", enqueueDeliveries(env.DELIVERIES, resumed.deliveryIds));
  return resumed.announcement;
}
