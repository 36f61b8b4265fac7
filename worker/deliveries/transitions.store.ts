import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, not, or, type SQL } from "drizzle-orm";
import type { UncertainReason, WaitingReason, WithheldReason } from "../../domain/delivery.ts";
import type { Database } from "../db/database.ts";
import { excluded, hasRow, iif, plus } from "../db/expressions.ts";
import { announcementsTable, deliveriesTable, leadsTable, messagesTable } from "../db/schema.ts";
import { incrementMailCount, blockReason, type MailRecipient, decrementMailCount } from "../mail/ledger.store.ts";

// Every change of a delivery's status: nothing else in the Worker makes one. A new delivery is queued. What may follow what:
//
// - queued -> queued until later, which is a lease: `leaseDelivery`
// - queued -> sending: `markSending`, for mails, before the mail service gets them, by the holder of the lease
// - queued or sending -> sent, withheld, failed, or queued for the next attempt: `settleDelivery`, by the holder of the lease
// - queued or sending -> failed: `closeLostDeliveries`, where no consumer will
// - queued for an announcement -> queued now: `resumeHeldMails`
// - queued -> withheld: `withholdCanceled`
// - withheld as unconfirmed -> queued: `requeueUnconfirmed`
// - failed, or queued for later -> queued now: `retryDelivery` and `retryAllDeliveries`, by the owner
// - anything that is over -> queued: `resetForRequeue`, when what it is for is posted again

export type Delivery = typeof deliveriesTable.$inferSelect;

/** Maximum attempts per delivery. After the last one, only the owner can retry it. */
export const MAX_ATTEMPTS = 11;

/** How long a consumer may hold a delivery before others may claim it: far above the timeouts of its work. */
const LEASE_MS = 60_000;

/** A delivery that a consumer has until a moment, in milliseconds. Nobody else has it until then, so that the moment tells leases apart. */
export type LeasedDelivery = { id: string; dueAt: number };

const { id, status, reason, attempts, dueAt, queuedAt, failedAt, announcementId } = deliveriesTable;
const returnedId = { id };

/** When a lease ends that begins now. */
export function leaseEnd(now: number): number {
  return now + LEASE_MS;
}

/** The columns that start over when a delivery is queued again, in an upsert. */
export const resetForRequeue = {
  status: "queued",
  attempts: excluded(deliveriesTable.attempts),
  dueAt: excluded(deliveriesTable.dueAt),
  reason: null,
  lastError: null,
  queuedAt: excluded(deliveriesTable.queuedAt),
  sentAt: null,
  failedAt: null,
  uncertainAt: null,
} as const;

/**
 * Leases a delivery that is due. One conditional update: of several messages for the same delivery, one gets it.
 * @returns its row; null when it is over, deleted, not yet due, leased by another consumer, or was attempted `MAX_ATTEMPTS` times
 */
export async function leaseDelivery(
  db: Database,
  deliveryId: string,
  now: number,
): Promise<(Delivery & LeasedDelivery) | null> {
  const end = leaseEnd(now);
  const [leased] = await db
    .update(deliveriesTable)
    .set({ dueAt: end, reason: null, attempts: plus(attempts, 1) })
    .where(and(eq(id, deliveryId), eq(status, "queued"), lte(dueAt, now), lt(attempts, MAX_ATTEMPTS)))
    .returning();
  return leased ? { ...leased, dueAt: end } : null;
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
    .set({ status: "sending" })
    .where(and(holds(lease), eq(status, "queued"), recipient ? isNull(blockReason(recipient, now)) : undefined))
    .returning(returnedId);
  const [marked] = await db.batch([
    marking,
    ...(recipient ? incrementMailCount(db, recipient, isSending(lease), now) : []),
  ]);
  return marked.length > 0;
}

function holds(lease: LeasedDelivery): SQL | undefined {
  return and(eq(id, lease.id), eq(dueAt, lease.dueAt));
}

function isSending(lease: LeasedDelivery): SQL {
  return hasRow(deliveriesTable, and(holds(lease), eq(status, "sending")));
}

/** How an attempt ended. Queued with a reason: it was not tried. The owner reads `error`, which holds no personal data. */
export type DeliveryOutcome =
  | { status: "sent" }
  | { status: "withheld"; reason: WithheldReason }
  | { status: "queued"; reason: WaitingReason; dueAt: number }
  | { status: "queued"; reason?: undefined; error: string; dueAt: number; refusedMail?: RefusedMail }
  | { status: "failed"; reason: UncertainReason }
  | { status: "failed"; reason?: undefined; error: string; refusedMail?: RefusedMail };

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
    .set(settledColumns(outcome, now))
    .where(and(holds(leased), inArray(status, ["queued", "sending"])))
    .returning(returnedId);
  if (!("refusedMail" in outcome) || !outcome.refusedMail) return (await settling).length > 0;
  const [, , settled] = await db.batch([...decrementMailCount(db, outcome.refusedMail, isSending(leased)), settling]);
  return settled.length > 0;
}

function settledColumns(outcome: DeliveryOutcome, now: number) {
  switch (outcome.status) {
    case "sent":
      return { status: "sent", reason: null, lastError: null, dueAt: null, sentAt: now } as const;
    case "withheld":
      return { status: "withheld", reason: outcome.reason, dueAt: null } as const;
    case "failed":
      return outcome.reason ? uncertain(outcome.reason, now) : { ...failed(now), lastError: outcome.error };
    case "queued": {
      if (!outcome.reason) return { status: "queued", lastError: outcome.error, dueAt: outcome.dueAt } as const;
      return {
        status: "queued",
        reason: outcome.reason,
        attempts: plus(attempts, -1),
        // An announcement may have been resumed since its mail was found paused.
        dueAt: outcome.reason === "paused" ? iif(isIn("paused"), outcome.dueAt, now) : outcome.dueAt,
        // What waits for the site alone is not given up.
        ...(outcome.reason === "site_limit" && { queuedAt: now }),
      } as const;
    }
  }
}

