import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { IMPORT_LIMITS } from "../../domain/contact-import.ts";
import type { Database } from "../db/database.ts";
import { importsTable, importWordsTable, leadsTable, peopleTable } from "../db/schema.ts";
import { isConfirmedByImport, isKnown } from "../people/people.store.ts";
import { IMPORT_SOURCE, type Import } from "./imports.store.ts";

// Deletes what an import says, some people at a time. What their leads, tags and confirmations are then follows from what other
// imports say of them (decision: imported-contacts).

/** Marks an import as deleted: from now on it stores nothing. @returns it; null where it was marked before */
export async function markDeleted(db: Database, id: string, now: number): Promise<Import | null> {
  const [marked] = await db
    .update(importsTable)
    .set({ deletedAt: now, deletionCursor: "" })
    .where(and(eq(importsTable.id, id), isNull(importsTable.deletedAt)))
    .returning();
  return marked ?? null;
}

/** The first import whose deletion is not finished; null if there is none. */
export async function findUnfinishedDeletion(db: Database): Promise<Import | null> {
  const [found] = await db
    .select()
    .from(importsTable)
    .where(sql`deletion_cursor IS NOT NULL`)
    .limit(1);
  return found ?? null;
}

/** What imports that are not deleted say about a person, as `said`. */
const SAID = sql`import_words AS said JOIN imports AS list ON list.id = said.import_id AND list.deleted_at IS NULL`;

/**
 * Deletes what a deleted import says about the next people, in one transaction. Their imported lead goes unless another import
 * has them, and so does the row about them unless the owner noted something there. Harmless when repeated.
 * @returns whether it was the last of them
 */
export async function deleteNextWords(
  db: Database,
  { id, deletionCursor }: Pick<Import, "id" | "deletionCursor">,
  now: number,
): Promise<boolean> {
  if (deletionCursor === null) return true;
  const words = await db
    .select({ id: importWordsTable.id, emailHash: importWordsTable.emailHash })
    .from(importWordsTable)
    .where(sql`id > ${`${id}:${deletionCursor}`} AND id < ${`${id}:~`}`)
    .orderBy(importWordsTable.id)
    .limit(IMPORT_LIMITS.deletionBatch);
  const isLast = words.length < IMPORT_LIMITS.deletionBatch;
  const values = JSON.stringify(words);
  const ids = sql`(SELECT value ->> 'id' FROM json_each(${values}))`;
  const people = sql`(SELECT value ->> 'emailHash' FROM json_each(${values}))`;
  const isAgreed = (person: typeof peopleTable | typeof leadsTable) =>
    sql`EXISTS (SELECT 1 FROM ${SAID} WHERE said.email_hash = ${person.emailHash} AND NOT said.is_unsubscribed)`;
  const isSaid = sql`EXISTS (SELECT 1 FROM ${SAID} WHERE said.email_hash = leads.email_hash)`;
  /** What the first import says that says anything. */
  const firstOf = (column: string, isEmpty: string) => sql`(SELECT said.${sql.identifier(column)} FROM ${SAID}
    WHERE said.email_hash = leads.email_hash ORDER BY said.${sql.raw(isEmpty)}, said.id LIMIT 1)`;
  const word = sql`${`${id}:`} || people.email_hash`;
  const isUnnoted = sql`note = '' AND tags = '[]' AND status = 'new' AND status_history = '[]' AND due_at IS NULL`;
  await db.batch([
    db
      .update(peopleTable)
      .set({
        confirmedAt: sql`iif(${isConfirmedByImport} AND NOT ${isAgreed(peopleTable)}, NULL, confirmed_at)`,
        tags: sql`(SELECT json_group_array(tag.value) FROM json_each(people.tags) AS tag
          WHERE tag.value NOT IN (SELECT given.value FROM import_words, json_each(import_words.tags) AS given
              WHERE import_words.id = ${word})
            OR tag.value IN (SELECT given.value FROM ${SAID}, json_each(said.tags) AS given
              WHERE said.email_hash = people.email_hash))`,
        updatedAt: now,
      })
      .where(inArray(peopleTable.emailHash, people)),
    db.delete(leadsTable).where(sql`email_hash IN ${people} AND entry_id = ${IMPORT_SOURCE} AND NOT ${isSaid}`),
    db
      .update(leadsTable)
      .set({
        name: firstOf("name", "name = ''"),
        searchKey: firstOf("search_key", "name = ''"),
        countryInterest: firstOf("country_interest", "country_interest IS NULL"),
        goal: firstOf("goal", "goal IS NULL"),
        confirmedAt: sql`iif(${isAgreed(leadsTable)}, confirmed_at, NULL)`,
        updatedAt: now,
      })
      .where(sql`email_hash IN ${people} AND entry_id = ${IMPORT_SOURCE}`),
    db.delete(importWordsTable).where(sql`id IN ${ids} AND NOT is_unsubscribed`),
    db
      .update(importWordsTable)
      .set({ name: "", searchKey: "", countryInterest: null, goal: null, tags: [] })
      .where(inArray(importWordsTable.id, ids)),
    db
      .delete(peopleTable)
      .where(sql`email_hash IN ${people} AND ${isUnnoted} AND NOT ${isKnown(sql`people.email_hash`)}`),
    db
      .update(importsTable)
      .set({ deletionCursor: isLast ? null : words.at(-1)!.emailHash })
      .where(and(eq(importsTable.id, id), eq(importsTable.deletionCursor, deletionCursor))),
  ]);
  return isLast;
}
