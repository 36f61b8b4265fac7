import { and, eq, gte, inArray, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { type DeliveryReason, type KindsOf, type SubjectKind, subjectOf } from "../../domain/delivery.ts";
import type { Notification } from "../../domain/notification.ts";
import { type AnnouncementMail, findAnnouncementMail } from "../announcements/store.ts";
import type { Database } from "../db/database.ts";
import { countMail, isWithinLimits, type MailRecipient, uncountMail } from "../mail/ledger-store.ts";
import { uuidPrefixAt } from "../db/key-time.ts";
import { findPlan, type PlanRow } from "../plans/rows-store.ts";
import { deliveriesTable, leadsTable, messagesTable, notificationsTable, repliesTable } from "../db/schema.ts";
import { selectRow } from "../db/select-row.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Of how many leads, and of how many messages, the owner gets a notice on a day (UTC); the report shows the others. */
export const OWNER_NOTICES_PER_DAY = 50;

/** How often a delivery is attempted, whoever queues it; after that only the owner can send it again. */
export const MAX_ATTEMPTS = 11;

/** How long a consumer may hold a delivery before others may claim it: far above the timeouts of its work. */
const LEASE_MS = 30_000;

// The statements below run in the transaction that stores a lead or a message, after it. They find it by its unique
// key, because an earlier post may have given it another id.

/** The lead of this person with this entry. */
export function whereLead({ emailHash, entryId }: { emailHash: string; entryId: string }): SQL {
  return sql`leads.email_hash = ${emailHash} AND leads.entry_id = ${entryId}`;
}

/** Where each subject is stored. */
const SUBJECT_TABLES = {
  lead: "leads",
  message: "messages",
  reply: "replies",
  notification: "notifications",
} as const;

type Lease = { leaseId: string; endsAt: number };

/** Inserts the delivery of this kind for the subject that `which` finds; none if it finds none. */
function insertDelivery(
  db: Database,
  kind: KindsOf<keyof typeof SUBJECT_TABLES>,
  which: SQL,
  now: number,
  lease?: Lease,
) {
  const subjectKind = subjectOf(kind) as keyof typeof SUBJECT_TABLES;
  const table = sql.raw(SUBJECT_TABLES[subjectKind]);
  const row = {
    id: sql`${table}.id || ${`:${kind}`}`,
    kind,
    subjectKind,
    subjectId: sql`${table}.id`,
    person: subjectKind === "notification" ? null : sql`${table}.email_hash`,
    queuedAt: now,
    ...(lease
      ? ({ status: "leased", attempts: 1, nextAttemptAt: lease.endsAt, leaseId: lease.leaseId } as const)
      : ({ status: "waiting", nextAttemptAt: now } as const)),
  };
  return db.insert(deliveriesTable).select(selectRow(deliveriesTable, row, sql`FROM ${table} WHERE ${which}`));
}

/** The columns that start over when a delivery is queued again. */
const requeued = {
  status: sql`excluded.status`,
  attempts: sql`excluded.attempts`,
  nextAttemptAt: sql`excluded.next_attempt_at`,
  leaseId: sql`excluded.lease_id`,
  reason: null,
  lastError: null,
  queuedAt: sql`excluded.queued_at`,
  doneAt: null,
};

const queuedId = { id: deliveriesTable.id };

/** Queues the copy at the form service, each time again, under a lease of the request itself (decision: same-answer). */
export function leaseFormServiceDelivery(db: Database, whichLead: SQL, now: number) {
  const lease = { leaseId: newLeaseId(), endsAt: now + LEASE_MS };
  return insertDelivery(db, "form_service", whichLead, now, lease)
    .onConflictDoUpdate({ target: deliveriesTable.id, set: requeued })
    .returning({ id: deliveriesTable.id, leaseId: deliveriesTable.leaseId });
}

/**
 * Queues the confirmation, unless one was sent in the last 24 hours; one that waits for a confirmation is tried again.
 * Whether it may be sent is settled when it is due.
 */
export function enqueueLeadMail(db: Database, whichLead: SQL, now: number) {
  return insertDelivery(db, "lead_mail", whichLead, now)
    .onConflictDoUpdate({
      target: deliveriesTable.id,
      set: requeued,
      setWhere: sql`deliveries.status IN ('done', 'withheld', 'unknown', 'exhausted')
        AND (deliveries.reason IS 'unconfirmed' OR coalesce(deliveries.done_at, deliveries.queued_at) <= ${now - DAY_MS})`,
    })
    .returning(queuedId);
}

/**
 * Queues the owner's notice of a lead or a message that is new, that is, has this id, while the day has room for one.
 * @param newId null: none
 */
export function enqueueNotice(db: Database, kind: "owner_mail" | "message_mail", newId: string | null, now: number) {
  const id = { owner_mail: sql`leads.id`, message_mail: sql`messages.id` }[kind];
  return insertDelivery(db, kind, sql`${id} = ${newId} AND ${hasRoomForNotice(kind, now)}`, now).returning(queuedId);
}

/**
 * Whether there are fewer notices of this kind than a day may have. Reads this day's deliveries, by key and up to the last notice:
 * few, because each network has the notices of its first posts and few posts beyond (decision: one-guard).
 */
function hasRoomForNotice(kind: "owner_mail" | "message_mail", now: number): SQL {
  const prefix = { owner_mail: "lead_", message_mail: "msg_" }[kind];
  return sql`(SELECT count(*) FROM (SELECT 1 FROM deliveries
    WHERE id >= ${prefix + uuidPrefixAt(startOfDay(now))} AND id < ${`${prefix}~`} AND kind = ${kind}
    LIMIT ${OWNER_NOTICES_PER_DAY})) < ${OWNER_NOTICES_PER_DAY}`;
}

/** Of what the owner gets no notice any more today (UTC). Reads this day's deliveries up to the last notice. */
export async function findUsedUpNotices(db: Database, now: number): Promise<("leads" | "messages")[]> {
  const [room] = await db.all<Record<"leads" | "messages", number>>(sql`SELECT
    ${hasRoomForNotice("owner_mail", now)} AS leads, ${hasRoomForNotice("message_mail", now)} AS messages`);
  return (["leads", "messages"] as const).filter((of) => room![of] === 0);
}

/** Queues the automatic answer to a new message. Whether it may be sent is settled when it is due. */
export function enqueueMessageReply(db: Database, newMessageId: string, now: number) {
  return insertDelivery(db, "message_reply", sql`messages.id = ${newMessageId}`, now).returning(queuedId);
}

/** Queues the mail of a new reply, that is, one that has this id. Whether it may be sent is settled when it is due. */
export function enqueueAnswer(db: Database, newReplyId: string, now: number) {
  return insertDelivery(db, "answer_mail", sql`replies.id = ${newReplyId}`, now).returning(queuedId);
}

/** Queues the mail of a notification that tells something, once. */
export function enqueueNotification(db: Database, notificationId: string, now: number) {
  const which = sql`notifications.id = ${notificationId} AND notifications.content IS NOT NULL`;
  return insertDelivery(db, "notification", which, now).onConflictDoNothing().returning(queuedId);
}

/** Queues the reminder or the change that a run of the sweep wrote into plans, again for each new one. */
export function enqueuePlanMails(db: Database, kind: "plan_reminder" | "plan_change", whichLeads: SQL, now: number) {
  return insertDelivery(db, kind, whichLeads, now)
    .onConflictDoUpdate({ target: deliveriesTable.id, set: requeued, setWhere: sql`NOT ${isOpenMail}` })
    .returning(queuedId);
}

/** Whether a mail still waits for something. */
export const isOpenMail = sql`(deliveries.status IN ('waiting', 'leased', 'sending', 'held'))`;

/** A delivery under the lease of a consumer. */
type LeasedDelivery = { id: string; leaseId: string };

type Claimed<Subject extends SubjectKind, Loaded> = LeasedDelivery & {
  kind: KindsOf<Subject>;
  attempts: number;
  queuedAt: number;
} & Loaded;

/** A leased delivery with what it is for; of an announcement, also with whom. */
export type ClaimedDelivery =
  | Claimed<"lead", { lead: typeof leadsTable.$inferSelect; plan: PlanRow | null }>
  | Claimed<"message", { message: typeof messagesTable.$inferSelect }>
  | Claimed<"reply", { reply: typeof repliesTable.$inferSelect }>
  | Claimed<"announcement", { announcement: AnnouncementMail }>
  | Claimed<"notification", { notification: Notification }>;

/**
 * Leases a delivery that is due. One conditional update: of several messages for the same delivery, one gets it.
 * @returns the delivery with what it is for; null when it is done, deleted, not yet due, leased by another consumer, or
 *   was attempted `MAX_ATTEMPTS` times
 */
export async function claimDelivery(db: Database, id: string, now: number): Promise<ClaimedDelivery | null> {
  const [claimed] = await db
    .update(deliveriesTable)
    .set({
      status: "leased",
      reason: null,
      leaseId: newLeaseId(),
      nextAttemptAt: now + LEASE_MS,
      attempts: sql`attempts + 1`,
    })
    .where(
      and(
        eq(deliveriesTable.id, id),
        inArray(deliveriesTable.status, ["waiting", "leased"]),
        lte(deliveriesTable.nextAttemptAt, now),
        lt(deliveriesTable.attempts, MAX_ATTEMPTS),
      ),
    )
    .returning();
  if (!claimed) return null;
  const subject = await loadSubject(db, claimed);
  const { kind, attempts, queuedAt } = claimed;
  const leased = { id: claimed.id, kind, leaseId: claimed.leaseId ?? "", attempts, queuedAt };
  return subject && ({ ...leased, ...subject } as ClaimedDelivery);
}

/** What a delivery is for, under the name that `ClaimedDelivery` has for it; null if it has been deleted. */
async function loadSubject(db: Database, delivery: typeof deliveriesTable.$inferSelect) {
  const { subjectKind, subjectId, person } = delivery;
  switch (subjectKind) {
    case "lead": {
      const lead = await db.query.leadsTable.findFirst({ where: eq(leadsTable.id, subjectId) });
      return lead ? { lead, plan: lead.kind === "plan" ? await findPlan(db, lead.id) : null } : null;
    }
    case "message": {
      const message = await db.query.messagesTable.findFirst({ where: eq(messagesTable.id, subjectId) });
      return message ? { message } : null;
    }
    case "reply": {
      const reply = await db.query.repliesTable.findFirst({ where: eq(repliesTable.id, subjectId) });
      return reply ? { reply } : null;
    }
    case "announcement": {
      const announcement = await findAnnouncementMail(db, subjectId, person ?? "");
      return announcement && { announcement };
    }
    case "notification": {
      const found = await db.query.notificationsTable.findFirst({ where: eq(notificationsTable.id, subjectId) });
      return found?.content ? { notification: { id: found.id, content: found.content } } : null;
    }
  }
}

/**
 * Marks a leased mail as being sent, before it is handed to the mail service, and counts it, in one transaction: two
 * mails at once cannot both be the last that a limit allows (decision: promised-mail-is-sent).
 * @param recipient null: no limit holds it back, and nothing counts it
 * @returns false if the lease is over, or the mail may not be sent now
 */
export async function markSending(
  db: Database,
  lease: LeasedDelivery,
  recipient: MailRecipient | null,
  now: number,
): Promise<boolean> {
  const isSending = sql`EXISTS (SELECT 1 FROM deliveries WHERE ${holds(lease, "sending")})`;
  const marking = db
    .update(deliveriesTable)
    .set({ status: "sending", nextAttemptAt: now + LEASE_MS })
    .where(recipient ? sql`${holds(lease, "leased")} AND ${isWithinLimits(recipient, now)}` : holds(lease, "leased"))
    .returning(queuedId);
  const [marked] = await db.batch([marking, ...(recipient ? countMail(db, recipient, isSending, now) : [])]);
  return marked.length > 0;
}

function holds({ id, leaseId }: LeasedDelivery, status: "leased" | "sending"): SQL {
  return sql`deliveries.id = ${id} AND deliveries.lease_id = ${leaseId} AND deliveries.status = ${status}`;
}

/**
 * How an attempt ended. The owner reads `error` and `reason`; neither holds personal data. `postponed`: it was not tried;
 * `held`: nor was it, and the sweep says when it goes on.
 */
export type DeliveryOutcome =
  | { status: "done" }
  | { status: "withheld" | "held" | "unknown"; reason: DeliveryReason }
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
    .returning(queuedId);
  if (!("refusedMail" in outcome) || !outcome.refusedMail) return (await settling).length > 0;
  const isSending = sql`EXISTS (SELECT 1 FROM deliveries WHERE ${holds(leased, "sending")})`;
  const [, , , settled] = await db.batch([...uncountMail(db, outcome.refusedMail, isSending), settling]);
  return settled.length > 0;
}

