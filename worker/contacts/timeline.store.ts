import { and, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { PersonsKind } from "../../domain/delivery.ts";
import type { Database } from "../db/database.ts";
import { coalesce, NO_TABLE } from "../db/expressions.ts";
import { personColumns } from "../people/people.store.ts";
import { unansweredMessage } from "../messages/replies.store.ts";
import {
  announcementsTable,
  deliveriesTable,
  importsTable,
  importWordsTable,
  leadsTable,
  messagesTable,
  peopleTable,
  plansTable,
  repliesTable,
  suppressionsTable,
} from "../db/schema.ts";

const stateColumns = {
  id: deliveriesTable.id,
  kind: sql<PersonsKind>`${deliveriesTable.kind}`.as("kind"),
  status: deliveriesTable.status,
  reason: deliveriesTable.reason,
  lastError: deliveriesTable.lastError,
  queuedAt: deliveriesTable.queuedAt,
  sentAt: deliveriesTable.sentAt,
  subjectId: coalesce<string>(
    deliveriesTable.leadId,
    deliveriesTable.messageId,
    deliveriesTable.replyId,
    deliveriesTable.announcementId,
  ).as("subject_id"),
};

const planColumns = {
  leadId: plansTable.leadId,
  inputs: plansTable.inputs,
  permit: plansTable.permit,
  done: plansTable.done,
  reminders: plansTable.reminders,
  changes: plansTable.changes,
};

const { fileName, origin, consentText, consentDay } = importsTable;

/**
 * The most leads, messages, replies and announcements of a person, each, in their timeline: the newest ones, of leads those first that
 * the person confirmed, because anybody can post in their name.
 */
const TIMELINE_LENGTH = 100;

/**
 * All that is known of a person: the owner's notes, their leads and messages, and what the owner sent them, newest first,
 * each with what became of its deliveries. Reads what belongs to the person, by keys, and the newest announcements.
 * @returns null for a person who has neither a lead nor a message
 */
export async function readPerson(db: Database, emailHash: string) {
  const newestLeadIds = db
    .select({ id: leadsTable.id })
    .from(leadsTable)
    .where(eq(leadsTable.emailHash, emailHash))
    .orderBy(isNull(leadsTable.confirmedAt), desc(leadsTable.id))
    .limit(TIMELINE_LENGTH);
  const newestMessageIds = db
    .select({ id: messagesTable.id })
    .from(messagesTable)
    .where(eq(messagesTable.emailHash, emailHash))
    .orderBy(desc(messagesTable.id))
    .limit(TIMELINE_LENGTH);
  const newestReplyIds = db
    .select({ id: repliesTable.id })
    .from(repliesTable)
    .where(eq(repliesTable.emailHash, emailHash))
    .orderBy(desc(repliesTable.id))
    .limit(TIMELINE_LENGTH);
  const [leads, messages, replies, [noted], [suppression], deliveries, announced, plans, [unanswered], imports] =
    await db.batch([
      db
        .select()
        .from(leadsTable)
        .where(eq(leadsTable.emailHash, emailHash))
        .orderBy(isNull(leadsTable.confirmedAt), desc(leadsTable.id))
        .limit(TIMELINE_LENGTH),
      db
        .select()
        .from(messagesTable)
        .where(eq(messagesTable.emailHash, emailHash))
        .orderBy(desc(messagesTable.id))
        .limit(TIMELINE_LENGTH),
      db
        .select()
        .from(repliesTable)
        .where(eq(repliesTable.emailHash, emailHash))
        .orderBy(desc(repliesTable.id))
        .limit(TIMELINE_LENGTH),
      db
        .select({ ...personColumns, statusHistory: peopleTable.statusHistory })
        .from(peopleTable)
        .where(eq(peopleTable.emailHash, emailHash)),
      db.select().from(suppressionsTable).where(eq(suppressionsTable.emailHash, emailHash)),
      db
        .select(stateColumns)
        .from(deliveriesTable)
        .where(
          or(
            inArray(deliveriesTable.leadId, newestLeadIds),
            inArray(deliveriesTable.messageId, newestMessageIds),
            inArray(deliveriesTable.replyId, newestReplyIds),
          ),
        ),
      db
        .select({ ...stateColumns, subject: announcementsTable.subject })
        .from(deliveriesTable)
        .innerJoin(announcementsTable, eq(announcementsTable.id, deliveriesTable.announcementId))
        .where(eq(deliveriesTable.person, emailHash))
        .orderBy(desc(deliveriesTable.queuedAt))
        .limit(TIMELINE_LENGTH),
      db.select(planColumns).from(plansTable).where(inArray(plansTable.leadId, newestLeadIds)),
      db.select({ id: unansweredMessage(emailHash) }).from(NO_TABLE),
      db
        .select({ fileName, origin, consentText, consentDay, isUnsubscribed: importWordsTable.isUnsubscribed })
        .from(importWordsTable)
        .innerJoin(importsTable, eq(importsTable.id, importWordsTable.importId))
        .where(and(eq(importWordsTable.emailHash, emailHash), isNull(importsTable.deletedAt)))
        .orderBy(importWordsTable.id)
        .limit(TIMELINE_LENGTH),
    ]);
  if (leads.length + messages.length === 0) return null;
  const unsubscribedAt = suppression?.createdAt ?? null;
  const waitsForAnswer = unanswered?.id != null;
  return { leads, messages, replies, noted, unsubscribedAt, waitsForAnswer, deliveries, announced, plans, imports };
}
