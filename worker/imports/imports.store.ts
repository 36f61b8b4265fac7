import { and, count, desc, eq, inArray, isNull, lt, ne, not, notInArray, or } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { uuidv7 } from "uuidv7";
import { startOfDayAnywhere } from "../../domain/calendar-day.ts";
import type { ImportOutcome } from "../../domain/contact-import.ts";
import type { IsoDate } from "../../domain/facts.ts";
import { TAG_LIMITS } from "../../domain/person.ts";
import type { Database } from "../db/database.ts";
import {
  caseWhen,
  coalesce,
  concat,
  countUpTo,
  excluded,
  greatest,
  hasRow,
  iif,
  itemsOf,
  jsonEach,
  jsonGroupArray,
  plus,
  query,
  valueOf,
} from "../db/expressions.ts";
import { insertWhere } from "../db/insert-where.ts";
import { cutPage, type PageRequest } from "../db/page.ts";
import {
  IMPORT_SOURCE,
  importsTable,
  importWordsTable,
  leadsTable,
  messagesTable,
  peopleTable,
  suppressionsTable,
} from "../db/schema.ts";
import { buildSearchKey } from "../db/search-key.ts";
import { isUnsubscribed } from "../mail/ledger.store.ts";
import { isKnown } from "../people/people.store.ts";
import { isNotErased } from "../people/tombstones.store.ts";
import { isStopWord } from "./stops.store.ts";

// Contacts go into the database as many at once as a request holds, by statements over one JSON parameter: however many there
// are, a request sends as many statements (decision: imported-contacts).

export type Import = typeof importsTable.$inferSelect;

/** A row of a file that fits. */
export type ImportedContact = {
  row: number;
  email: string;
  emailHash: string;
  /** Hash of the mailbox: see `canonicalMailbox`. */
  mailbox: string;
  name: string;
  countryInterest: string[] | null;
  goal: string | null;
  tags: string[];
  isUnsubscribed: boolean;
};

/** Contacts as rows of a statement. */
function contactRows<Contact extends ImportedContact>(contacts: readonly Contact[], consentDay: IsoDate) {
  const { rows, field } = jsonEach(contacts, "contact");
  const [person, mailbox] = [field("emailHash"), field("mailbox")];
  return {
    rows,
    field,
    /** Whether they had their data removed on the day on which they agreed, wherever that was, or later. */
    isRemoved: not(isNotErased(person, startOfDayAnywhere(consentDay))!),
    /** Whether mails to them are stopped, here or by the file. */
    isStopped: or(field("isUnsubscribed"), isUnsubscribed({ person, mailbox }))!,
    isKnown: isKnown(person),
    /** Whether they left something themselves. */
    isOwn: or(
      hasRow(leadsTable, and(eq(leadsTable.emailHash, person), ne(leadsTable.entryId, IMPORT_SOURCE))),
      hasRow(messagesTable, eq(messagesTable.emailHash, person)),
    )!,
  };
}

/** What would become of contacts. One query; reads at most seven rows for each. */
export function findOutcomes(db: Database, contacts: readonly ImportedContact[], consentDay: IsoDate) {
  const { rows, field, isRemoved, isStopped, isKnown: isListed } = contactRows(contacts, consentDay);
  const outcome = caseWhen([isRemoved, "removed"], [isStopped, "unsubscribed"], [isListed, "known"]);
  return db.select({ row: field("row"), outcome: coalesce<ImportOutcome>(outcome, "new") }).from(rows);
}

/** Stores what an import says about all its contacts. @returns it, and whether it is new */
export async function storeImport(db: Database, begun: typeof importsTable.$inferInsert) {
  const added = await db.insert(importsTable).values(begun).onConflictDoNothing().returning();
  const stored = added[0] ?? (await readImport(db, begun.id))!;
  return { stored, isNew: added.length > 0 };
}

/** Reads one row, by key; null if there is none. */
export async function readImport(db: Database, id: string): Promise<Import | null> {
  const [found] = await db.select().from(importsTable).where(eq(importsTable.id, id));
  return found ?? null;
}

/** One page of the imports, the newest first, with how many stay unsubscribed because of each. Reads a row for each of those. */
export async function listImports(db: Database, { limit, after }: PageRequest) {
  const stops = countUpTo(importWordsTable, and(eq(importWordsTable.stopOf, importsTable.id), isStopWord));
  const found = await db
    .select({ import: importsTable, stops })
    .from(importsTable)
    .where(after ? lt(importsTable.id, after.id) : undefined)
    .orderBy(desc(importsTable.id))
    .limit(limit + 1);
  return cutPage(found, limit, (row) => ({ order: "newest", key: row.import.createdAt, id: row.import.id }));
}

