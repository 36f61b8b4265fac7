import { and, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { DELIVERY_RECORD_DAYS } from "../../domain/retention.ts";
import type { Database } from "../db/database.ts";
import { announcementsTable, deliveriesTable, suppressionsTable } from "../db/schema.ts";
import { deliveryKey } from "../deliveries/keys.store.ts";

type Announcement = typeof announcementsTable.$inferSelect;

/** How long a count holds while somebody looks at it: it reads a row for each mail. */
const COUNT_AGE_MS = 60 * 1000;

const RECORDED_FOR_MS = DELIVERY_RECORD_DAYS * 24 * 60 * 60 * 1000;

const { id, startedAt, finishedAt, countedAt } = announcementsTable;

/** The columns of an announcement that say what became of its mails, counted now. */
export function countedNow(now: number) {
  return { progress: sql`${progress}`, countedAt: now };
}

/** By indexes: the mails by their status, and who got one among those who unsubscribed since it began. */
const progress: SQL = sql`(SELECT json_object(
    'open', total(status IN ('queued', 'sending')), 'sent', total(status = 'sent'),
    'failed', total(status = 'failed'), 'withheld', total(status = 'withheld'),
    'unsubscribed', (SELECT count(*) FROM ${suppressionsTable} JOIN ${deliveriesTable} AS got
      ON got.id = ${deliveryKey(sql`${id}`, sql`${suppressionsTable.emailHash}`)}
      WHERE ${suppressionsTable.createdAt} >= ${startedAt} AND got.sent_at <= ${suppressionsTable.createdAt}
        AND ${isNull(suppressionsTable.importId)}))
  FROM ${deliveriesTable} WHERE ${eq(deliveriesTable.announcementId, id)})`;

/** Whether its deliveries are still recorded; afterwards the last count stays. */
function isRecorded(now: number): SQL | undefined {
  return and(isNotNull(startedAt), or(isNull(finishedAt), gt(finishedAt, now - RECORDED_FOR_MS)));
}

/** Announcements with what became of their mails, counted again where that is a minute old. Reads a row for each mail it counts. */
export async function withProgress(
  db: Database,
  announcements: readonly Announcement[],
  now: number,
): Promise<Announcement[]> {
  const old = announcements.filter(
    (one) => one.startedAt !== null && (one.countedAt === null || one.countedAt <= now - COUNT_AGE_MS),
  );
  if (old.length === 0) return [...announcements];
  const isOld = or(isNull(countedAt), lte(countedAt, now - COUNT_AGE_MS));
  const ids = old.map((one) => one.id);
  const counted = await db
    .update(announcementsTable)
    .set(countedNow(now))
    .where(and(inArray(id, ids), isOld, isRecorded(now)))
    .returning();
  return announcements.map((one) => counted.find((fresh) => fresh.id === one.id) ?? one);
}

/** Counts all whose deliveries are recorded, so that the last count of each is at most a day older than its deliveries. */
export async function countRecorded(db: Database, now: number): Promise<void> {
  await db.update(announcementsTable).set(countedNow(now)).where(isRecorded(now));
}
