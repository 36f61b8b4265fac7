import { and, asc, desc, eq, isNotNull, lte, ne, type SQL, sql } from "drizzle-orm";
import { countUpTo } from "../db/count-up-to.ts";
import type { Database } from "../db/database.ts";
import { cutPage, type PageRequest, type Position } from "../db/page.ts";
import { emailOf } from "../people/store.ts";
import { deliveriesTable, leadsTable, messagesTable } from "../db/schema.ts";
import { isIdle } from "./transitions-store.ts";

/** The parts of the list of open deliveries, in their order. */
export const DELIVERY_PARTS = ["exhausted", "unknown", "waiting"] as const;
type DeliveryPart = (typeof DELIVERY_PARTS)[number];

/**
 * How many deliveries are exhausted, how many may have been sent, and how many are still open. Reads and
 * counts at most `MAX_COUNTED` of each.
 */
export async function countOpenDeliveries(db: Database) {
  const count = (which: SQL) => countUpTo(sql`deliveries WHERE ${which}`);
  const [counts] = await db.all<{ waiting: number; exhausted: number; unknown: number }>(sql`SELECT
    ${count(sql`due_at IS NOT NULL`)} AS waiting,
    ${count(sql`needs_owner = 'exhausted'`)} AS exhausted, ${count(sql`needs_owner = 'unknown'`)} AS unknown`);
  return counts!;
}

/**
 * One page of the deliveries that were not sent yet: the exhausted ones, newest first, then those that may have been
 * sent, then the waiting ones, next due first. Those leased at this moment are left out. Reads three rows for each that it returns.
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
  return status === "exhausted" || status === "unknown"
    ? { order: status, key: queuedAt, id }
    : { order: "waiting", key: nextAttemptAt, id };
}

/** Deliveries of one part with their person: those that wait by when they are due, others the newest first. */
function readPart(db: Database, part: DeliveryPart, after: Position | null, limit: number, now: number) {
  const isOfPart = {
    exhausted: eq(deliveriesTable.needsOwner, "exhausted"),
    unknown: eq(deliveriesTable.needsOwner, "unknown"),
    waiting: and(isNotNull(deliveriesTable.dueAt), isIdle(now)),
  }[part];
  const isWaiting = part === "waiting";
  const { id } = deliveriesTable;
  const key = isWaiting ? deliveriesTable.dueAt : deliveriesTable.queuedAt;
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

/** The ids of open deliveries that were due before a moment, the oldest first. Reads as many rows as it returns. */
export async function findOverdueDeliveries(db: Database, dueBefore: number, limit: number): Promise<string[]> {
  const { id, status, dueAt } = deliveriesTable;
  const found = await db
    .select({ id })
    .from(deliveriesTable)
    .where(and(lte(dueAt, dueBefore), ne(status, "sending")))
    .orderBy(dueAt, id)
    .limit(limit);
  return found.map((delivery) => delivery.id);
}
