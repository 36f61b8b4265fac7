import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { countUpTo } from "../db/count-up-to.ts";
import type { Database } from "../db/database.ts";
import { cutPage, type PageRequest, type Position } from "../db/page.ts";
import { emailOf } from "../people/store.ts";
import { deliveriesTable, leadsTable, messagesTable } from "../db/schema.ts";

// The deliveries that were not sent yet, for the owner. The conditions are literal text because SQLite uses the partial
// indexes `deliveries_open` and `deliveries_exhausted` only for queries that repeat theirs.
const isExhausted = sql`${deliveriesTable.status} = 'exhausted'`;
const isUnknown = sql`${deliveriesTable.status} = 'unknown'`;
const isHeld = sql`${deliveriesTable.status} = 'held'`;
const isOpen = sql`${deliveriesTable.status} IN ('waiting', 'leased', 'sending')`;

/** The parts of the list of open deliveries, in their order. */
export const DELIVERY_PARTS = ["exhausted", "unknown", "waiting", "held"] as const;
type DeliveryPart = (typeof DELIVERY_PARTS)[number];

/**
 * How many deliveries are exhausted, how many may have been sent, how many are held, and how many are still open. Reads and
 * counts at most `MAX_COUNTED` of each.
 */
export async function countOpenDeliveries(db: Database) {
  const count = (which: SQL) => countUpTo(sql`${deliveriesTable} WHERE ${which}`);
  const [counts] = await db.all<{ waiting: number; exhausted: number; unknown: number }>(sql`SELECT
    ${count(isOpen)} + ${count(isHeld)} AS waiting, ${count(isExhausted)} AS exhausted, ${count(isUnknown)} AS unknown`);
  return counts!;
}

/**
 * One page of the deliveries that were not sent yet: the exhausted ones, newest first, then those that may have been
 * sent, then the waiting ones, next due first, then those that are held. Those leased at this moment are left out. Reads three rows for each that it returns.
 */
export async function listOpenDeliveries(db: Database, { limit, after }: PageRequest, now: number) {
  const found: OpenDelivery[] = [];
  const first = DELIVERY_PARTS.findIndex((part) => part === after?.order);
  for (const part of DELIVERY_PARTS.slice(Math.max(first, 0))) {
    const left = limit + 1 - found.length;
    if (left === 0) break;
    found.push(...(await readPart(db, part, part === after?.order ? after : null, left, now)));
  }
  return cutPage(found, limit, toPosition);
}

export type OpenDelivery = Awaited<ReturnType<typeof readPart>>[number];

function toPosition({ id, status, queuedAt, nextAttemptAt }: OpenDelivery): Position {
  return status === "exhausted" || status === "unknown" || status === "held"
    ? { order: status, key: queuedAt, id }
    : { order: "waiting", key: nextAttemptAt, id };
}

/** Deliveries of one part with their person: those that wait by when they are due, others the newest first. */
function readPart(db: Database, part: DeliveryPart, after: Position | null, limit: number, now: number) {
  const isOfPart = {
    exhausted: isExhausted,
    unknown: isUnknown,
    waiting: sql`${isOpen} AND ${isIdle(now)}`,
    held: isHeld,
  }[part];
  const isWaiting = part === "waiting";
  const { id } = deliveriesTable;
  const key = isWaiting ? deliveriesTable.nextAttemptAt : deliveriesTable.queuedAt;
  const direction = isWaiting ? asc : desc;
  const isLater = after
    ? sql`(${key}, ${id}) ${sql.raw(isWaiting ? ">" : "<")} (${after.key}, ${after.id})`
    : undefined;
  return db
    .select({
      id,
      kind: deliveriesTable.kind,
      status: deliveriesTable.status,
      attempts: deliveriesTable.attempts,
      reason: deliveriesTable.reason,
      lastError: deliveriesTable.lastError,
      queuedAt: deliveriesTable.queuedAt,
      nextAttemptAt: deliveriesTable.nextAttemptAt,
      name: sql<string>`coalesce(${leadsTable.name}, ${messagesTable.name}, '')`,
      email: sql<string>`coalesce(${emailOf(sql`deliveries.person`)}, '')`,
    })
    .from(deliveriesTable)
    .leftJoin(leadsTable, eq(leadsTable.id, deliveriesTable.subjectId))
    .leftJoin(messagesTable, eq(messagesTable.id, deliveriesTable.subjectId))
    .where(and(isOfPart, isLater))
    .orderBy(direction(key), direction(id))
    .limit(limit);
}

/** The columns of a delivery that is due again. Clearing the lease keeps its holder from reporting an outcome. */
function madeDue(now: number) {
  return { status: "waiting", attempts: 0, nextAttemptAt: now, leaseId: null, reason: null } as const;
}

/** The same for one that starts over: it may wait for its limits as long as a new one. */
function requeued(now: number) {
  return { ...madeDue(now), queuedAt: now } as const;
}

/** Whether no consumer leases it at this moment. */
function isIdle(now: number): SQL {
  return sql`(${deliveriesTable.status} = 'waiting'
    OR (${deliveriesTable.status} = 'leased' AND ${deliveriesTable.nextAttemptAt} <= ${now}))`;
}

/**
 * Makes one delivery due now, with no attempts counted.
 * @returns "queued", or its status if it cannot be retried (leased, done or withheld), or null if it does not exist
 */
export async function retryDelivery(db: Database, id: string, now: number) {
  const retried = await db
    .update(deliveriesTable)
    .set(requeued(now))
    .where(
      and(
        eq(deliveriesTable.id, id),
        sql`(${isExhausted} OR ${isUnknown} OR ${isHeld} OR (${isOpen} AND ${isIdle(now)}))`,
      ),
    )
    .returning({ id: deliveriesTable.id });
  if (retried.length > 0) return "queued";
  const found = await db.query.deliveriesTable.findFirst({
    where: eq(deliveriesTable.id, id),
    columns: { status: true },
  });
  return found?.status ?? null;
}

/**
 * Makes every exhausted and every waiting delivery due now.
 * @returns their ids
 */
export async function retryAllDeliveries(db: Database, now: number): Promise<string[]> {
  const returned = { id: deliveriesTable.id };
  // The waiting ones come first, because the exhausted ones are waiting afterwards.
  const [waiting, exhausted] = await db.batch([
    db
      .update(deliveriesTable)
      .set(madeDue(now))
      .where(and(isOpen, isIdle(now)))
      .returning(returned),
    db.update(deliveriesTable).set(requeued(now)).where(isExhausted).returning(returned),
  ]);
  return [...exhausted, ...waiting].map(({ id }) => id);
}
