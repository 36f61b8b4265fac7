import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { deliveriesTable, leadsTable, messagesTable } from "./schema.ts";

// What is still owed to the outside, for the owner. The conditions are literal text because the partial indexes
// `deliveries_open` and `deliveries_exhausted` serve only queries that repeat theirs.
const isExhausted = sql`${deliveriesTable.status} = 'exhausted'`;
const isOpen = sql`${deliveriesTable.status} IN ('waiting', 'leased')`;

/** So many open deliveries are counted at most, of each kind: 1,000 means that many or more. */
export const COUNTED_AT_MOST = 1000;

/** How many deliveries were given up, and how many are still to be carried out. Reads at most 1,000 rows of each. */
export async function countOpenDeliveries(db: Database): Promise<{ waiting: number; exhausted: number }> {
  const [waiting, exhausted] = await db.batch([countUpTo(db, isOpen), countUpTo(db, isExhausted)]);
  return { waiting: waiting[0]?.count ?? 0, exhausted: exhausted[0]?.count ?? 0 };
}

function countUpTo(db: Database, which: SQL) {
  const counted = db
    .select({ one: sql`1`.as("one") })
    .from(deliveriesTable)
    .where(which)
    .limit(COUNTED_AT_MOST);
  return db.select({ count: sql<number>`count(*)` }).from(counted.as("counted"));
}

export type DeliveryPart = "exhausted" | "waiting";
type Place = { part: DeliveryPart; key: number; id: string };

/**
 * The deliveries that did not go yet: those given up, the newest first, then those that wait, the next one due first;
 * what somebody is at just now is left out. Reads three rows for each that it returns: the delivery, and whose it is.
 * @param after the last delivery of the page before; null for the first page
 */
export async function listOpenDeliveries(
  db: Database,
  { limit, after, now }: { limit: number; after: Place | null; now: number },
) {
  const exhausted = after?.part === "waiting" ? [] : await exhaustedAfter(db, after, limit);
  const left = limit - exhausted.length;
  const waiting = left > 0 ? await waitingAfter(db, after?.part === "waiting" ? after : null, left, now) : [];
  return [...exhausted, ...waiting];
}

export type OpenDelivery = Awaited<ReturnType<typeof listOpenDeliveries>>[number];

/** The place of a delivery in that list. */
export function placeOf({ id, status, owedAt, nextAttemptAt }: OpenDelivery): Place {
  return status === "exhausted" ? { part: "exhausted", key: owedAt, id } : { part: "waiting", key: nextAttemptAt, id };
}

function withPerson(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: deliveriesTable.id,
      kind: deliveriesTable.kind,
      status: deliveriesTable.status,
      attempts: deliveriesTable.attempts,
      lastError: deliveriesTable.lastError,
      owedAt: deliveriesTable.owedAt,
      nextAttemptAt: deliveriesTable.nextAttemptAt,
      name: sql<string>`coalesce(${leadsTable.name}, ${messagesTable.name}, '')`,
      email: sql<string>`coalesce(${leadsTable.email}, ${messagesTable.email}, '')`,
    })
    .from(deliveriesTable)
    .leftJoin(leadsTable, eq(leadsTable.id, deliveriesTable.leadId))
    .leftJoin(messagesTable, eq(messagesTable.id, deliveriesTable.messageId))
    .where(where);
}

function exhaustedAfter(db: Database, after: Place | null, limit: number) {
  const { owedAt, id } = deliveriesTable;
  const isLater = after ? sql`(${owedAt}, ${id}) < (${after.key}, ${after.id})` : undefined;
  return withPerson(db, and(isExhausted, isLater)).orderBy(desc(owedAt), desc(id)).limit(limit);
}

function waitingAfter(db: Database, after: Place | null, limit: number, now: number) {
  const { nextAttemptAt, id } = deliveriesTable;
  const isLater = after ? sql`(${nextAttemptAt}, ${id}) > (${after.key}, ${after.id})` : undefined;
  return withPerson(db, and(isOpen, isIdle(now), isLater))
    .orderBy(asc(nextAttemptAt), asc(id))
    .limit(limit);
}

/** Where a delivery that is owed again starts. An old lease ends with it: its holder can report no more. */
function owedAgain(now: number) {
  return { status: "waiting", attempts: 0, nextAttemptAt: now, leaseId: null } as const;
}

/** Whether nobody is at it just now. */
function isIdle(now: number): SQL {
  return sql`(${deliveriesTable.status} = 'waiting' OR ${deliveriesTable.nextAttemptAt} <= ${now})`;
}

/**
 * Makes one delivery due now, as if nobody had tried it yet.
 * @returns null where there is none; else whether it is queued, or why not: it is in somebody's hands (leased), was
 *   carried out (done), or must not go (withheld)
 */
export async function retryDelivery(db: Database, id: string, now: number) {
  const retried = await db
    .update(deliveriesTable)
    .set(owedAgain(now))
    .where(and(eq(deliveriesTable.id, id), sql`(${isExhausted} OR (${isOpen} AND ${isIdle(now)}))`))
    .returning({ id: deliveriesTable.id });
  if (retried.length > 0) return "queued";
  const found = await db.query.deliveriesTable.findFirst({
    where: eq(deliveriesTable.id, id),
    columns: { status: true },
  });
  return found?.status ?? null;
}

/**
 * Makes every delivery that was given up, and every one that waits, due now.
 * @returns their ids
 */
export async function retryAllDeliveries(db: Database, now: number): Promise<string[]> {
  const returned = { id: deliveriesTable.id };
  // What waits comes first: those given up wait only afterwards.
  const [waiting, exhausted] = await db.batch([
    db
      .update(deliveriesTable)
      .set(owedAgain(now))
      .where(and(isOpen, isIdle(now)))
      .returning(returned),
    db.update(deliveriesTable).set(owedAgain(now)).where(isExhausted).returning(returned),
  ]);
  return [...exhausted, ...waiting].map(({ id }) => id);
}
