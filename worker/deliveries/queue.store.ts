import { and, type Column, eq, isNotNull, lt, lte, not, or, type SQL } from "drizzle-orm";
import { type DeliveryKind, type KindsOf, kindOf } from "../../domain/delivery.ts";
import type { Database } from "../db/database.ts";
import { coalesce, countUpTo, hasRow, jsonEach } from "../db/expressions.ts";
import { insertWhere } from "../db/insert-where.ts";
import {
  deliveriesTable,
  leadsTable,
  messagesTable,
  notificationsTable,
  officeAnswersTable,
  peopleTable,
  repliesTable,
} from "../db/schema.ts";
import { deliveryKey, isSubjectNewer } from "./keys.store.ts";
import { leaseEnd, resetForRequeue } from "./transitions.store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Of how many leads, and of how many messages, the owner gets a notice on a day (UTC); the report shows the others. */
const OWNER_NOTICES_PER_DAY = 50;

// The statements below run in the transaction that stores a lead or a message, after it. They find it by its unique
// key, because an earlier post may have given it another id.

/** The lead of this person with this entry. */
export function whereLead({ emailHash, entryId }: { emailHash: string; entryId: string }): SQL | undefined {
  return and(eq(leadsTable.emailHash, emailHash), eq(leadsTable.entryId, entryId));
}

const SUBJECT_TABLES = {
  lead: leadsTable,
  message: messagesTable,
  reply: repliesTable,
  answer: officeAnswersTable,
  notification: notificationsTable,
} as const;

/** Inserts the delivery of this kind for the subject that `which` finds; none if it finds none. */
function insertDelivery(
  db: Database,
  kind: Exclude<DeliveryKind, KindsOf<"announcement">>,
  which: SQL | undefined,
  now: number,
  due: { dueAt: number; attempts: number } = { dueAt: now, attempts: 0 },
) {
  const subject = kindOf(kind).subject as keyof typeof SUBJECT_TABLES;
  const table = SUBJECT_TABLES[subject];
  const row = {
    id: deliveryKey(table.id, kind),
    kind,
    [`${subject}Id` as const]: table.id,
    status: "queued",
    queuedAt: now,
    ...due,
  } as const;
  return insertWhere(db, deliveriesTable, row, which, table);
}

const { reason, sentAt, queuedAt, dueAt } = deliveriesTable;
const queuedId = { id: deliveriesTable.id };

/** Whether a delivery still waits for something. */
const isOpen = isNotNull(dueAt);

/** Queues the post to the form service, each time again, under a lease of the request itself (decision: same-answer). */
export function leaseFormServiceDelivery(db: Database, whichLead: SQL | undefined, now: number) {
  return insertDelivery(db, "form_service", whichLead, now, { dueAt: leaseEnd(now), attempts: 1 })
    .onConflictDoUpdate({ target: deliveriesTable.id, set: resetForRequeue })
    .returning({ id: deliveriesTable.id, dueAt });
}

/**
 * Queues the confirmation, unless one was sent in the last 24 hours; one that waits for a confirmation is tried again.
 * Whether it may be sent is settled when it is due.
 */
export function enqueueLeadMail(db: Database, whichLead: SQL | undefined, now: number) {
  return insertDelivery(db, "lead_mail", whichLead, now)
    .onConflictDoUpdate({
      target: deliveriesTable.id,
      set: resetForRequeue,
      setWhere: and(not(isOpen), or(eq(reason, "unconfirmed"), lte(coalesce(sentAt, queuedAt), now - DAY_MS))),
    })
    .returning(queuedId);
}

/** What tells the owner of a lead, or a message. */
type NoticeKind = "owner_mail" | "message_mail";

/**
 * Queues the owner's notice of a lead or a message that is new, that is, has this id, while the day has room for one.
 * @param isWanted whether the owner gets a notice of it at all
 */
