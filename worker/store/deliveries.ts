import { and, eq, gte, inArray, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { LeadSource } from "../../domain/lead.ts";
import type { Notification } from "../../domain/notification.ts";
import { type AnnouncementMail, findAnnouncementMail } from "./announcements.ts";
import type { Database } from "./database.ts";
import { countMail, isWithinLimits, type MailRecipient, rememberMailed, uncountMail } from "./mail-ledger.ts";
import { belongsTo } from "./people.ts";
import {
  type DELIVERY_KINDS,
  deliveriesTable,
  leadsTable,
  messagesTable,
  notificationsTable,
  repliesTable,
} from "./schema.ts";

type DeliveryKind = (typeof DELIVERY_KINDS)[number];
type MessageDeliveryKind = "message_mail" | "message_reply";
type ReplyDeliveryKind = "answer_mail";
type AnnouncementDeliveryKind = "announcement_mail";
type NotificationDeliveryKind = "notification";
type LeadDeliveryKind = Exclude<
  DeliveryKind,
  MessageDeliveryKind | ReplyDeliveryKind | AnnouncementDeliveryKind | NotificationDeliveryKind
>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many leads, and how many messages, of a day (UTC) the owner gets a notice for; the report shows the others. */
const OWNER_NOTICES_PER_DAY = 50;

/** How often a delivery is attempted, whoever queues it; after that only the owner can send it again. */
export const MAX_ATTEMPTS = 11;

/** How long a consumer may hold a delivery before others may claim it: far above the timeouts of its work. */
const LEASE_MS = 30_000;

// The statements below run in the transaction that stores a lead or a message, after it. They find it by its unique
// key, because an earlier post may have given it another id.

/** The opt-in with this person and source. */
export function whereOptIn(person: { emailHash: string; source: LeadSource }): SQL {
  return sql`leads.email_hash = ${person.emailHash} AND leads.source = ${person.source} AND leads.entry_id IS NULL`;
}

/** The calculator submission of this person with this entry id. */
export function whereSubmission(entry: { emailHash: string; entryId: string }): SQL {
  return sql`leads.email_hash = ${entry.emailHash} AND leads.entry_id = ${entry.entryId}`;
}

type NewDelivery = { kind: DeliveryKind; lease?: { leaseId: string; endsAt: number } };

/** The row of a delivery for the lead, message, reply or notification that `which` finds; no row if it finds none. */
function selectDelivery(
  owner: "leads" | "messages" | "replies" | "notifications",
  { kind, lease }: NewDelivery,
  which: SQL,
  now: number,
): SQL {
  // drizzle inserts a SELECT by position: these are the columns in the order of the schema.
  return sql`SELECT
    ${sql.raw(owner)}.id || ${`:${kind}`} AS id,
    ${owner === "leads" ? sql`leads.id` : sql`NULL`} AS lead_id,
    ${owner === "messages" ? sql`messages.id` : sql`NULL`} AS message_id,
    ${kind} AS kind,
    ${lease ? "leased" : "waiting"} AS status,
    ${lease ? 1 : 0} AS attempts,
    ${lease ? lease.endsAt : now} AS next_attempt_at,
    ${lease ? lease.leaseId : null} AS lease_id,
    NULL AS last_error,
    ${now} AS queued_at,
    NULL AS done_at,
    ${owner === "replies" ? sql`replies.id` : sql`NULL`} AS reply_id,
    NULL AS announcement_id
    FROM ${sql.raw(owner)} WHERE ${which}`;
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
    .onConflictDoUpdate({ target: deliveriesTable.id, set: requeued })
    .returning({ id: deliveriesTable.id, leaseId: deliveriesTable.leaseId });
}

/** Queues the confirmation, unless one was sent in the last 24 hours. Whether it may be sent is settled when it is due. */
export function enqueueLeadMail(db: Database, whichLead: SQL, now: number) {
  return db
    .insert(deliveriesTable)
    .select(selectDelivery("leads", { kind: "lead_mail" }, whichLead, now))
    .onConflictDoUpdate({
      target: deliveriesTable.id,
      set: requeued,
      setWhere: sql`deliveries.status IN ('done', 'withheld', 'unknown', 'exhausted')
        AND coalesce(deliveries.done_at, deliveries.queued_at) <= ${now - DAY_MS}`,
    })
    .returning({ id: deliveriesTable.id });
}

/** Queues a notice to the owner if the lead is new, that is, has this id, for the first 50 leads of the day. */
export function enqueueOwnerMail(db: Database, newLeadId: string, now: number) {
  const arrivedToday = sql`(SELECT coalesce(sum(quarter1 + quarter2 + quarter3 + quarter4), 0)
    FROM lead_counts_hourly WHERE hour_start >= ${startOfDay(now)})`;
  return db
    .insert(deliveriesTable)
    .select(
      selectDelivery(
        "leads",
        { kind: "owner_mail" },
        sql`leads.id = ${newLeadId} AND ${arrivedToday} <= ${OWNER_NOTICES_PER_DAY}`,
        now,
      ),
    )
    .returning({ id: deliveriesTable.id });
}

/** Sends a message on to the owner if it is new, that is, has this id, for the first 50 messages of the day. */
export function enqueueMessageMail(db: Database, newMessageId: string, now: number) {
  const arrivedToday = sql`(SELECT count(*) FROM (
    SELECT 1 FROM messages WHERE created_at >= ${startOfDay(now)} LIMIT ${OWNER_NOTICES_PER_DAY + 1}))`;
  return db
    .insert(deliveriesTable)
    .select(
      selectDelivery(
        "messages",
        { kind: "message_mail" },
        sql`messages.id = ${newMessageId} AND ${arrivedToday} <= ${OWNER_NOTICES_PER_DAY}`,
        now,
      ),
    )
    .returning({ id: deliveriesTable.id });
}

/** Queues the automatic answer to a new message. Whether it may be sent is settled when it is due. */
export function enqueueMessageReply(db: Database, newMessageId: string, now: number) {
  return db
    .insert(deliveriesTable)
    .select(selectDelivery("messages", { kind: "message_reply" }, sql`messages.id = ${newMessageId}`, now))
    .returning({ id: deliveriesTable.id });
}

/** Queues the mail of a new reply, that is, one that has this id. Whether it may be sent is settled when it is due. */
export function enqueueAnswer(db: Database, newReplyId: string, now: number) {
  return db
    .insert(deliveriesTable)
    .select(selectDelivery("replies", { kind: "answer_mail" }, sql`replies.id = ${newReplyId}`, now))
    .returning({ id: deliveriesTable.id });
}

/** Queues the mail of a notification that tells something, once. */
export function enqueueNotification(db: Database, notificationId: string, now: number) {
  const which = sql`notifications.id = ${notificationId} AND notifications.content IS NOT NULL`;
  return db
    .insert(deliveriesTable)
    .select(selectDelivery("notifications", { kind: "notification" }, which, now))
    .onConflictDoNothing()
    .returning({ id: deliveriesTable.id });
}

/** A delivery under the lease of a consumer. */
export type Lease = { id: string; leaseId: string };

type ClaimedWith<Kind, Owner> = Kind extends DeliveryKind
  ? Lease & { kind: Kind; attempts: number; queuedAt: number } & Owner
  : never;

/** A leased delivery with what it is for; of an announcement, also with whom. */
export type ClaimedDelivery =
  | ClaimedWith<LeadDeliveryKind, { lead: typeof leadsTable.$inferSelect }>
  | ClaimedWith<MessageDeliveryKind, { message: typeof messagesTable.$inferSelect }>
  | ClaimedWith<ReplyDeliveryKind, { reply: typeof repliesTable.$inferSelect }>
  | ClaimedWith<AnnouncementDeliveryKind, { announcement: AnnouncementMail }>
  | ClaimedWith<NotificationDeliveryKind, { notification: Notification }>;

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
  const lead = claimed.leadId && (await db.query.leadsTable.findFirst({ where: eq(leadsTable.id, claimed.leadId) }));
  const message =
    claimed.messageId && (await db.query.messagesTable.findFirst({ where: eq(messagesTable.id, claimed.messageId) }));
  const reply =
    claimed.replyId && (await db.query.repliesTable.findFirst({ where: eq(repliesTable.id, claimed.replyId) }));
  const announcement = claimed.announcementId && (await findAnnouncementMail(db, claimed.announcementId, claimed.id));
  const notification = claimed.kind === "notification" && (await findNotification(db, claimed.id));
  const { attempts, queuedAt } = claimed;
  const leased = { id: claimed.id, leaseId: claimed.leaseId ?? "", attempts, queuedAt };
  if (lead) return { ...leased, kind: claimed.kind as LeadDeliveryKind, lead };
  if (message) return { ...leased, kind: claimed.kind as MessageDeliveryKind, message };
  if (reply) return { ...leased, kind: claimed.kind as ReplyDeliveryKind, reply };
  if (announcement) return { ...leased, kind: claimed.kind as AnnouncementDeliveryKind, announcement };
  if (notification) return { ...leased, kind: "notification", notification };
  return null;
}

