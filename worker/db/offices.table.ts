import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { isSet } from "./columns.ts";
import type { AskedFact, AskedOffice, OfficeAnswer } from "../../domain/offices.ts";

/** A letter whose link asks an office about facts, as their sentences were when it was asked. */
export const officeLettersTable = sqliteTable(
  "office_letters",
  {
    /** Made of the id by which the owner's browser sends it (decision: send-once). */
    id: text().primaryKey(),
    office: text({ mode: "json" }).$type<AskedOffice>().notNull(),
    facts: text({ mode: "json" }).$type<readonly AskedFact[]>().notNull(),
    createdAt: integer().notNull(),
    revokedAt: integer(),
  },
  (table) => [index("office_letters_newest").on(table.createdAt)],
);

/** What somebody answered on the page of a letter. */
export const officeAnswersTable = sqliteTable(
  "office_answers",
  {
    id: text().primaryKey(),
    letterId: text()
      .notNull()
      .references(() => officeLettersTable.id, { onDelete: "cascade" }),
    /** Of all that was sent: the same sent twice is stored once. */
    digest: text().notNull(),
    answers: text({ mode: "json" }).$type<readonly OfficeAnswer[]>().notNull(),
    name: text().notNull(),
    position: text().notNull(),
    /** The address of a document; null if none was named. */
    document: text(),
    receivedAt: integer().notNull(),
    /** The address at the office that was mailed a second link, when, and when somebody confirmed the answer by it. */
    email: text(),
    emailHash: text(),
    askedAt: integer(),
    confirmedAt: integer(),
  },
  (table) => [
    uniqueIndex("office_answers_sent").on(table.letterId, table.digest),
    // For a removal.
    index("office_answers_person").on(table.emailHash).where(isSet(table.emailHash)),
  ],
);
