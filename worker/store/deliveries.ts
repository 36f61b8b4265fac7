import { and, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { LeadSource } from "../../domain/lead.ts";
import type { Database } from "./database.ts";
import { type DELIVERY_KINDS, deliveriesTable, leadsTable, messagesTable } from "./schema.ts";

export type DeliveryKind = (typeof DELIVERY_KINDS)[number];
export type MessageDeliveryKind = "message_mail" | "message_reply";
export type LeadDeliveryKind = Exclude<DeliveryKind, MessageDeliveryKind>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** No visitor gets more mails from us in 24 hours, whatever is posted (decision: promised-mail-is-sent). */
const MAILS_PER_EMAIL_AND_DAY = 3;

/** The owner gets a notice for so many leads of a day (UTC); the report shows the others. */
const OWNER_NOTICES_PER_DAY = 50;

/** How long a consumer may hold a delivery before others may claim it: far above the timeouts of its work. */
const LEASE_MS = 30_000;

// The statements below run in the transaction that stores a lead or a message, after it. They find it by its unique
// key, because an earlier post may have given it another id.

/** The opt-in with this email and source. */
export function whereOptIn(person: { emailKey: string; source: LeadSource }): SQL {
  return sql`leads.email_key = ${person.emailKey} AND leads.source = ${person.source} AND leads.entry_id IS NULL`;
}

/** The calculator submission with this entry id. */
export function whereSubmission(entryId: string): SQL {
  return sql`leads.entry_id = ${entryId}`;
}

type NewDelivery = { kind: DeliveryKind; recipientKey?: SQL; lease?: { leaseId: string; endsAt: number } };

/** The row of a delivery for the lead or message that `which` finds; no row if it finds none. */
function selectDelivery(owner: "leads" | "messages", delivery: NewDelivery, which: SQL, now: number): SQL {
  const { kind, recipientKey = sql`NULL`, lease } = delivery;
  // drizzle inserts a SELECT by position: these are the columns in the order of the schema.
  return sql`SELECT
    ${`dlv_${uuidv7()}`} AS id,
    ${owner === "leads" ? sql`leads.id` : sql`NULL`} AS lead_id,
    ${owner === "messages" ? sql`messages.id` : sql`NULL`} AS message_id,
    ${kind} AS kind,
    ${lease ? "leased" : "waiting"} AS status,
    ${recipientKey} AS recipient_key,
    ${lease ? 1 : 0} AS attempts,
    ${lease ? lease.endsAt : now} AS next_attempt_at,
    ${lease ? lease.leaseId : null} AS lease_id,
    NULL AS last_error,
    ${now} AS queued_at,
    NULL AS done_at
    FROM ${sql.raw(owner)} WHERE ${which}`;
}

/** Whether a visitor may get one more mail today. */
function isBelowMailLimit(emailKey: string, now: number): SQL {
  return sql`(SELECT count(*) FROM deliveries WHERE recipient_key = ${emailKey} AND queued_at > ${now - DAY_MS})
    < ${MAILS_PER_EMAIL_AND_DAY}`;
}

/** The columns that start over when a delivery is queued again. */
const requeued = {
  status: sql`excluded.status`,
  attempts: sql`excluded.attempts`,
  nextAttemptAt: sql`excluded.next_attempt_at`,
  leaseId: sql`excluded.lease_id`,
  lastError: null,
  queuedAt: sql`excluded.queued_at`,
  doneAt: null,
};

/** Queues the copy at the form service, each time again, under a lease of the request itself (decision: same-answer). */
export function leaseFormServiceDelivery(db: Database, whichLead: SQL, now: number) {
  const lease = { leaseId: newLeaseId(), endsAt: now + LEASE_MS };
  return db
    .insert(deliveriesTable)
    .select(selectDelivery("leads", { kind: "form_service", lease }, whichLead, now))
    .onConflictDoUpdate({ target: [deliveriesTable.leadId, deliveriesTable.kind], set: requeued })
    .returning({ id: deliveriesTable.id, leaseId: deliveriesTable.leaseId });
}

/** Queues the confirmation, unless one was sent in the last 24 hours or the mail limit of the day is reached. */
export function enqueueLeadMail(db: Database, whichLead: SQL, emailKey: string, now: number) {
  const mail = { kind: "lead_mail", recipientKey: sql`leads.email_key` } as const;
  return db
    .insert(deliveriesTable)
    .select(selectDelivery("leads", mail, sql`${whichLead} AND ${isBelowMailLimit(emailKey, now)}`, now))
    .onConflictDoUpdate({
      target: [deliveriesTable.leadId, deliveriesTable.kind],
      set: requeued,
      setWhere: sql`deliveries.status IN ('done', 'withheld', 'exhausted')
        AND coalesce(deliveries.done_at, deliveries.queued_at) <= ${now - DAY_MS}`,
    })
    .returning({ id: deliveriesTable.id });
}

/** Queues a notice to the owner if the lead is new, that is, has this id, for the first 50 leads of the day. */
export function enqueueOwnerMail(db: Database, newLeadId: string, now: number) {
  const leadsOfTheDay = sql`(SELECT sum(count) FROM lead_counts_hourly WHERE hour_start >= ${now - (now % DAY_MS)})`;
  const isNoticed = sql`leads.id = ${newLeadId} AND ${leadsOfTheDay} <= ${OWNER_NOTICES_PER_DAY}`;
  return db
    .insert(deliveriesTable)
    .select(selectDelivery("leads", { kind: "owner_mail" }, isNoticed, now))
    .returning({ id: deliveriesTable.id });
}

/** Queues a message to the owner if it is new, that is, has this id. */
export function enqueueMessageMail(db: Database, newMessageId: string, now: number) {
  return db
    .insert(deliveriesTable)
    .select(selectDelivery("messages", { kind: "message_mail" }, sql`messages.id = ${newMessageId}`, now))
    .returning({ id: deliveriesTable.id });
}

/** Queues the automatic answer to a new message, unless the mail limit of the day is reached. */
export function enqueueMessageReply(db: Database, newMessageId: string, emailKey: string, now: number) {
  const reply = { kind: "message_reply", recipientKey: sql`messages.email_key` } as const;
  return db
    .insert(deliveriesTable)
    .select(
      selectDelivery("messages", reply, sql`messages.id = ${newMessageId} AND ${isBelowMailLimit(emailKey, now)}`, now),
    )
    .returning({ id: deliveriesTable.id });
}

/**
 * Leases a delivery that is due. One conditional update: of several messages for the same delivery, one gets it.
 * @returns the delivery with its lead or message; null when it is done, deleted, not yet due, or leased by another
 *   consumer, or when the mail limit of the day is reached (then the sweep requeues it)
 */
export async function claimDelivery(db: Database, id: string, now: number) {
  const mailsOfTheDay = sql`(
    SELECT count(*) FROM deliveries AS sent WHERE sent.recipient_key = deliveries.recipient_key
      AND sent.id <> deliveries.id AND (sent.done_at > ${now - DAY_MS} OR sent.status = 'leased'))`;
  const [claimed] = await db
    .update(deliveriesTable)
    .set({
      status: "leased",
      leaseId: newLeaseId(),
      nextAttemptAt: now + LEASE_MS,
      attempts: sql`attempts + 1`,
    })
    .where(
      and(
        eq(deliveriesTable.id, id),
        inArray(deliveriesTable.status, ["waiting", "leased"]),
        lte(deliveriesTable.nextAttemptAt, now),
        sql`${mailsOfTheDay} < ${MAILS_PER_EMAIL_AND_DAY}`,
      ),
    )
    .returning();
  if (!claimed) return null;
  const lead = claimed.leadId && (await db.query.leadsTable.findFirst({ where: eq(leadsTable.id, claimed.leadId) }));
  const message =
    claimed.messageId && (await db.query.messagesTable.findFirst({ where: eq(messagesTable.id, claimed.messageId) }));
  const { kind, attempts } = claimed;
  const leased = { id: claimed.id, leaseId: claimed.leaseId ?? "", attempts };
  if (lead) return { ...leased, kind: kind as LeadDeliveryKind, lead };
  if (message) return { ...leased, kind: kind as MessageDeliveryKind, message };
  return null;
}

export type ClaimedDelivery = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>;

/** How an attempt ended. The owner reads `error` and `reason`; neither holds personal data. */
export type DeliveryOutcome =
  | { status: "done" }
  | { status: "withheld"; reason: string }
  | { status: "waiting"; error: string; nextAttemptAt: number };

/**
 * Records the outcome of an attempt, if the lease is still held.
 * @returns false when it is not: another consumer has leased the delivery, or its lead was removed
 */
export async function settleDelivery(
  db: Database,
  leased: { id: string; leaseId: string },
  outcome: DeliveryOutcome,
  now: number,
): Promise<boolean> {
  const columns = {
    done: { doneAt: now, lastError: null },
    withheld: { lastError: outcome.status === "withheld" ? outcome.reason : null },
    waiting: outcome.status === "waiting" ? { lastError: outcome.error, nextAttemptAt: outcome.nextAttemptAt } : {},
  }[outcome.status];
  const settled = await db
    .update(deliveriesTable)
    .set({ status: outcome.status, leaseId: null, ...columns })
    .where(and(eq(deliveriesTable.id, leased.id), eq(deliveriesTable.leaseId, leased.leaseId)))
    .returning({ id: deliveriesTable.id });
  return settled.length > 0;
}

/** Marks a delivery that failed for a day, so that the owner sees it and can retry it. A finished one stays as it is. */
export async function markExhausted(db: Database, id: string) {
  await db
    .update(deliveriesTable)
    .set({ status: "exhausted" })
    .where(and(eq(deliveriesTable.id, id), inArray(deliveriesTable.status, ["waiting", "leased"])));
}

/** The ids of open deliveries that were due before a moment, the oldest first. Reads as many rows as it returns. */
export async function findOverdueDeliveries(db: Database, dueBefore: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: deliveriesTable.id })
    .from(deliveriesTable)
    .where(and(sql`status IN ('waiting', 'leased')`, lte(deliveriesTable.nextAttemptAt, dueBefore)))
    .orderBy(deliveriesTable.nextAttemptAt)
    .limit(limit);
  return rows.map((row) => row.id);
}

function newLeaseId() {
  return `lease_${uuidv7()}`;
}
