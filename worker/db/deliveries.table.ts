import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { DELIVERY_KINDS, DELIVERY_REASONS, DELIVERY_STATUSES } from "../../domain/delivery.ts";
import type { NotificationContent } from "../../domain/notification.ts";
import { announcementsTable } from "./announcements.table.ts";
import { isSet } from "./columns.ts";
import { leadsTable } from "./leads.table.ts";
import { messagesTable, repliesTable } from "./messages.table.ts";
import { officeAnswersTable } from "./offices.table.ts";
import { peopleTable } from "./people.table.ts";

/** The transactional outbox: what is to be sent for each lead, message, reply, answer of an office, announcement or notification (decision: nothing-lost). */
export const deliveriesTable = sqliteTable(
  "deliveries",
  {
    /** `<subject>:<kind>`, of an announcement `<subject>:<person>`, so that nothing is queued twice: see `deliveries/keys.store.ts`. */
    id: text().primaryKey(),
    kind: text({ enum: DELIVERY_KINDS }).notNull(),
    // What it is for: exactly one of these. It goes with it.
    leadId: text().references(() => leadsTable.id, { onDelete: "cascade" }),
    messageId: text().references(() => messagesTable.id, { onDelete: "cascade" }),
    replyId: text().references(() => repliesTable.id, { onDelete: "cascade" }),
    answerId: text().references(() => officeAnswersTable.id, { onDelete: "cascade" }),
    announcementId: text().references(() => announcementsTable.id, { onDelete: "cascade" }),
    notificationId: text().references(() => notificationsTable.id, { onDelete: "cascade" }),
    /** Who gets the announcement, by the hash of their email; null for everything else, whose subject says it. */
    person: text().references(() => peopleTable.emailHash, { onDelete: "cascade" }),
    // Its state: `DeliveryState` in domain/delivery.ts.
    status: text({ enum: DELIVERY_STATUSES }).notNull(),
    reason: text({ enum: DELIVERY_REASONS }),
    /** What the service said at the last attempt, for the owner. */
    lastError: text(),
    attempts: integer().notNull().default(0),
    /** When it was last queued: a second sign-up queues the same delivery again. */
    queuedAt: integer().notNull(),
    /** While it is queued: when it is due. Claimed or sending: until when its consumer has it. Null in any other state. */
    dueAt: integer(),
    sentAt: integer(),
    /** When it failed for good … */
    failedAt: integer(),
    /** … or, instead, when it was given up because it may have been sent: then it has a reason. */
    uncertainAt: integer(),
  },
  (table) => [
    check(
      "deliveries_one_subject",
      sql`(lead_id IS NOT NULL) + (message_id IS NOT NULL) + (reply_id IS NOT NULL) + (answer_id IS NOT NULL)
        + (announcement_id IS NOT NULL) + (notification_id IS NOT NULL) = 1`,
    ),
    // For what deletes a subject, and for the person's page.
    index("deliveries_lead").on(table.leadId).where(isSet(table.leadId)),
    index("deliveries_message").on(table.messageId).where(isSet(table.messageId)),
    index("deliveries_reply").on(table.replyId).where(isSet(table.replyId)),
    index("deliveries_answer").on(table.answerId).where(isSet(table.answerId)),
    index("deliveries_notification").on(table.notificationId).where(isSet(table.notificationId)),
    // And for the progress of an announcement.
    index("deliveries_announcement").on(table.announcementId, table.status).where(isSet(table.announcementId)),
    index("deliveries_person").on(table.person).where(isSet(table.person)),
    // For the sweep: as small as the backlog.
    index("deliveries_due").on(table.dueAt).where(isSet(table.dueAt)),
    // For the owner's list and its counts, the newest first.
    index("deliveries_failed").on(table.failedAt).where(isSet(table.failedAt)),
    index("deliveries_uncertain").on(table.uncertainAt).where(isSet(table.uncertainAt)),
  ],
);

/**
 * What the site tells its owner by itself, the morning digest and what is wrong: at most one a day and topic, which the key says
 * (decision: morning-digest). It holds counts and names of our own, nothing of a person.
 */
export const notificationsTable = sqliteTable("notifications", {
  /** `ntf_<day of the owner>_<topic>`. */
  id: text().primaryKey(),
  /** What its mail is written from; null for the digest of an empty day, which is not sent. */
  content: text({ mode: "json" }).$type<NotificationContent>(),
  createdAt: integer().notNull(),
});
