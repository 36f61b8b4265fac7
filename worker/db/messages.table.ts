import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { INQUIRY_TYPES, REPORT_TYPE } from "../../domain/message.ts";
import { isSet, skippedCheckColumn } from "./columns.ts";

/** What the message form asks besides name and email. Lists, CSV and the form's schema take their fields from here. */
export const messageAnswerColumns = {
  inquiryType: text({ enum: [...INQUIRY_TYPES, REPORT_TYPE] }),
  /** What a correction is about: the id of a fact, or the section of a guide. */
  about: text(),
  subject: text().notNull(),
  message: text().notNull(),
};

/** A message to the owner, from /contact or /help. It is answered, but not counted as a lead. */
export const messagesTable = sqliteTable(
  "messages",
  {
    id: text().primaryKey(),
    entryId: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    emailHash: text().notNull(),
    searchKey: text().notNull().default(""),
    ...messageAnswerColumns,
    ...skippedCheckColumn,
    consentVersion: text().notNull(),
    visitPage: text(),
    createdAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex("messages_entry").on(table.emailHash, table.entryId),
    index("messages_newest").on(table.createdAt, table.id),
    // For the desk.
    index("messages_about").on(table.about).where(isSet(table.about)),
  ],
);

export type Message = typeof messagesTable.$inferSelect;

/** What the owner wrote to a person from the back office. */
export const repliesTable = sqliteTable(
  "replies",
  {
    id: text().primaryKey(),
    /** Made by the owner's browser (decision: send-once). */
    entryId: text().notNull(),
    /** Where it goes to: the person's email when it was written. */
    email: text().notNull(),
    emailHash: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** The message that it answers; null if none waited for an answer. */
    messageId: text(),
    /** Who wrote it, as the activity log names them. */
    actor: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    // Begins with the person, so that their page and a removal find all of them.
    uniqueIndex("replies_entry").on(table.emailHash, table.entryId),
  ],
);

export type Reply = typeof repliesTable.$inferSelect;
