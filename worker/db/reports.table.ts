import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { isSet } from "./columns.ts";
import { messagesTable } from "./messages.table.ts";

/** What readers said they paid an office, without anything about them. */
export const readerReportsTable = sqliteTable(
  "reader_reports",
  {
    id: text().primaryKey(),
    /** The message without text that has their email, until it is deleted; a removal takes the report with it. */
    messageId: text().references(() => messagesTable.id, { onDelete: "cascade" }),
    /** The id of the fact: `kenya.permits.class-d.fee`. */
    fee: text().notNull(),
    amount: real().notNull(),
    currency: text().notNull(),
    /** `2026-05`. */
    month: text().notNull(),
    place: text().notNull(),
    /** A keyed hash of the fee and the mailbox: a person counts once for a fee, and reports about two can't be joined. */
    reporter: text().notNull(),
    createdAt: integer().notNull(),
    /** When its sender confirmed it; null until then, and no one sees it. */
    confirmedAt: integer(),
    state: text({ enum: ["waiting", "accepted", "refused"] })
      .notNull()
      .default("waiting"),
  },
  (table) => [
    index("reader_reports_message").on(table.messageId).where(isSet(table.messageId)),
    // For the desk.
    index("reader_reports_confirmed").on(table.confirmedAt).where(isSet(table.confirmedAt)),
  ],
);
