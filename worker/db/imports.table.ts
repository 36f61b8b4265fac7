import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ImportCounts } from "../../domain/contact-import.ts";
import type { IsoDate } from "../../domain/facts.ts";
import { isSet } from "./columns.ts";
import { optInAnswerColumns } from "./leads.table.ts";

/** A list of contacts that the owner brought (decision: imported-contacts). It names none of them. */
export const importsTable = sqliteTable(
  "imports",
  {
    /** `import_` and what the owner's browser made (decision: send-once). */
    id: text().primaryKey(),
    fileName: text().notNull(),
    /** Where the list comes from, and what the people on it agreed to, in the words they saw, as the owner says. */
    origin: text().notNull(),
    consentText: text().notNull(),
    /** The owner's day on which they agreed. */
    consentDay: text().$type<IsoDate>().notNull(),
    /** What the file held when it was checked. */
    counts: text({ mode: "json" }).$type<ImportCounts>().notNull(),
    /** How many of its contacts were taken, and how many leads that created. */
    progress: integer().notNull().default(0),
    created: integer().notNull().default(0),
    /** Who imported it, as the activity log names them. */
    actor: text().notNull(),
    createdAt: integer().notNull(),
    /** When the owner deleted it: from then on it stores nothing and its words count for nothing. */
    deletedAt: integer(),
    /** The last person whose word was deleted, empty at the beginning; null while there is nothing to delete. */
    deletionCursor: text(),
  },
  (table) => [
    // For the sweep.
    index("imports_deletion").on(table.deletionCursor).where(isSet(table.deletionCursor)),
  ],
);

/**
 * What one import says about one person (decision: imported-contacts). The imported lead is made of all of them. Once its import
 * is deleted, a word stays only as a stop of mail, with nothing but the email.
 */
export const importWordsTable = sqliteTable(
  "import_words",
  {
    /** The import and the person, with a colon between. */
    id: text().primaryKey(),
    importId: text().notNull(),
    emailHash: text().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    searchKey: text().notNull(),
    ...optInAnswerColumns,
    /** The tags that it gave. */
    tags: text({ mode: "json" }).$type<string[]>().notNull(),
    isUnsubscribed: integer({ mode: "boolean" }).notNull(),
    createdAt: integer().notNull(),
    /** Its import, if it says that they unsubscribed. */
    stopOf: text().generatedAlwaysAs(sql`CASE WHEN is_unsubscribed THEN import_id END`),
  },
  (table) => [
    index("import_words_person").on(table.emailHash),
    // For the list of those who stay unsubscribed.
    index("import_words_stop").on(table.stopOf, table.email).where(isSet(table.stopOf)),
  ],
);
