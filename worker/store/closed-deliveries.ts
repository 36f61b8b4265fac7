import { asc, sql } from "drizzle-orm";
import { DELIVERY_RECORD_DAYS } from "../../domain/retention.ts";
import type { Database } from "./database.ts";
import { uuidPrefixAt } from "./key-time.ts";
import { deliveriesTable } from "./schema.ts";
import { readSetting, setSetting } from "./settings.ts";

const KEPT_FOR_MS = DELIVERY_RECORD_DAYS * 24 * 60 * 60 * 1000;

/** What the keys of deliveries begin with: the ids of what they are for, which are in the order of time. */
const KEY_PREFIXES = ["lead_", "msg_", "reply_", "news_"] as const;

type KeyPrefix = (typeof KEY_PREFIXES)[number];

/** Rows that one purge looks at for each prefix: 288,000 a day, which is three for each of 96,000 leads. */
const ROWS_PER_PURGE = 1000;

/**
 * Deletes the records of deliveries that were carried out or withheld more than `DELIVERY_RECORD_DAYS` ago (decision:
 * closed-deliveries). Looks at a bounded number of rows whose lead or message is that old, and goes on after them the
 * next time, so that rows which stay are not read each time. Another sign-up of the person queues a delivery anew.
 * @param now milliseconds
 */
export async function purgeClosedDeliveries(db: Database, now: number, rowsPerPurge = ROWS_PER_PURGE): Promise<void> {
  const { value: begun = {} } = await readSetting(db, "deliveries_purged_to");
  const reached: typeof begun = {};
  for (const prefix of KEY_PREFIXES) {
    const last = await purgePage(db, prefix, begun[prefix] ?? prefix, now - KEPT_FOR_MS, rowsPerPurge);
    if (last !== null) reached[prefix] = last;
  }
  if (KEY_PREFIXES.some((prefix) => begun[prefix] !== reached[prefix])) {
    await setSetting(db, "deliveries_purged_to", reached, now);
  }
}

/** @returns the last key of a full page; null at the end, so that the next purge begins anew */
async function purgePage(db: Database, prefix: KeyPrefix, after: string, closedBefore: number, limit: number) {
  const { id } = deliveriesTable;
  const page = await db
    .select({ id })
    .from(deliveriesTable)
    .where(sql`${id} > ${after} AND ${id} < ${prefix + uuidPrefixAt(closedBefore)}`)
    .orderBy(asc(id))
    .limit(limit);
  const last = page.at(-1)?.id;
  if (last === undefined) return null;
  await db.delete(deliveriesTable).where(
    sql`${id} > ${after} AND ${id} <= ${last} AND status IN ('done', 'withheld')
        AND coalesce(done_at, queued_at) < ${closedBefore}`,
  );
  return page.length === limit ? last : null;
}