export function enqueueNotice(db: Database, kind: NoticeKind, newId: string, isWanted: boolean, now: number) {
  const { id } = { owner_mail: leadsTable, message_mail: messagesTable }[kind];
  const hasRoom = hasRoomForNotice(kind, isWanted ? OWNER_NOTICES_PER_DAY : 0, now);
  return insertDelivery(db, kind, and(eq(id, newId), hasRoom), now).returning(queuedId);
}

/**
 * Whether there are fewer notices of this kind than a day may have. Reads this day's deliveries, by key and up to the last notice:
 * few, because each network has the notices of its first posts and few posts beyond (decision: one-guard).
 */
function hasRoomForNotice(kind: NoticeKind, most: number, now: number): SQL {
  const subject = { owner_mail: "lead", message_mail: "message" } as const;
  const isOfToday = and(isSubjectNewer(subject[kind], startOfDay(now)), eq(deliveriesTable.kind, kind));
  return lt(countUpTo(deliveriesTable, isOfToday, most), most);
}

/** Queues the automatic answer to a new message. Whether it may be sent is settled when it is due. */
export function enqueueMessageReceipt(db: Database, newMessageId: string, now: number) {
  return insertDelivery(db, "message_receipt", eq(messagesTable.id, newMessageId), now).returning(queuedId);
}

/** Queues the mail of a new reply, that is, one that has this id. Whether it may be sent is settled when it is due. */
export function enqueueReply(db: Database, newReplyId: string, now: number) {
  return insertDelivery(db, "owner_reply", eq(repliesTable.id, newReplyId), now).returning(queuedId);
}

/** Queues the mail that asks whether an answer is the office's, where `which` finds it, and again once the last one is over. */
export function enqueueAnswerConfirmation(db: Database, which: SQL | undefined, now: number) {
  return insertDelivery(db, "answer_confirmation", which, now)
    .onConflictDoUpdate({ target: deliveriesTable.id, set: resetForRequeue, setWhere: not(isOpen) })
    .returning(queuedId);
}

/** Queues the mail of a notification that tells something, once. */
export function enqueueNotification(db: Database, notificationId: string, now: number) {
  const { id, content } = notificationsTable;
  return insertDelivery(db, "notification", and(eq(id, notificationId), isNotNull(content)), now)
    .onConflictDoNothing()
    .returning(queuedId);
}

/** The mails about a plan after the first. */
export type PlanMailKind = Extract<DeliveryKind, `plan_${string}`>;

/** Queues the reminder or the change that a run of the sweep wrote into plans, again for each new one. */
export function enqueuePlanMails(db: Database, kind: PlanMailKind, whichLeads: SQL, now: number) {
  return insertDelivery(db, kind, whichLeads, now)
    .onConflictDoUpdate({ target: deliveriesTable.id, set: resetForRequeue, setWhere: not(isOpen) })
    .returning(queuedId);
}

/** Queues the mails of an announcement, if `condition` holds, to those people who are still there: once to each. */
export function enqueueAnnouncementMails(
  db: Database,
  announcementId: string,
  people: readonly string[],
  condition: SQL,
  now: number,
) {
  const { rows, value } = jsonEach(people);
  const row = {
    id: deliveryKey(announcementId, value),
    kind: "announcement_mail",
    announcementId,
    person: value,
    status: "queued",
    dueAt: now,
    queuedAt: now,
  } as const;
  const isThere = hasRow(peopleTable, eq(peopleTable.emailHash, value));
  return insertWhere(db, deliveriesTable, row, and(condition, isThere), rows).onConflictDoNothing().returning(queuedId);
}

/** Whether a subject has a delivery of this kind that still waits for something. */
export function hasOpenDelivery(subjectId: Column, kind: DeliveryKind): SQL {
  return hasRow(deliveriesTable, and(eq(deliveriesTable.id, deliveryKey(subjectId, kind)), isOpen));
}

/** Whether a subject has a delivery of this kind. */
export function hasDelivery(subjectId: Column, kind: DeliveryKind): SQL {
  return hasRow(deliveriesTable, eq(deliveriesTable.id, deliveryKey(subjectId, kind)));
}

function startOfDay(now: number): number {
  return now - (now % DAY_MS);
}
