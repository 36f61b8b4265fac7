import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { PERSON_STATUSES, type StatusChange } from "../../domain/person.ts";
import { isSet } from "./columns.ts";

/** What is known about a person, across all their leads and messages. No row: nothing yet. */
export const peopleTable = sqliteTable(
  "people",
  {
    emailHash: text().primaryKey(),
    /** When they first pressed "Yes, that was me" in any of our mails: who reads this email is the person (decision: confirmed-leads). */
    confirmedAt: integer(),
    /** When the status first became another than `new`; null while it is `new`. */
    contactedAt: integer(),
    note: text().notNull().default(""),
    updatedAt: integer().notNull(),
    status: text({ enum: PERSON_STATUSES }).notNull().default("new"),
    /** Every change of the status, the oldest first. */
    statusHistory: text({ mode: "json" }).$type<StatusChange[]>().notNull().default([]),
    /** In the order they were added; each as `normalizeTag` makes it. */
    tags: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    /** When a reply is due. Set by a message, editable by the owner; null if no reply is due. */
    dueAt: integer(),
  },
  (table) => [index("people_due").on(table.dueAt, table.emailHash).where(isSet(table.dueAt))],
);

/**
 * People who were removed, and when: neither a restore nor a post that waits brings back what they had. What they send
 * afterwards stays (decision: removal).
 */
export const tombstonesTable = sqliteTable("tombstones", {
  emailHash: text().primaryKey(),
  erasedAt: integer().notNull(),
});

/** People who unsubscribed (decision: removal). */
export const suppressionsTable = sqliteTable("suppressions", {
  emailHash: text().primaryKey(),
  createdAt: integer().notNull(),
  /** The import whose file says so; null once they say it themselves. */
  importId: text(),
});
