import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { MAX_COUNTED } from "../../domain/owner-lists.ts";
import type { Database } from "./database.ts";
import { cutPage, type PageRequest, type Position } from "./page.ts";
import { emailOf } from "./people.ts";
import { deliveriesTable, leadsTable, messagesTable } from "./schema.ts";

// The deliveries that were not sent yet, for the owner. The conditions are literal text because SQLite uses the partial
// indexes `deliveries_open` and `deliveries_exhausted` only for queries that repeat theirs.
const isExhausted = sql`${deliveriesTable.status} = 'exhausted'`;
const isUnknown = sql`${deliveriesTable.status} = 'unknown'`;
const isHeld = sql`${deliveriesTable.status} = 'held'`;
const isOpen = sql`${deliveriesTable.status} IN ('waiting', 'leased', 'sending')`;

/**
 * How many deliveries are exhausted, how many may have been sent, how many are held, and how many are still open. Reads and
 * counts at most `MAX_COUNTED` of each.
 */
export async function countOpenDeliveries(db: Database) {
  const [[waiting], [held], [exhausted], [unknown]] = await db.batch([
    countUpTo(db, isOpen),
    countUpTo(db, isHeld),
    countUpTo(db, isExhausted),
    countUpTo(db, isUnknown),
  ]);
  return {
    waiting: (waiting?.count ?? 0) + (held?.count ?? 0),
    exhausted: exhausted?.count ?? 0,
    unknown: unknown?.count ?? 0,
  };
}

function countUpTo(db: Database, which: SQL) {
  const counted = db
    .select({ one: sql`1`.as("one") })
    .from(deliveriesTable)
    .where(which)
    .limit(MAX_COUNTED);
  return db.select({ count: sql<number>`count(*)` }).from(counted.as("counted"));
}

/** The parts of the list of open deliveries, in their order. */
export const DELIVERY_PARTS = ["exhausted", "unknown", "waiting", "held"] as const;

/**
 * One page of the deliveries that were not sent yet: the exhausted ones, newest first, then those that may have been
 * sent, then the waiting ones, next due first, then those that are held. Those leased at this moment are left out. Reads three rows for each that it returns.
 * @param now milliseconds
 */
export async function listOpenDeliveries(db: Database, { limit, after }: PageRequest, now: number) {
  const found: OpenDelivery[] = [];
  const first = DELIVERY_PARTS.findIndex((part) => part === after?.order);
  for (const part of DELIVERY_PARTS.slice(Math.max(first, 0))) {
    const left = limit + 1 - found.length;
    if (left === 0) break;
    const start = part === after?.order ? after : null;
    found.push(
      ...(await (part === "waiting"
        ? waitingAfter(db, start, left, now)
        : queuedBefore(db, { exhausted: isExhausted, unknown: isUnknown, held: isHeld }[part], start, left))),
    );
  }
  return cutPage(found, limit, toPosition);
}

export type OpenDelivery = Awaited<ReturnType<typeof queuedBefore>>[number];

function toPosition({ id, status, queuedAt, nextAttemptAt }: OpenDelivery): Position {
  return status === "exhausted" || status === "unknown" || status === "held"
    ? { order: status, key: queuedAt, id }
    : { order: "waiting", key: nextAttemptAt, id };
}

function selectWithPerson(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: deliveriesTable.id,
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
    .where(where);
}

function queuedBefore(db: Database, which: SQL, after: Position | null, limit: number) {
  const { queuedAt, id } = deliveriesTable;
  const isLater = after ? sql`(${queuedAt}, ${id}) < (${after.key}, ${after.id})` : undefined;
  return selectWithPerson(db, and(which, isLater)).orderBy(desc(queuedAt), desc(id)).limit(limit);
}

function waitingAfter(db: Database, after: Position | null, limit: number, now: number) {
  const { nextAttemptAt, id } = deliveriesTable;
  const isLater = after ? sql`(${nextAttemptAt}, ${id}) > (${after.key}, ${after.id})` : undefined;
  return selectWithPerson(db, and(isOpen, isIdle(now), isLater))
    .orderBy(asc(nextAttemptAt), asc(id))
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