/**
 * Stores what an import says about contacts, and makes or fills their leads, in one transaction. Of a lead of earlier imports
 * only what was empty is filled; what a person left themselves stays as it is. Nobody gets a mail. Harmless when repeated.
 * @param progress how many contacts of the import were taken with these
 * @returns the import; null where it is deleted
 */
export async function storeContacts(
  db: Database,
  { id: importId, consentDay }: Import,
  contacts: readonly ImportedContact[],
  progress: number,
  now: number,
): Promise<Import | null> {
  const items = contacts.map((contact) => ({
    ...contact,
    id: `lead_${uuidv7()}`,
    searchKey: buildSearchKey(contact),
  }));
  const { rows, field, isRemoved, isStopped, isOwn } = contactRows(items, consentDay);
  const isThere = hasRow(importsTable, and(eq(importsTable.id, importId), isNull(importsTable.deletedAt)));
  const isTaken = and(isThere, not(isRemoved));
  const emailHash = field("emailHash");
  const wordId = concat(importId, concat(":", emailHash));
  const confirmedAt = iif(isStopped, null, now);
  // Somebody who came themselves is not labeled by a list.
  const tags = iif(isOwn, "[]", field("tags"));
  const said = {
    email: field("email"),
    emailHash,
    name: field("name"),
    searchKey: field("searchKey"),
    countryInterest: field("countryInterest"),
    goal: field("goal"),
    createdAt: now,
  } as const;
  const isNewWord = not(hasRow(importWordsTable, eq(importWordsTable.id, wordId)));
  const added = query
    .select({ count: count() })
    .from(leadsTable)
    .where(inArray(leadsTable.id, query.select({ id: field("id") }).from(rows)));
  const isNameless = eq(leadsTable.name, "");
  const [, , , , [stored]] = await db.batch([
    insertWhere(
      db,
      peopleTable,
      { emailHash, confirmedAt, tags, updatedAt: now },
      and(isTaken, isNewWord),
      rows,
    ).onConflictDoUpdate({
      target: peopleTable.emailHash,
      set: {
        confirmedAt: coalesce(peopleTable.confirmedAt, excluded(peopleTable.confirmedAt)),
        tags: withMoreTags(),
        updatedAt: now,
      },
    }),
    insertWhere(
      db,
      importWordsTable,
      { ...said, id: wordId, importId, tags, isUnsubscribed: field("isUnsubscribed") },
      isTaken,
      rows,
    ).onConflictDoUpdate({
      target: importWordsTable.id,
      set: { isUnsubscribed: greatest(importWordsTable.isUnsubscribed, excluded(importWordsTable.isUnsubscribed)) },
    }),
    insertWhere(
      db,
      leadsTable,
      {
        ...said,
        id: field("id"),
        kind: "opt_in",
        source: IMPORT_SOURCE,
        entryId: IMPORT_SOURCE,
        consentVersion: IMPORT_SOURCE,
        confirmedAt,
        updatedAt: now,
      },
      isTaken,
      rows,
    ).onConflictDoUpdate({
      target: [leadsTable.emailHash, leadsTable.entryId],
      set: {
        name: iif(isNameless, excluded(leadsTable.name), leadsTable.name),
        searchKey: iif(isNameless, excluded(leadsTable.searchKey), leadsTable.searchKey),
        countryInterest: coalesce(leadsTable.countryInterest, excluded(leadsTable.countryInterest)),
        goal: coalesce(leadsTable.goal, excluded(leadsTable.goal)),
        confirmedAt: coalesce(leadsTable.confirmedAt, excluded(leadsTable.confirmedAt)),
        updatedAt: now,
      },
    }),
    insertWhere(
      db,
      suppressionsTable,
      { emailHash, createdAt: now, importId },
      and(isTaken, field("isUnsubscribed")),
      rows,
    ).onConflictDoNothing(),
    db
      .update(importsTable)
      .set({ progress: greatest(importsTable.progress, progress), created: plus(importsTable.created, added) })
      .where(and(eq(importsTable.id, importId), isNull(importsTable.deletedAt)))
      .returning(),
  ]);
  return stored ?? null;
}

/** In an upsert of people: the tags they have, and those they were to get, as many as there may be. */
function withMoreTags() {
  const had = jsonEach(peopleTable.tags, "had");
  const given = jsonEach(excluded(peopleTable.tags), "given");
  const all = unionAll(
    query.select({ tag: had.value.as("tag") }).from(had.rows),
    query
      .select({ tag: given.value.as("tag") })
      .from(given.rows)
      .where(notInArray(given.value, itemsOf(peopleTable.tags))),
  )
    .limit(TAG_LIMITS.count)
    .as("tags");
  return valueOf(query.select({ tags: jsonGroupArray(all.tag) }).from(all));
}
