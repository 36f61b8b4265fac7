import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CHANGE_STATES } from "../../domain/desk.ts";
import type { Edit } from "../../domain/edits.ts";
import type { IsoDate } from "../../domain/facts.ts";
import type { WantedEdit } from "../../domain/wanted.ts";
import { isSet } from "./columns.ts";

/** What the owner changes in the content, from the desk (decision: desk). It names nobody but its author. */
export const changesTable = sqliteTable(
  "content_changes",
  {
    id: text().primaryKey(),
    /** Made by the owner's browser (decision: send-once). */
    entryId: text().notNull(),
    title: text().notNull(),
    /** The edits as they were saved, with the values that the form showed. */
    edits: text({ mode: "json" }).$type<readonly Edit[]>().notNull(),
    /** The edits that still wait; empty once it has ended. */
    wanted: text({ mode: "json" }).$type<readonly WantedEdit[]>().notNull(),
    note: text().notNull(),
    /** The day (UTC) it starts on. */
    publishOn: text().$type<IsoDate>().notNull(),
    state: text({ enum: CHANGE_STATES }).notNull().default("waiting"),
    /** Why the last publishing run left it out or failed. */
    reason: text(),
    isOffered: integer({ mode: "boolean" }).notNull().default(false),
    base: text().notNull(),
    /** The change that it takes back. */
    undoes: text(),
    /** Who made it, as the activity log names them. */
    actor: text().notNull(),
    createdAt: integer().notNull(),
    /** When it came into its state. */
    stateAt: integer().notNull(),
    /** Its id while it is waiting or a draft. */
    pending: text().generatedAlwaysAs(sql`CASE WHEN state IN ('waiting', 'draft') THEN id END`),
  },
  (table) => [
    uniqueIndex("content_changes_entry").on(table.entryId),
    index("content_changes_pending").on(table.pending).where(isSet(table.pending)),
  ],
);

/** How the last publishing run failed. `run` identifies what it tried to publish. At most one row. */
export const publishingFailuresTable = sqliteTable("publishing_failures", {
  id: text({ enum: ["last"] }).primaryKey(),
  run: text().notNull(),
  reason: text().notNull(),
  times: integer().notNull(),
  failedAt: integer().notNull(),
});
