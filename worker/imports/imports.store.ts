import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { startOfDayAnywhere } from "../../domain/calendar-day.ts";
import type { ImportOutcome } from "../../domain/contact-import.ts";
import type { IsoDate } from "../../domain/facts.ts";
import type { SourceOf } from "../../domain/lead.ts";
import { TAG_LIMITS } from "../../domain/person.ts";
import { countUpTo } from "../db/count-up-to.ts";
import type { Database } from "../db/database.ts";
import { insertSelected } from "../db/insert-selected.ts";
import { cutPage, type PageRequest } from "../db/page.ts";
import { importsTable, importWordsTable, leadsTable, peopleTable, suppressionsTable } from "../db/schema.ts";
import { buildSearchKey } from "../db/search-key.ts";
import { isKnown } from "../people/people.store.ts";
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

/** The source of an imported lead, and what makes it one of its person's. */
export const IMPORT_SOURCE = "import" satisfies SourceOf<"opt_in">;

/** A property of the contact that a statement is at. */
const jsonField = (name: keyof ImportedContact | "id" | "searchKey") => sql`(value ->> ${sql.raw(`'${name}'`)})`;

/** Whether they had their data removed on the day on which they agreed, wherever that was, or later. */
const isRemoved = (consentDay: IsoDate) => sql`EXISTS (SELECT 1 FROM tombstones
  WHERE tombstones.email_hash = ${jsonField("emailHash")} AND erased_at >= ${startOfDayAnywhere(consentDay)})`;

/** Whether mails to them are stopped, here or by the file: as `isUnsubscribed` of worker/mail/ledger.store.ts. */
const isStopped = sql`(${jsonField("isUnsubscribed")}
  OR EXISTS (SELECT 1 FROM suppressions WHERE suppressions.email_hash IN (${jsonField("emailHash")}, ${jsonField("mailbox")}))
  OR (EXISTS (SELECT 1 FROM mailboxes WHERE mailboxes.mailbox = ${jsonField("mailbox")} AND stopped_at IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM people
      WHERE people.email_hash = ${jsonField("emailHash")} AND people.confirmed_at IS NOT NULL)))`;

/** Whether they left something themselves. */
const isOwn = sql`(EXISTS (SELECT 1 FROM leads
    WHERE leads.email_hash = ${jsonField("emailHash")} AND leads.entry_id <> ${IMPORT_SOURCE})
  OR EXISTS (SELECT 1 FROM messages WHERE messages.email_hash = ${jsonField("emailHash")}))`;

/** What would become of contacts. One query; reads at most seven rows for each. */
export function findOutcomes(db: Database, contacts: readonly ImportedContact[], consentDay: IsoDate) {
  return db.all<{ row: number; outcome: ImportOutcome }>(sql`SELECT ${jsonField("row")} AS row,
    CASE WHEN ${isRemoved(consentDay)} THEN 'removed' WHEN ${isStopped} THEN 'unsubscribed'
      WHEN ${isKnown(jsonField("emailHash"))} THEN 'known' ELSE 'new' END AS outcome
    FROM json_each(${JSON.stringify(contacts)})`);
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
  const stops = countUpTo(sql`import_words WHERE stop_of = imports.id AND ${isStopWord}`);
  const found = await db
    .select({ import: importsTable, stops: sql<number>`${stops}` })
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
  const values = JSON.stringify(
    contacts.map((contact) => ({ ...contact, id: `lead_${uuidv7()}`, searchKey: buildSearchKey(contact) })),
  );
  const isThere = sql`EXISTS (SELECT 1 FROM imports WHERE imports.id = ${importId} AND deleted_at IS NULL)`;
  const from = sql`FROM json_each(${values}) WHERE ${isThere} AND NOT ${isRemoved(consentDay)}`;
  const wordId = sql`${importId} || ':' || ${jsonField("emailHash")}`;
  const confirmedAt = sql`iif(${isStopped}, NULL, ${now})`;
  // Somebody who came themselves is not labeled by a list.
  const tags = sql`iif(${isOwn}, '[]', ${jsonField("tags")})`;
  const said = {
    email: jsonField("email"),
    emailHash: jsonField("emailHash"),
    name: jsonField("name"),
    searchKey: jsonField("searchKey"),
    countryInterest: jsonField("countryInterest"),
    goal: jsonField("goal"),
    createdAt: now,
  } as const;
  const [, , , , [stored]] = await db.batch([
    insertSelected(
      db,
      peopleTable,
      { emailHash: jsonField("emailHash"), confirmedAt, tags, updatedAt: now },
      sql`${from} AND NOT EXISTS (SELECT 1 FROM import_words WHERE import_words.id = ${wordId})`,
    ).onConflictDoUpdate({
      target: peopleTable.emailHash,
      set: {
        confirmedAt: sql`coalesce(people.confirmed_at, excluded.confirmed_at)`,
        tags: sql`(SELECT json_group_array(value) FROM (SELECT value FROM json_each(people.tags)
          UNION ALL SELECT value FROM json_each(excluded.tags)
            WHERE value NOT IN (SELECT value FROM json_each(people.tags)) LIMIT ${TAG_LIMITS.count}))`,
        updatedAt: now,
      },
    }),
    insertSelected(
      db,
      importWordsTable,
      { ...said, id: wordId, importId, tags, isUnsubscribed: jsonField("isUnsubscribed") },
      from,
    ).onConflictDoUpdate({
      target: importWordsTable.id,
      set: { isUnsubscribed: sql`max(import_words.is_unsubscribed, excluded.is_unsubscribed)` },
    }),
    insertSelected(
      db,
      leadsTable,
      {
        ...said,
        id: jsonField("id"),
        kind: "opt_in",
        source: IMPORT_SOURCE,
        entryId: IMPORT_SOURCE,
        consentVersion: IMPORT_SOURCE,
        confirmedAt,
        updatedAt: now,
      },
      from,
    ).onConflictDoUpdate({
      target: [leadsTable.emailHash, leadsTable.entryId],
      set: {
        name: sql`iif(leads.name = '', excluded.name, leads.name)`,
        searchKey: sql`iif(leads.name = '', excluded.search_key, leads.search_key)`,
        countryInterest: sql`coalesce(leads.country_interest, excluded.country_interest)`,
        goal: sql`coalesce(leads.goal, excluded.goal)`,
        confirmedAt: sql`coalesce(leads.confirmed_at, excluded.confirmed_at)`,
        updatedAt: now,
      },
    }),
    insertSelected(
      db,
      suppressionsTable,
      { emailHash: jsonField("emailHash"), createdAt: now, importId },
      sql`${from} AND ${jsonField("isUnsubscribed")}`,
    ).onConflictDoNothing(),
    db
      .update(importsTable)
      .set({
        progress: sql`max(progress, ${progress})`,
        created: sql`created + (SELECT count(*) FROM leads
          WHERE leads.id IN (SELECT ${jsonField("id")} FROM json_each(${values})))`,
      })
      .where(and(eq(importsTable.id, importId), isNull(importsTable.deletedAt)))
      .returning(),
  ]);
  return stored ?? null;
}
