import { and, asc, desc, eq, isNotNull, lte, ne } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { coalesce, compareRows, countUpTo, NO_TABLE, tuple } from "../db/expressions.ts";
import { cutPage, type PageRequest, type Position } from "../db/page.ts";
import { emailOf } from "../people/people.store.ts";
import { deliveriesTable, leadsTable, messagesTable, officeAnswersTable, repliesTable } from "../db/schema.ts";

/** The parts of the list of deliveries that were not sent yet, in their order. */
export const DELIVERY_PARTS = ["failed", "uncertain", "queued"] as const;
type DeliveryPart = (typeof DELIVERY_PARTS)[number];

/** The column that has a time for the deliveries of a part alone, and orders them. */
const TIME_OF_PART = {
  failed: deliveriesTable.failedAt,
  uncertain: deliveriesTable.uncertainAt,
  queued: deliveriesTable.dueAt,
} as const satisfies Record<DeliveryPart, unknown>;

/**
 * How many deliveries failed for good, how many may have been sent, and how many are still open. Reads and
 * counts at most `MAX_COUNTED` of each.
 */
export async function countOpenDeliveries(db: Database): Promise<Record<DeliveryPart, number>> {
  const countPart = (part: DeliveryPart) => countUpTo(deliveriesTable, isNotNull(TIME_OF_PART[part]));
  const [counts] = await db
    .select({ failed: countPart("failed"), uncertain: countPart("uncertain"), queued: countPart("queued") })
    .from(NO_TABLE);
  return counts!;
}

/**
 * One page of the deliveries that were not sent yet: those that failed for good, newest first, then those that may have been
 * sent, then the queued ones, next due first. Those being sent at this moment are left out. Reads five rows for each that it returns.
 */
export async function listOpenDeliveries(db: Database, { limit, after }: PageRequest) {
  const found: OpenDelivery[] = [];
  const first = DELIVERY_PARTS.findIndex((part) => part === after?.order);
  for (const part of DELIVERY_PARTS.slice(Math.max(first, 0))) {
    const left = limit + 1 - found.length;
    if (left === 0) break;
    const rows = await readPart(db, part, part === after?.order ? after : null, left);
    found.push(...rows.map((row) => Object.assign(row, { part })));
  }
  return cutPage(found, limit, ({ part, at, id }) => ({ order: part, key: at!, id }));
}

export type OpenDelivery = Awaited<ReturnType<typeof readPart>>[number] & { part: DeliveryPart };

/** Deliveries of one part with their person: those that are queued by when they are due, others the newest first. */
function readPart(db: Database, part: DeliveryPart, after: Position | null, limit: number) {
  const { id, status, leadId, messageId, replyId, answerId, person, dueAt } = deliveriesTable;
  const at = TIME_OF_PART[part];
  const [direction, comparison] = part === "queued" ? ([asc, ">"] as const) : ([desc, "<"] as const);
  return db
    .select({
      id,
      kind: deliveriesTable.kind,
      attempts: deliveriesTable.attempts,
      reason: deliveriesTable.reason,
      lastError: deliveriesTable.lastError,
      queuedAt: deliveriesTable.queuedAt,
      at,
      dueAt,
      name: coalesce<string>(leadsTable.name, messagesTable.name, ""),
      email: coalesce<string>(
        leadsTable.email,
        messagesTable.email,
        repliesTable.email,
        officeAnswersTable.email,
        emailOf(person),
        "",
      ),
    })
    .from(deliveriesTable)
    .leftJoin(leadsTable, eq(leadsTable.id, leadId))
    .leftJoin(messagesTable, eq(messagesTable.id, messageId))
    .leftJoin(repliesTable, eq(repliesTable.id, replyId))
    .leftJoin(officeAnswersTable, eq(officeAnswersTable.id, answerId))
    .where(
      and(
        isNotNull(at),
        ne(status, "sending"),
        after ? compareRows([at, id], comparison, tuple(after.key, after.id)) : undefined,
      ),
    )
    .orderBy(direction(at), direction(id))
    .limit(limit);
}

/** The ids of queued deliveries that were due before a moment, the oldest first. Reads as many rows as it returns. */
export async function findOverdueDeliveries(db: Database, dueBefore: number, limit: number): Promise<string[]> {
  const { id, status, dueAt } = deliveriesTable;
  const found = await db
    .select({ id })
    .from(deliveriesTable)
    .where(and(lte(dueAt, dueBefore), eq(status, "queued")))
    .orderBy(dueAt, id)
    .limit(limit);
  return found.map((delivery) => delivery.id);
}