function failed(now: number) {
  return { status: "failed", reason: null, dueAt: null, failedAt: now } as const;
}

function uncertain(because: UncertainReason, now: number) {
  return { status: "failed", reason: because, dueAt: null, uncertainAt: now } as const;
}

/**
 * Closes deliveries that no consumer will: a mail whose consumer ended while it was being sent may have gone out, and one that
 * was attempted `MAX_ATTEMPTS` times is not tried again. The owner sees both and can send them again.
 */
export async function closeLostDeliveries(db: Database, now: number) {
  const isLost = lte(dueAt, now);
  await db.batch([
    db
      .update(deliveriesTable)
      .set(uncertain("not_recorded", now))
      .where(and(isLost, eq(status, "sending"))),
    db
      .update(deliveriesTable)
      .set(failed(now))
      .where(and(isLost, eq(status, "queued"), gte(attempts, MAX_ATTEMPTS))),
  ]);
}

/** Makes the mails of an announcement due that waited because it was paused, unless it is paused again. */
export function resumeHeldMails(db: Database, announcement: string, now: number) {
  return db
    .update(deliveriesTable)
    .set({ reason: null, dueAt: now })
    .where(and(isQueuedFor(announcement), eq(reason, "paused"), not(isIn("paused"))))
    .returning(returnedId);
}

/** Withholds the mails of a canceled announcement that are not being sent; a consumer that has one loses its lease. */
export function withholdCanceled(db: Database, announcement: string) {
  return db
    .update(deliveriesTable)
    .set({ status: "withheld", reason: "canceled", dueAt: null })
    .where(and(isQueuedFor(announcement), isIn("canceled")));
}

function isQueuedFor(announcement: string): SQL | undefined {
  return and(eq(announcementId, announcement), eq(status, "queued"));
}

/** Whether the announcement of a delivery has this status. */
function isIn(announcementStatus: "paused" | "canceled"): SQL {
  const isOfDelivery = eq(announcementsTable.id, announcementId);
  return hasRow(announcementsTable, and(isOfDelivery, eq(announcementsTable.status, announcementStatus)));
}

/** Mails withheld for so long are out of date when their reader confirms. */
const WAITS_FOR_CONFIRMATION_MS = 30 * 24 * 60 * 60 * 1000;

/** Makes the mails due that anybody's post led to and that waited for a person to confirm their email. */
export function requeueUnconfirmed(db: Database, emailHash: string, now: number) {
  const { kind, leadId, messageId } = deliveriesTable;
  const leads = db.select({ id: leadsTable.id }).from(leadsTable).where(eq(leadsTable.emailHash, emailHash));
  const messages = db
    .select({ id: messagesTable.id })
    .from(messagesTable)
    .where(eq(messagesTable.emailHash, emailHash));
  return db
    .update(deliveriesTable)
    .set(requeuedNow(now))
    .where(
      and(
        or(inArray(leadId, leads), inArray(messageId, messages)),
        inArray(kind, ["lead_mail", "message_receipt"]),
        eq(status, "withheld"),
        eq(reason, "unconfirmed"),
        gt(queuedAt, now - WAITS_FOR_CONFIRMATION_MS),
      ),
    )
    .returning(returnedId);
}

/** The columns of a delivery that is due again. Moving the time ends a lease, whose holder can then neither send nor report. */
function dueNow(now: number) {
  return { status: "queued", attempts: 0, dueAt: now, reason: null, failedAt: null, uncertainAt: null } as const;
}

/** The same for one that starts over: it may wait for its limits as long as a new one. */
function requeuedNow(now: number) {
  return { ...dueNow(now), queuedAt: now } as const;
}

/** Makes one delivery due now, with no attempts counted. "refused": it was sent or withheld, or is just being sent. */
export async function retryDelivery(
  db: Database,
  deliveryId: string,
  now: number,
): Promise<{ status: "queued" | "missing" } | { status: "refused"; because: "sent" | "withheld" | "sending" }> {
  const retried = await db
    .update(deliveriesTable)
    .set(requeuedNow(now))
    .where(and(eq(id, deliveryId), inArray(status, ["failed", "queued"])))
    .returning(returnedId);
  if (retried.length > 0) return { status: "queued" };
  const found = await db.query.deliveriesTable.findFirst({ where: eq(id, deliveryId), columns: { status: true } });
  if (!found) return { status: "missing" };
  // One that failed in this moment is as good as being sent: the owner looks again.
  const because = found.status === "sent" || found.status === "withheld" ? found.status : "sending";
  return { status: "refused", because };
}

/**
 * Makes every delivery due now that is queued or failed for good.
 * @returns their ids
 */
export async function retryAllDeliveries(db: Database, now: number): Promise<string[]> {
  // The queued ones come first, because the failed ones are queued afterwards.
  const [queued, failed] = await db.batch([
    db
      .update(deliveriesTable)
      .set(dueNow(now))
      .where(and(isNotNull(dueAt), eq(status, "queued")))
      .returning(returnedId),
    db.update(deliveriesTable).set(requeuedNow(now)).where(isNotNull(failedAt)).returning(returnedId),
  ]);
  return [...failed, ...queued].map((delivery) => delivery.id);
}
