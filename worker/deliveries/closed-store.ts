import { sql } from "drizzle-orm";
import { DELIVERY_RECORD_DAYS } from "../../domain/retention.ts";
import type { Database } from "../db/database.ts";
import { deliveriesTable } from "../db/schema.ts";
import { isSubjectOlder, TIMED_SUBJECTS } from "./keys-store.ts";

const KEPT_FOR_MS = DELIVERY_RECORD_DAYS * 24 * 60 * 60 * 1000;

/** Rows that one purge deletes: 288,000 a day, which is three for each of 96,000 leads. */
const ROWS_PER_PURGE = 1000;

/**
 * Deletes the records of deliveries that were carried out or withheld more than `DELIVERY_RECORD_DAYS` ago (decision:
 * closed-deliveries). Looks at those only whose lead or message is that old. Another sign-up of the person queues a delivery
 * anew.
 */
export async function purgeClosedDeliveries(db: Database, now: number, rowsPerPurge = ROWS_PER_PURGE): Promise<void> {
  const closedBefore = now - KEPT_FOR_MS;
  const isOld = TIMED_SUBJECTS.map((subject) => isSubjectOlder(subject, closedBefore));
  await db.delete(deliveriesTable).where(sql`id IN (SELECT id FROM deliveries
    WHERE (${sql.join(isOld, sql` OR `)}) AND status IN ('done', 'withheld')
      AND coalesce(done_at, queued_at) < ${closedBefore} LIMIT ${rowsPerPurge})`);
}
