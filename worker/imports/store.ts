import { and, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { IMPORT_UNDO_MS, type ImportOutcome } from "../../domain/contact-import.ts";
import type { SourceOf } from "../../domain/lead.ts";
import type { Database } from "../db/database.ts";
import { insertSelected } from "../db/insert-selected.ts";
import { uuidPrefixAt } from "../db/key-time.ts";
import { cutPage, type PageRequest } from "../db/page.ts";
import { importsTable, leadsTable, peopleTable, repliesTable, suppressionsTable } from "../db/schema.ts";
import { buildSearchKey } from "../db/search-key.ts";
import { enqueueCopies } from "../deliveries/queue-store.ts";

// Contacts go into the database as many at once as a request holds, by statements over one JSON parameter: however many there
// are, a request sends as many statements (decision: imported-contacts).

export type Import = typeof importsTable.$inferSelect;

/** A row of a file that fits. */
export type ImportedContact = {
  row: number;
  email: string;
  emailHash: string;
  /** Hash of the mailbox: see `toMailbox`. */
  mailbox: string;
  name: string;
  countryInterest: string[] | null;
  goal: string | null;
  tags: string[];
  isUnsubscribed: boolean;
};

const DAY_MS = 24 * 60 * 60 * 1000;

const SOURCE = "import" satisfies SourceOf<"opt_in">;

/** A property of the contact that a statement is at. */
const of = (name: keyof ImportedContact | "id" | "searchKey") => sql`(value ->> ${sql.raw(`'${name}'`)})`;

/** As of a day ago, so that what is counted of a day's deliveries for each sign-up (`hasRoomForNotice`) reads none of an import's. */
function newLeadId(now: number): string {
  return `lead_${uuidPrefixAt(now - DAY_MS)}${uuidv7().slice(uuidPrefixAt(now).length)}`;
}

/** Whether they had their data removed on the day on which they agreed, or later. */
const isRemoved = (consentedAt: number) =>
  sql`EXISTS (SELECT 1 FROM tombstones WHERE tombstones.email_hash = ${of("emailHash")} AND erased_at >= ${consentedAt})`;

/** Whether mails to them are stopped, here or by the file: as `isUnsubscribed` of worker/mail/ledger-store.ts. */
const isStopped = sql`(${of("isUnsubscribed")}
  OR EXISTS (SELECT 1 FROM suppressions WHERE suppressions.email_hash IN (${of("emailHash")}, ${of("mailbox")}))
  OR (EXISTS (SELECT 1 FROM mailboxes WHERE mailboxes.mailbox = ${of("mailbox")} AND stopped_at IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM people
      WHERE people.email_hash = ${of("emailHash")} AND people.confirmed_at IS NOT NULL)))`;

/** Whether somebody left a lead or a message. */
const isKnown = (emailHash: SQL) => sql`(EXISTS (SELECT 1 FROM leads WHERE leads.email_hash = ${emailHash})
  OR EXISTS (SELECT 1 FROM messages WHERE messages.email_hash = ${emailHash}))`;

/** What would become of contacts. One query; reads at most seven rows for each. */
export function findOutcomes(db: Database, contacts: readonly ImportedContact[], consentedAt: number) {
  return db.all<{ row: number; outcome: ImportOutcome }>(sql`SELECT ${of("row")} AS row,
    CASE WHEN ${isRemoved(consentedAt)} THEN 'removed' WHEN ${isStopped} THEN 'unsubscribed'
      WHEN ${isKnown(of("emailHash"))} THEN 'known' ELSE 'new' END AS outcome
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

/** One page of the imports, the newest first, and whether each still has leads. Reads two rows for each. */
export async function listImports(db: Database, { limit, after }: PageRequest) {
  const hasLeads = sql<0 | 1>`EXISTS (SELECT 1 FROM leads WHERE leads.import_id = imports.id)`;
  const found = await db
    .select({ import: importsTable, hasLeads })
    .from(importsTable)
    .where(after ? lt(importsTable.id, after.id) : undefined)
    .orderBy(desc(importsTable.id))
    .limit(limit + 1);
  return cutPage(found, limit, (row) => ({ order: "newest", key: row.import.createdAt, id: row.import.id }));
}

/**
 * Stores contacts of an import as leads, and queues their copies, in one transaction. Of somebody who was imported before
 * only what was empty is filled; what else a known person left stays as it is. Nobody gets a mail. Harmless when repeated.
 * @param progress how many contacts of the import were taken with these
 * @returns the import and the ids of the copies that wait; null where it is undone
 */
export async function storeContacts(
  db: Database,
  { id: importId, consentedAt }: Import,
  contacts: readonly ImportedContact[],
  progress: number,
  now: number,
): Promise<{ stored: Import; copies: string[] } | null> {
  const values = JSON.stringify(
    contacts.map((contact) => ({ ...contact, id: newLeadId(now), searchKey: buildSearchKey(contact) })),
  );
  const isGoingOn = sql`EXISTS (SELECT 1 FROM imports WHERE imports.id = ${importId} AND undone_at IS NULL)`;
  const from = sql`FROM json_each(${values}) WHERE ${isGoingOn} AND NOT ${isRemoved(consentedAt)}`;
  const confirmedAt = sql`iif(${isStopped}, NULL, ${consentedAt})`;
  const ids = sql`(SELECT ${of("id")} FROM json_each(${values}))`;
  const lead = {
    id: of("id"),
    kind: "opt_in",
    source: SOURCE,
    entryId: SOURCE,
    name: of("name"),
    email: of("email"),
    emailHash: of("emailHash"),
    confirmedAt,
    searchKey: of("searchKey"),
    countryInterest: of("countryInterest"),
    goal: of("goal"),
    consentVersion: importId,
    createdAt: now,
    updatedAt: now,
  } as const;
  const [, , , copies, [stored]] = await db.batch([
    // First, because the tags are for whom the import brings.
    insertSelected(
      db,
      peopleTable,
      {
        emailHash: of("emailHash"),
        confirmedAt,
        tags: sql`iif(${isKnown(of("emailHash"))}, '[]', ${of("tags")})`,
        updatedAt: now,
      },
      sql`${from} AND NOT EXISTS (SELECT 1 FROM leads
        WHERE leads.email_hash = ${of("emailHash")} AND leads.entry_id = ${SOURCE})`,
    ).onConflictDoUpdate({
      target: peopleTable.emailHash,
      set: { confirmedAt: sql`coalesce(people.confirmed_at, excluded.confirmed_at)`, updatedAt: now },
    }),
    insertSelected(db, leadsTable, lead, from).onConflictDoUpdate({
      target: [leadsTable.emailHash, leadsTable.entryId],
      set: {
        name: sql`iif(leads.name = '', excluded.name, leads.name)`,
        searchKey: sql`iif(leads.name = '', excluded.search_key, leads.search_key)`,
        countryInterest: sql`coalesce(leads.country_interest, excluded.country_interest)`,
        goal: sql`coalesce(leads.goal, excluded.goal)`,
        updatedAt: now,
      },
    }),
    insertSelected(
      db,
      suppressionsTable,
      { emailHash: of("emailHash"), createdAt: now, importId },
      sql`${from} AND ${of("isUnsubscribed")}`,
    ).onConflictDoNothing(),
    enqueueCopies(db, sql`leads.id IN ${ids}`, now),
    db
      .update(importsTable)
      .set({
        progress: sql`max(progress, ${progress})`,
        created: sql`created + (SELECT count(*) FROM leads WHERE leads.id IN ${ids})`,
      })
      .where(and(eq(importsTable.id, importId), isNull(importsTable.undoneAt)))
      .returning(),
  ]);
  return stored ? { stored, copies: copies.map(({ id }) => id) } : null;
}

/**
 * Marks an import of the last day as undone: from now on it stores nothing, and unsubscriptions by its file are taken back.
 * @returns whether it was not marked before
 */
export async function markUndone(db: Database, id: string, now: number): Promise<boolean> {
  const isUndone = sql`EXISTS (SELECT 1 FROM imports WHERE imports.id = ${id} AND undone_at IS NOT NULL)`;
  const [marked] = await db.batch([
    db
      .update(importsTable)
      .set({ undoneAt: now })
      .where(
        and(eq(importsTable.id, id), isNull(importsTable.undoneAt), gt(importsTable.createdAt, now - IMPORT_UNDO_MS)),
      )
      .returning({ id: importsTable.id }),
    db.delete(suppressionsTable).where(and(eq(suppressionsTable.importId, id), isUndone)),
  ]);
  return marked.length > 0;
}

/** Some of the leads that an import created. */
export function findImportedLeads(db: Database, importId: string, limit: number) {
  return db
    .select({ id: leadsTable.id, emailHash: leadsTable.emailHash })
    .from(leadsTable)
    .where(eq(leadsTable.importId, importId))
    .limit(limit);
}

/**
 * Deletes leads of an import, their deliveries with them by a trigger, and takes back confirmations by the owner's word.
 * Anybody who has nothing else here goes with all that was noted about them since; of the others the rest stays. One
 * transaction.
 */
export async function deleteImportedLeads(
  db: Database,
  importId: string,
  leads: readonly { id: string; emailHash: string }[],
  now: number,
): Promise<void> {
  const values = JSON.stringify(leads);
  const hashes = sql`(SELECT value ->> 'emailHash' FROM json_each(${values}))`;
  const isOwnersWord = sql`EXISTS (SELECT 1 FROM leads WHERE leads.import_id = ${importId}
    AND leads.email_hash = people.email_hash AND leads.confirmed_at = people.confirmed_at)`;
  const isNobody = (table: typeof repliesTable | typeof peopleTable) =>
    and(inArray(table.emailHash, hashes), sql`NOT ${isKnown(sql`${table.emailHash}`)}`);
  await db.batch([
    db
      .update(peopleTable)
      .set({ confirmedAt: null, updatedAt: now })
      .where(and(inArray(peopleTable.emailHash, hashes), isOwnersWord)),
    db.delete(leadsTable).where(inArray(leadsTable.id, sql`(SELECT value ->> 'id' FROM json_each(${values}))`)),
    db.delete(repliesTable).where(isNobody(repliesTable)),
    db.delete(peopleTable).where(isNobody(peopleTable)),
  ]);
}
