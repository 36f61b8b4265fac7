import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  ANNOUNCEMENT_STATUSES,
  ANNOUNCEMENT_STOPPERS,
  type CountedMails,
  type Segment,
} from "../../domain/announcement.ts";
import { isSet } from "./columns.ts";

/** What the owner writes to many people at once (decision: announcements-by-the-outbox). It names nobody. */
export const announcementsTable = sqliteTable(
  "announcements",
  {
    id: text().primaryKey(),
    /** Made by the owner's browser (decision: send-once). */
    entryId: text().notNull(),
    subject: text().notNull(),
    /** Markdown. */
    text: text().notNull(),
    segment: text({ mode: "json" }).$type<Segment>().notNull(),
    status: text({ enum: ANNOUNCEMENT_STATUSES }).notNull().default("draft"),
    /** Why it is paused; null if it is not. */
    stoppedBy: text({ enum: ANNOUNCEMENT_STOPPERS }),
    /** Who wrote it, as the activity log names them. */
    actor: text().notNull(),
    /** When it is to begin; null for a draft. */
    sendAt: integer(),
    /** The same while it is scheduled or being sent: when the sweep is to look at it. */
    dueAt: integer().generatedAlwaysAs(sql`CASE WHEN status IN ('scheduled', 'sending') THEN send_at END`),
    startedAt: integer(),
    finishedAt: integer(),
    /** How many people the segment reached when it was sent or scheduled. */
    reach: integer().notNull().default(0),
    /**
     * The people up to this hash have their delivery if they were to get one; `~`, which comes after every hash, at the
     * end, and once it is canceled.
     */
    cursor: text().notNull().default(""),
    /** When it last came further; of one that has not moved for a day the owner is told. */
    movedAt: integer().notNull().default(0),
    /** What became of its deliveries when they were last counted; null before it begins. */
    progress: text({ mode: "json" }).$type<CountedMails>(),
    countedAt: integer(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex("announcements_entry").on(table.entryId),
    // For the sweep.
    index("announcements_due").on(table.dueAt).where(isSet(table.dueAt)),
    // What a person can have got: for their page, their removal, and when they unsubscribe.
    index("announcements_started").on(table.startedAt).where(isSet(table.startedAt)),
  ],
);