/** The notification that a delivery is for; undefined if it has been deleted. @param deliveryId `<id>:notification` */
async function findNotification(db: Database, deliveryId: string): Promise<Notification | undefined> {
  const [id = ""] = deliveryId.split(":", 1);
  const found = await db.query.notificationsTable.findFirst({ where: eq(notificationsTable.id, id) });
  return found?.content ? { id, content: found.content } : undefined;
}

/**
 * Marks a leased mail as being sent, before it is handed to the mail service, and counts it, in one transaction: two
 * mails at once cannot both be the last that a limit allows (decision: promised-mail-is-sent).
 * @returns false if the lease is over, or the mail may not be sent now
 */
export async function markSending(db: Database, lease: Lease, recipient: MailRecipient, now: number): Promise<boolean> {
  const isSending = sql`EXISTS (SELECT 1 FROM deliveries WHERE ${holds(lease, "sending")})`;
  const [marked] = await db.batch([
    db
      .update(deliveriesTable)
      .set({ status: "sending", nextAttemptAt: now + LEASE_MS })
      .where(sql`${holds(lease, "leased")} AND ${isWithinLimits(recipient, now)}`)
      .returning({ id: deliveriesTable.id }),
    countMail(db, recipient, isSending, now),
    rememberMailed(db, recipient, isSending, now),
  ]);
  return marked.length > 0;
}

