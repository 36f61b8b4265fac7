import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Mails to a mailbox by day (UTC), and those to all of them together in rows of their own, for the limits. It knows mailboxes by
 * hash only and survives the removal of people (decision: promised-mail-is-sent). The sweep drops past days.
 */
export const mailboxMailsTable = sqliteTable(
  "mailbox_mails",
  {
    mailbox: text().notNull(),
    dayStart: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mailbox, table.dayStart] })],
);

/**
 * What holds for all addresses that reach a mailbox, known by its hash: see `canonicalMailbox`. It survives the removal of people;
 * the sweep drops what no longer matters.
 */
export const mailboxesTable = sqliteTable("mailboxes", {
  mailbox: text().primaryKey(),
  /** When an address of it that is not confirmed last got a mail: in 30 days no further one gets any. */
  askedAt: integer(),
  /** When somebody unsubscribed an address of it that was not confirmed: no other such one gets mail. */
  stoppedAt: integer(),
});
