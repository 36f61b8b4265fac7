import { and, eq, gte, inArray, isNotNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { type DeliveryReason, kindOf, RECEIPTS } from "../../domain/delivery.ts";
import type { Database } from "../db/database.ts";
import { deliveriesTable } from "../db/schema.ts";
import { countMail, obstacleTo, type MailRecipient, uncountMail } from "../mail/ledger-store.ts";
import { deliveryKey, SUBJECT_TABLES } from "./keys-store.ts";

// Every change of a delivery's status: nothing else in the Worker makes one. A new delivery is waiting, or leased by the request that
// queues it. What may follow what:
//
// - waiting, or leased by a consumer whose lease is over -> leased: `leaseDelivery`
// - leased -> sending: `markSending`, for mails, before the mail service gets them
// - leased or sending -> done, withheld, unknown, exhausted, or waiting for the next attempt: `settleDelivery`, by the
//   holder of the lease
// - sending -> unknown, and waiting or leased -> exhausted: `closeLostDeliveries`, where no consumer will
// - waiting for an announcement -> waiting now: `releaseResumed`
// - waiting -> withheld: `withholdCanceled`
// - withheld as unconfirmed -> waiting: `requeueUnconfirmed`
// - exhausted, unknown, or waiting for later -> waiting now: `retryDelivery` and `retryAllDeliveries`, by the owner
// - anything that is over -> waiting or leased: `requeued`, when what it is for is posted again

/** How often a delivery is attempted, whoever queues it; after that only the owner can send it again. */
export const MAX_ATTEMPTS = 11;

/** How long a consumer may hold a delivery before others may claim it: far above the timeouts of its work. */
const LEASE_MS = 30_000;

/** A delivery under the lease of a consumer. */
export type LeasedDelivery = { id: string; leaseId: string };

const returnedId = { id: deliveriesTable.id };

/** Whether it is open and no consumer has it at this moment. */
export function isIdle(now: number): SQL {
  return sql`(${deliveriesTable.status} = 'waiting'
    OR (${deliveriesTable.status} = 'leased' AND ${deliveriesTable.nextAttemptAt} <= ${now}))`;
}

/** What a new lease says; its holder alone may report an outcome. */
export function newLease(now: number) {
  return { status: "leased", leaseId: `lease_${uuidv7()}`, nextAttemptAt: now + LEASE_MS } as const;
}

/** The columns that start over when a delivery is queued again, in an upsert. */
export const requeued = {
  status: sql`excluded.status`,
  attempts: sql`excluded.attempts`,
  nextAttemptAt: sql`excluded.next_attempt_at`,
  leaseId: sql`excluded.lease_id`,
  reason: null,
  lastError: null,
  queuedAt: sql`excluded.queued_at`,
  doneAt: null,
};

/**
 * Leases a delivery that is due. One conditional update: of several messages for the same delivery, one gets it.
 * @returns its row; null when it is done, deleted, not yet due, leased by another consumer, or was attempted `MAX_ATTEMPTS` times
 */
export async function leaseDelivery(db: Database, id: string, now: number) {
  const lease = newLease(now);
  const [leased] = await db
    .update(deliveriesTable)
    .set({ ...lease, reason: null, attempts: sql`attempts + 1` })
    .where(
      and(
        eq(deliveriesTable.id, id),
        inArray(deliveriesTable.status, ["waiting", "leased"]),
        lte(deliveriesTable.nextAttemptAt, now),
        lt(deliveriesTable.attempts, MAX_ATTEMPTS),
      ),
    )
    .returning();
  return leased ? { ...leased, leaseId: lease.leaseId } : null;
}

/**
 * Marks a leased mail as being sent, before it is handed to the mail service, and counts it, in one transaction: two
 * mails at once cannot both be the last that a limit allows (decision: promised-mail-is-sent).
 * @param recipient null: the owner, whose mails no limit holds back and nothing counts
 * @returns false if the lease is over, or the mail may not be sent now
 */
export async function markSending(
  db: Database,
  lease: LeasedDelivery,
  recipient: MailRecipient | null,
  now: number,
): Promise<boolean> {
  const marking = db
    .update(deliveriesTable)
    .set({ status: "sending", nextAttemptAt: now + LEASE_MS })
    .where(
      recipient ? sql`${holds(lease, "leased")} AND ${obstacleTo(recipient, now)} IS NULL` : holds(lease, "leased"),
    )
    .returning(returnedId);
  const [marked] = await db.batch([marking, ...(recipient ? countMail(db, recipient, isSending(lease), now) : [])]);
  return marked.length > 0;
}

function holds({ id, leaseId }: LeasedDelivery, status: "leased" | "sending"): SQL {
  return sql`deliveries.id = ${id} AND deliveries.lease_id = ${leaseId} AND deliveries.status = ${status}`;
}

function isSending(lease: LeasedDelivery): SQL {
  return sql`EXISTS (SELECT 1 FROM deliveries WHERE ${holds(lease, "sending")})`;
}

/**
 * How an attempt ended. The owner reads `error` and `reason`; neither holds personal data. `postponed`: it was not tried.
 */
export type DeliveryOutcome =
  | { status: "done" }
  | { status: "withheld" | "unknown"; reason: DeliveryReason }
  | { status: "postponed"; reason: DeliveryReason; nextAttemptAt: number }
  | { status: "waiting"; error: string; nextAttemptAt: number; refusedMail?: RefusedMail | undefined }
  | { status: "exhausted"; error: string; refusedMail?: RefusedMail | undefined };

/** A mail that was counted as sent at a moment, in milliseconds, if at all, and then not sent. */
type RefusedMail = { recipient: MailRecipient; countedAt: number };

/**
 * Records the outcome of an attempt, if the lease is still held. A mail that was refused is no longer counted.
 * @returns false when it is not held: another consumer has leased the delivery, or its lead was removed
 */
export async function settleDelivery(
  db: Database,
  leased: LeasedDelivery,
  outcome: DeliveryOutcome,
  now: number,
): Promise<boolean> {
  const settling = db
    .update(deliveriesTable)
    .set({ leaseId: null, ...settledColumns(outcome, now) })
    .where(and(eq(deliveriesTable.id, leased.id), eq(deliveriesTable.leaseId, leased.leaseId)))
    .returning(returnedId);
  if (!("refusedMail" in outcome) || !outcome.refusedMail) return (await settling).length > 0;
  const [, , settled] = await db.batch([...uncountMail(db, outcome.refusedMail, isSending(leased)), settling]);
  return settled.length > 0;
}

function settledColumns(outcome: DeliveryOutcome, now: number) {
  switch (outcome.status) {
    case "done":
      return { status: "done", doneAt: now, reason: null, lastError: null } as const;
    case "withheld":
    case "unknown":
      return { status: outcome.status, reason: outcome.reason } as const;
    case "postponed": {
      const { reason } = outcome;
      // An announcement may have been resumed since its mail was found paused.
      const nextAttemptAt =
        reason === "paused" ? sql`iif(${isPaused}, ${outcome.nextAttemptAt}, ${now})` : outcome.nextAttemptAt;
      // What waits for the site alone is not given up.
      const queuedAt = reason === "site_limit" ? { queuedAt: now } : {};
      return { status: "waiting", reason, nextAttemptAt, attempts: sql`attempts - 1`, ...queuedAt } as const;
    }
    case "waiting":
      return { status: "waiting", lastError: outcome.error, nextAttemptAt: outcome.nextAttemptAt } as const;
    case "exhausted":
      return { status: "exhausted", lastError: outcome.error } as const;
  }
}

/**
 * Closes deliveries that no consumer will: a mail whose consumer ended while it was being sent may have gone out, so it
 * is unknown, and one that was attempted `MAX_ATTEMPTS` times is exhausted. The owner sees both and can send them again.
 */
export async function closeLostDeliveries(db: Database, now: number) {
  const isLost = lte(deliveriesTable.dueAt, now);
  await db.batch([
    db
      .update(deliveriesTable)
      .set({ status: "unknown", leaseId: null, reason: "not_recorded" })
      .where(and(isLost, eq(deliveriesTable.status, "sending"))),
    db
      .update(deliveriesTable)
      .set({ status: "exhausted", leaseId: null })
      .where(and(isLost, ne(deliveriesTable.status, "sending"), gte(deliveriesTable.attempts, MAX_ATTEMPTS))),
  ]);
}

/** Makes the mails of an announcement due that waited because it was paused, unless it is paused again. */
export function releaseResumed(db: Database, announcementId: string, now: number) {
  return db
    .update(deliveriesTable)
    .set({ reason: null, nextAttemptAt: now })
    .where(
      sql`due_at IS NOT NULL AND status = 'waiting' AND reason = 'paused'
        AND subject_kind = 'announcement' AND subject_id = ${announcementId} AND NOT ${isPaused}`,
    )
    .returning(returnedId);
}

/** Whether the announcement of a delivery is paused. */
const isPaused = sql`EXISTS (SELECT 1 FROM announcements WHERE announcements.id = subject_id AND announcements.status = 'paused')`;

/** Withholds the mails of a canceled announcement that no consumer has. */
export function withholdCanceled(db: Database, announcementId: string) {
  return db
    .update(deliveriesTable)
    .set({ status: "withheld", leaseId: null, reason: "canceled" })
    .where(
      sql`due_at IS NOT NULL AND status = 'waiting'
        AND subject_kind = 'announcement' AND subject_id = ${announcementId}
        AND EXISTS (SELECT 1 FROM announcements WHERE announcements.id = subject_id AND announcements.status = 'canceled')`,
    );
}

/** Mails withheld for so long are out of date when their reader confirms. */
const WAITS_FOR_CONFIRMATION_MS = 30 * 24 * 60 * 60 * 1000;

/** Makes the mails due that waited for a person to confirm their email. */
export function requeueUnconfirmed(db: Database, emailHash: string, now: number) {
  const receipts = RECEIPTS.map((kind) => {
    const table = sql.raw(SUBJECT_TABLES[kindOf(kind).subject]);
    return sql`SELECT ${deliveryKey(sql`${table}.id`, kind)} FROM ${table} WHERE email_hash = ${emailHash}`;
  });
  return db
    .update(deliveriesTable)
    .set(startedOver(now))
    .where(
      sql`id IN (${sql.join(receipts, sql` UNION ALL `)})
        AND status = 'withheld' AND reason = 'unconfirmed' AND queued_at > ${now - WAITS_FOR_CONFIRMATION_MS}`,
    )
    .returning(returnedId);
}

/** The columns of a delivery that is due again. Clearing the lease keeps its holder from reporting an outcome. */
function madeDue(now: number) {
  return { status: "waiting", attempts: 0, nextAttemptAt: now, leaseId: null, reason: null } as const;
}

/** The same for one that starts over: it may wait for its limits as long as a new one. */
function startedOver(now: number) {
  return { ...madeDue(now), queuedAt: now } as const;
}

/**
 * Makes one delivery due now, with no attempts counted.
 * @returns "queued", or its status if it cannot be retried (leased, done or withheld), or null if it does not exist
 */
export async function retryDelivery(db: Database, id: string, now: number) {
  const retried = await db
    .update(deliveriesTable)
    .set(startedOver(now))
    .where(and(eq(deliveriesTable.id, id), or(inArray(deliveriesTable.status, ["exhausted", "unknown"]), isIdle(now))))
    .returning(returnedId);
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
  // The waiting ones come first, because the exhausted ones are waiting afterwards.
  const [waiting, exhausted] = await db.batch([
    db
      .update(deliveriesTable)
      .set(madeDue(now))
      .where(and(isNotNull(deliveriesTable.dueAt), isIdle(now)))
      .returning(returnedId),
    db
      .update(deliveriesTable)
      .set(startedOver(now))
      .where(eq(deliveriesTable.needsOwner, "exhausted"))
      .returning(returnedId),
  ]);
  return [...exhausted, ...waiting].map(({ id }) => id);
}
