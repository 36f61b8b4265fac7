import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * How many posts came from a network on a day (UTC), so that one cannot spend what others need (decision: one-guard).
 * The key is a number made of both with a secret of ours: nobody can read the network from it. Kept until the day after.
 */
export const networkDaysTable = sqliteTable("network_days", {
  key: integer().primaryKey(),
  dayStart: integer().notNull(),
  posts: integer().notNull(),
});

/** Posts that look like spam, with the reasons; never counted, never mailed (decision: one-guard). */
export const quarantineTable = sqliteTable(
  "quarantine",
  {
    id: text().primaryKey(),
    /** The path it was posted to. */
    path: text().notNull(),
    reasons: text({ mode: "json" }).$type<string[]>().notNull(),
    /** The form's own fields, each capped. */
    body: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    /** Hash of the email in the post: a removal finds it whatever else the post holds. Null if it has none. */
    emailHash: text(),
    /** Whether it is certainly spam, which is deleted after a time; everything else waits until the owner has seen it. */
    isCertain: integer({ mode: "boolean" }).notNull().default(false),
    /** Whether the browser submitted it natively, without scripts. */
    isPlainForm: integer({ mode: "boolean" }).notNull().default(false),
    /** When the list with it was shown to the owner; null until then. */
    seenAt: integer(),
    createdAt: integer().notNull(),
    /** Since when it only waits to be deleted: certain spam from the start; null while it waits for the owner to see it. */
    settledAt: integer().generatedAlwaysAs(sql`iif(is_certain, created_at, seen_at)`),
  },
  (table) => [
    index("quarantine_newest").on(table.createdAt, table.id),
    index("quarantine_email_hash").on(table.emailHash),
    // For the count of what waits, and the purge, which looks at nothing that waits.
    index("quarantine_settled").on(table.settledAt),
  ],
);

/** How many posts of a day (UTC) the quarantine holds, less those that a trigger saw go, and how many it only counted. */
export const quarantineDaysTable = sqliteTable("quarantine_days", {
  dayStart: integer().primaryKey(),
  stored: integer().notNull().default(0),
  countedOnly: integer().notNull().default(0),
});
