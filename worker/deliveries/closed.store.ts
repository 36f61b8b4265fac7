import { and, inArray, lt, or } from "drizzle-orm";
import { DELIVERY_RECORD_DAYS } from "../../domain/retention.ts";
import type { Database } from "../db/database.ts";
import { coalesce } from "../db/expressions.ts";
import { announcementsTable, deliveriesTable } from "../db/schema.ts";
import { isSubjectOlder, TIMED_SUBJECTS } from "./keys.store.ts";

const KEPT_FOR_MS = DELIVERY_RECORD_DAYS * 24 * 60 * 60 * 1000;

/** Rows that one purge deletes: 288,000 a day, which is three for each of 96,000 leads. */
const ROWS_PER_PURGE = 1000;

/**
 * Deletes the records of deliveries that were sent or withheld more than `DELIVERY_RECORD_DAYS` ago. Looks only at those of
 * subjects that are that old, and of announcements that ended that long ago. Another sign-up of the person queues a delivery
 * anew.
 */
export async function purgeClosedDeliveries(db: Database, now: number): Promise<void> {
  const { id, announcementId, status, sentAt, queuedAt } = deliveriesTable;
  const before = now - KEPT_FOR_MS;
  const ended = db
    .select({ id: announcementsTable.id })
    .from(announcementsTable)
    .where(lt(announcementsTable.finishedAt, before));
  const old = db
    .select({ id })
    .from(deliveriesTable)
    .where(
      and(
        or(...TIMED_SUBJECTS.map((subject) => isSubjectOlder(subject, before)), inArray(announcementId, ended)),
        inArray(status, ["sent", "withheld"]),
        lt(coalesce(sentAt, queuedAt), before),
      ),
    )
    .limit(ROWS_PER_PURGE);
  await db.delete(deliveriesTable).where(inArray(id, old));
}