function holds({ id, leaseId }: Lease, status: "leased" | "sending"): SQL {
  return sql`deliveries.id = ${id} AND deliveries.lease_id = ${leaseId} AND deliveries.status = ${status}`;
}

/**
 * How an attempt ended. The owner reads `error` and `reason`; neither holds personal data. `held`: it was not tried,
 * because a limit is reached until `nextAttemptAt`.
 */
export type DeliveryOutcome =
  | { status: "done" }
  | { status: "withheld"; reason: string }
  | { status: "held"; reason: string; nextAttemptAt: number }
  | { status: "waiting"; error: string; nextAttemptAt: number; refusedMail?: RefusedMail | undefined }
  | { status: "exhausted"; error: string; refusedMail?: RefusedMail | undefined }
  | { status: "unknown"; error: string };

/** A mail that was counted as sent at a moment, in milliseconds, if at all, and then not sent. */
type RefusedMail = { recipient: MailRecipient; countedAt: number };

/**
 * Records the outcome of an attempt, if the lease is still held. A mail that was refused is no longer counted.
 * @returns false when it is not held: another consumer has leased the delivery, or its lead was removed
 */
export async function settleDelivery(
  db: Database,
  leased: Lease,
  outcome: DeliveryOutcome,
  now: number,
): Promise<boolean> {
  const settling = db
    .update(deliveriesTable)
    .set({ leaseId: null, ...settledColumns(outcome, now) })
    .where(and(eq(deliveriesTable.id, leased.id), eq(deliveriesTable.leaseId, leased.leaseId)))
    .returning({ id: deliveriesTable.id });
  if (!("refusedMail" in outcome) || !outcome.refusedMail) return (await settling).length > 0;
  const isSending = sql`EXISTS (SELECT 1 FROM deliveries WHERE ${holds(leased, "sending")})`;
  const [, , settled] = await db.batch([...uncountMail(db, outcome.refusedMail, isSending), settling]);
  return settled.length > 0;
}

