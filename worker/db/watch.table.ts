import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { isSet } from "./columns.ts";
import { LOST, UNREADABLE } from "../../domain/watch/watch-list.ts";

/**
 * How each cited page answered when it was read last, for as long as the content cites it. Of its text a hash is kept, and nothing
 * else.
 */
export const watchedPagesTable = sqliteTable(
  "watched_pages",
  {
    url: text().primaryKey(),
    /** When it was asked last. */
    askedAt: integer().notNull(),
    etag: text(),
    lastModified: text(),
    textHash: text(),
    textLength: integer(),
    /** What was looked for, as a hash: a page that is unchanged is read again where something else is. */
    lookedFor: text(),
    /** Since when it can't be read, and why. */
    unreadableSince: integer(),
    unreadableWhy: text({ enum: UNREADABLE }),
    /** Since when it is gone or elsewhere, how, and when that became a finding. */
    lostSince: integer(),
    lost: text({ enum: LOST }),
    movedTo: text(),
    foundAt: integer(),
  },
  (table) => [
    index("watched_pages_by_finding").on(table.foundAt).where(isSet(table.foundAt)),
    index("watched_pages_by_unreadable").on(table.unreadableSince).where(isSet(table.unreadableSince)),
  ],
);

/** Where each page states which figure of which record, since when, and when it was seen there last. */
export const watchedFiguresTable = sqliteTable(
  "watched_figures",
  {
    url: text()
      .notNull()
      .references(() => watchedPagesTable.url, { onDelete: "cascade" }),
    recordId: text().notNull(),
    figure: text().notNull(),
    /** The words beside it, how often the page states it, and which numbers stand in places like that. */
    words: text({ mode: "json" }).$type<readonly string[]>().notNull(),
    places: integer().notNull(),
    numbers: text({ mode: "json" }).$type<readonly string[]>().notNull(),
    around: text().notNull(),
    seenSince: integer().notNull(),
    seenAt: integer().notNull(),
    missingSince: integer(),
    /** When it became a finding, and what stands in its place. */
    foundAt: integer(),
    foundText: text(),
  },
  (table) => [
    primaryKey({ columns: [table.url, table.recordId, table.figure] }),
    index("watched_figures_by_finding").on(table.foundAt).where(isSet(table.foundAt)),
  ],
);
