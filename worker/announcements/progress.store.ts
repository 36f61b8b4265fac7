import { and, count, eq, gt, gte, inArray, isNotNull, isNull, lte, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { DELIVERY_RECORD_DAYS } from "../../domain/retention.ts";
import type { Database } from "../db/database.ts";
import { jsonObject, query, total, valueOf } from "../db/expressions.ts";
import { announcementsTable, deliveriesTable, suppressionsTable } from "../db/schema.ts";
import { deliveryKey } from "../deliveries/keys.store.ts";

type Announcement = typeof announcementsTable.$inferSelect;

/** How long a count holds while somebody looks at it: it reads a row for each mail. */
const COUNT_AGE_MS = 60 * 1000;

const RECORDED_FOR_MS = DELIVERY_RECORD_DAYS * 24 * 60 * 60 * 1000;

const { id, startedAt, finishedAt, countedAt } = announcementsTable;

/** The columns of an announcement that say what became of its mails, counted now. */
export function countedNow(now: number) {
  return { progress: valueOf(progress), countedAt: now };
}

const got = alias(deliveriesTable, "got");

/** Who got one among those who unsubscribed since it began, by their key. */
const unsubscribed = query
  .select({ count: count() })
  .from(suppressionsTable)
  .innerJoin(got, eq(got.id, deliveryKey(id, suppressionsTable.emailHash)))
  .where(
    and(
      gte(suppressionsTable.createdAt, startedAt),
      lte(got.sentAt, suppressionsTable.createdAt),
      isNull(suppressionsTable.importId),
    ),
  );

const { status } = deliveriesTable;

const progress = query
  .select({
    counted: jsonObject({
      open: total(inArray(status, ["queued", "sending"])),
      sent: total(eq(status, "sent")),
      failed: total(eq(status, "failed")),
      withheld: total(eq(status, "withheld")),
      unsubscribed,
    }),
  })
  .from(deliveriesTable)
  .where(eq(deliveriesTable.announcementId, id));

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