function settledColumns(outcome: DeliveryOutcome, now: number) {
  switch (outcome.status) {
    case "done":
      return { status: "done", doneAt: now, lastError: null } as const;
    case "withheld":
      return { status: "withheld", lastError: outcome.reason } as const;
    case "held": {
      const { reason, nextAttemptAt } = outcome;
      return { status: "waiting", lastError: reason, nextAttemptAt, attempts: sql`attempts - 1` } as const;
    }
    case "waiting":
      return { status: "waiting", lastError: outcome.error, nextAttemptAt: outcome.nextAttemptAt } as const;
    case "exhausted":
    case "unknown":
      return { status: outcome.status, lastError: outcome.error } as const;
  }
}

/**
 * Closes deliveries that no consumer will: a mail whose consumer ended while it was being sent may have gone out, so it
 * is unknown, and one that was attempted `MAX_ATTEMPTS` times is exhausted. The owner sees both and can send them again.
 * @param id only this one; null: all of them
 */
export async function closeLostDeliveries(db: Database, id: string | null, now: number) {
  // Literal, because SQLite uses the partial index `deliveries_open` only for a query that repeats its condition.
  const isLost = and(
    sql`status IN ('waiting', 'leased', 'sending')`,
    lte(deliveriesTable.nextAttemptAt, now),
    id === null ? undefined : eq(deliveriesTable.id, id),
  );
  await db.batch([
    db
      .update(deliveriesTable)
      .set({ status: "unknown", leaseId: null, lastError: "the outcome was not recorded: it may have been sent" })
      .where(and(isLost, eq(deliveriesTable.status, "sending"))),
    db
      .update(deliveriesTable)
      .set({ status: "exhausted", leaseId: null })
      .where(and(isLost, ne(deliveriesTable.status, "sending"), gte(deliveriesTable.attempts, MAX_ATTEMPTS))),
  ]);
}

/**
 * Open deliveries that were due before a moment, the oldest first, as far as they come after another one. Reads as many
 * rows as it returns.
 */
export async function findOverdueDeliveries(
  db: Database,
  dueBefore: number,
  { limit, after }: { limit: number; after: { nextAttemptAt: number; id: string } | null },
): Promise<{ id: string; nextAttemptAt: number }[]> {
  const { id, nextAttemptAt } = deliveriesTable;
  return db
    .select({ id, nextAttemptAt })
    .from(deliveriesTable)
    .where(
      and(
        // Literal, because SQLite uses the partial index `deliveries_open` only for a query that repeats its condition.
        sql`status IN ('waiting', 'leased', 'sending') AND status <> 'sending'`,
        lte(nextAttemptAt, dueBefore),
        after ? sql`(${nextAttemptAt}, ${id}) > (${after.nextAttemptAt}, ${after.id})` : undefined,
      ),
    )
    .orderBy(nextAttemptAt, id)
    .limit(limit);
}

/** Why a mail waits for its reader to confirm their email; the owner reads it, too. */
export const UNCONFIRMED = "this person has not confirmed their email";

/** Mails withheld for so long are out of date when their reader confirms. */
const WAITS_FOR_CONFIRMATION_MS = 30 * DAY_MS;

/** Makes the mails due that waited for a person to confirm their email. @returns their ids */
export async function requeueUnconfirmed(db: Database, emailHash: string, now: number): Promise<string[]> {
  const requeuedMails = await db
    .update(deliveriesTable)
    .set({ status: "waiting", attempts: 0, nextAttemptAt: now, queuedAt: now, lastError: null })
    .where(
      sql`id IN (SELECT id || ':lead_mail' FROM leads WHERE ${belongsTo(emailHash)}
          UNION ALL SELECT id || ':message_reply' FROM messages WHERE email_hash = ${emailHash})
        AND status = 'withheld' AND last_error = ${UNCONFIRMED} AND queued_at > ${now - WAITS_FOR_CONFIRMATION_MS}`,
    )
    .returning({ id: deliveriesTable.id });
  return requeuedMails.map(({ id }) => id);
}

function startOfDay(now: number): number {
  return now - (now % DAY_MS);
}

function newLeaseId() {
  return `lease_${uuidv7()}`;
}