function settledColumns(outcome: DeliveryOutcome, now: number) {
  switch (outcome.status) {
    case "done":
      return { status: "done", doneAt: now, reason: null, lastError: null } as const;
    case "withheld":
    case "unknown":
      return { status: outcome.status, reason: outcome.reason } as const;
    case "held":
      return { status: "held", reason: outcome.reason, attempts: sql`attempts - 1` } as const;
    case "postponed": {
      const { reason, nextAttemptAt } = outcome;
      return { status: "waiting", reason, nextAttemptAt, attempts: sql`attempts - 1` } as const;
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
  // Literal, because SQLite uses the partial index `deliveries_open` only for a query that repeats its condition.
  const isLost = and(sql`status IN ('waiting', 'leased', 'sending')`, lte(deliveriesTable.nextAttemptAt, now));
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

/** The ids of open deliveries that were due before a moment, the oldest first. Reads as many rows as it returns. */
export async function findOverdueDeliveries(db: Database, dueBefore: number, limit: number): Promise<string[]> {
  const { id, nextAttemptAt } = deliveriesTable;
  // Literal, because SQLite uses the partial index `deliveries_open` only for a query that repeats its condition.
  const isWaiting = sql`status IN ('waiting', 'leased', 'sending') AND status <> 'sending'`;
  const found = await db
    .select({ id })
    .from(deliveriesTable)
    .where(and(isWaiting, lte(nextAttemptAt, dueBefore)))
    .orderBy(nextAttemptAt, id)
    .limit(limit);
  return found.map((delivery) => delivery.id);
}

/** Mails withheld for so long are out of date when their reader confirms. */
const WAITS_FOR_CONFIRMATION_MS = 30 * DAY_MS;

/** Makes the mails due that waited for a person to confirm their email. */
export function requeueUnconfirmed(db: Database, emailHash: string, now: number) {
  return db
    .update(deliveriesTable)
    .set({ status: "waiting", attempts: 0, nextAttemptAt: now, queuedAt: now, reason: null })
    .where(
      sql`id IN (SELECT id || ':lead_mail' FROM leads WHERE email_hash = ${emailHash}
          UNION ALL SELECT id || ':message_reply' FROM messages WHERE email_hash = ${emailHash})
        AND status = 'withheld' AND reason = 'unconfirmed' AND queued_at > ${now - WAITS_FOR_CONFIRMATION_MS}`,
    )
    .returning(queuedId);
}

function startOfDay(now: number): number {
  return now - (now % DAY_MS);
}

function newLeaseId() {
  return `lease_${uuidv7()}`;
}
