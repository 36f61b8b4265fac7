import { and, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { LeadSource } from "../../domain/lead.ts";
import type { Database } from "./database.ts";
import { type DELIVERY_KINDS, deliveriesTable, leadsTable, messagesTable } from "./schema.ts";

export type DeliveryKind = (typeof DELIVERY_KINDS)[number];
export type MessageDeliveryKind = "message_mail" | "message_reply";
export type LeadDeliveryKind = Exclude<DeliveryKind, MessageDeliveryKind>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** No visitor's address gets more mails from us in 24 hours, whatever is posted (decision: promised-mail-is-sent). */
export const MAILS_PER_ADDRESS_AND_DAY = 3;

/** The owner gets a notice for so many leads of a day (UTC); after that the report is the place. */
export const OWNER_NOTICES_PER_DAY = 50;

/** How long whoever took a delivery may be at it before others may try: far above any time limit of its work. */
export const LEASE_MS = 30_000;

// The statements below run in the transaction that stores a lead or a message, after it: they find it by its unique
// key, because an earlier post may have given it another id.

/** The opt-in of this address and source. */
export function optInOf(person: { emailKey: string; source: LeadSource }): SQL {
  return sql`leads.email_key = ${person.emailKey} AND leads.source = ${person.source} AND leads.entry_id IS NULL`;
}

/** The calculator submission of this entry. */
export function submissionOf(entryId: string): SQL {
  return sql`leads.entry_id = ${entryId}`;
}

type OwedDelivery = { kind: DeliveryKind; recipientKey?: SQL; lease?: { leaseId: string; endsAt: number } };

/** The row of a delivery that the lead or message found by `which` owes from now on; no row where it finds none. */
function owedDelivery(owner: "leads" | "messages", delivery: OwedDelivery, which: SQL, now: number): SQL {
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
    ${now} AS owed_at,
    NULL AS done_at
    FROM ${sql.raw(owner)} WHERE ${which}`;
}

/** Whether an address may be owed one more mail today. */
function mayGetMail(emailKey: string, now: number): SQL {
  return sql`(SELECT count(*) FROM deliveries WHERE recipient_key = ${emailKey} AND owed_at > ${now - DAY_MS})
    < ${MAILS_PER_ADDRESS_AND_DAY}`;
}

/** What an owed delivery starts with when it is owed again. */
const owedAnew = {
  status: sql`excluded.status`,
  attempts: sql`excluded.attempts`,
  nextAttemptAt: sql`excluded.next_attempt_at`,
  leaseId: sql`excluded.lease_id`,
  lastError: null,
  owedAt: sql`excluded.owed_at`,
  doneAt: null,
};

/** Owes the copy at the form service, each time anew, held under a lease by the request itself (decision: same-answer). */
export function holdFormServiceDelivery(db: Database, whichLead: SQL, now: number) {
  const lease = { leaseId: newLeaseId(), endsAt: now + LEASE_MS };
  return db
    .insert(deliveriesTable)
    .select(owedDelivery("leads", { kind: "form_service", lease }, whichLead, now))
    .onConflictDoUpdate({ target: [deliveriesTable.leadId, deliveriesTable.kind], set: owedAnew })
    .returning({ id: deliveriesTable.id, leaseId: deliveriesTable.leaseId });
}

/** Owes the confirmation, unless one went in the last 24 hours or the address has had its mails of the day. */
export function oweLeadMail(db: Database, whichLead: SQL, emailKey: string, now: number) {
  const mail = { kind: "lead_mail", recipientKey: sql`leads.email_key` } as const;
  return db
    .insert(deliveriesTable)
    .select(owedDelivery("leads", mail, sql`${whichLead} AND ${mayGetMail(emailKey, now)}`, now))
    .onConflictDoUpdate({
      target: [deliveriesTable.leadId, deliveriesTable.kind],
      set: owedAnew,
      setWhere: sql`deliveries.status IN ('done', 'withheld', 'exhausted')
        AND coalesce(deliveries.done_at, deliveries.owed_at) <= ${now - DAY_MS}`,
    })
    .returning({ id: deliveriesTable.id });
}

/** Owes the owner a notice of a lead that was stored just now under this id, for the first 50 leads of the day. */
export function oweOwnerMail(db: Database, newLeadId: string, now: number) {
  const leadsOfTheDay = sql`(SELECT sum(count) FROM lead_counts_hourly WHERE hour_start >= ${now - (now % DAY_MS)})`;
  const isNoticed = sql`leads.id = ${newLeadId} AND ${leadsOfTheDay} <= ${OWNER_NOTICES_PER_DAY}`;
  return db
    .insert(deliveriesTable)
    .select(owedDelivery("leads", { kind: "owner_mail" }, isNoticed, now))
    .returning({ id: deliveriesTable.id });
}

/** Owes the owner a message that was stored just now under this id. */
export function oweMessageMail(db: Database, newMessageId: string, now: number) {
  return db
    .insert(deliveriesTable)
    .select(owedDelivery("messages", { kind: "message_mail" }, sql`messages.id = ${newMessageId}`, now))
    .returning({ id: deliveriesTable.id });
}

/** Owes its sender the automatic answer, unless the address has had its mails of the day. */
export function oweMessageReply(db: Database, newMessageId: string, emailKey: string, now: number) {
  const reply = { kind: "message_reply", recipientKey: sql`messages.email_key` } as const;
  return db
    .insert(deliveriesTable)
    .select(owedDelivery("messages", reply, sql`messages.id = ${newMessageId} AND ${mayGetMail(emailKey, now)}`, now))
    .returning({ id: deliveriesTable.id });
}

/**
 * Takes a delivery that is due, so that nobody else works at it for the length of a lease. One conditional update: of
 * several messages for the same delivery, one gets it.
 * @returns the delivery with its lead or message; null when it is done, gone, not yet due, or in other hands, or when its address
 *   has had its mails of the day (then the sweep comes back to it)
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
        sql`${mailsOfTheDay} < ${MAILS_PER_ADDRESS_AND_DAY}`,
      ),
    )
    .returning();
  if (!claimed) return null;
  const lead = claimed.leadId && (await db.query.leadsTable.findFirst({ where: eq(leadsTable.id, claimed.leadId) }));
  const message =
    claimed.messageId && (await db.query.messagesTable.findFirst({ where: eq(messagesTable.id, claimed.messageId) }));
  const { kind, attempts } = claimed;
  const held = { id: claimed.id, leaseId: claimed.leaseId ?? "", attempts };
  if (lead) return { ...held, kind: kind as LeadDeliveryKind, lead };
  if (message) return { ...held, kind: kind as MessageDeliveryKind, message };
  return null;
}

export type ClaimedDelivery = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>;

/** How an attempt ended. `error` and `reason` are for the owner to read; neither holds personal data. */
export type DeliveryOutcome =
  | { status: "done" }
  | { status: "withheld"; reason: string }
  | { status: "waiting"; error: string; nextAttemptAt: number };

/**
 * Reports the outcome of an attempt, if the lease is still held.
 * @returns false when it is not: the delivery was taken over, or its lead was removed in the meantime
 */
export async function settleDelivery(
  db: Database,
  held: { id: string; leaseId: string },
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
    .where(and(eq(deliveriesTable.id, held.id), eq(deliveriesTable.leaseId, held.leaseId)))
    .returning({ id: deliveriesTable.id });
  return settled.length > 0;
}

/** Gives a delivery up, visibly: the owner can send it again. What was carried out meanwhile stays done. */
export async function exhaustDelivery(db: Database, id: string) {
  await db
    .update(deliveriesTable)
    .set({ status: "exhausted" })
    .where(and(eq(deliveriesTable.id, id), inArray(deliveriesTable.status, ["waiting", "leased"])));
}

/**
 * The oldest deliveries that nobody picked up: due for longer than the given time. Reads as many rows as it returns.
 * @param limit at most so many; Queues takes 100 messages at once
 */
export async function findForgottenDeliveries(db: Database, dueBefore: number, limit: number): Promise<string[]> {
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
