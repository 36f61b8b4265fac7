import {
  and,
  type Column,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  notInArray,
  or,
  type SQL,
} from "drizzle-orm";
import { alias, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { IMPORT_LIMITS } from "../../domain/contact-import.ts";
import type { Database } from "../db/database.ts";
import { concat, iif, jsonEach, jsonGroupArray, query, valueOf } from "../db/expressions.ts";
import { IMPORT_SOURCE, importsTable, importWordsTable, leadsTable, peopleTable } from "../db/schema.ts";
import { isConfirmedByImport, isKnown } from "../people/people.store.ts";
import type { Import } from "./imports.store.ts";

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
  const [found] = await db.select().from(importsTable).where(isNotNull(importsTable.deletionCursor)).limit(1);
  return found ?? null;
}

const said = alias(importWordsTable, "said");

/** Whether `said` is of an import that is not deleted. */
const isKept = and(eq(importsTable.id, said.importId), isNull(importsTable.deletedAt));

/** Whether such an import says something about a person. */
function isSaid(person: Column, which?: SQL): SQL {
  return exists(
    query
      .select({ id: said.id })
      .from(said)
      .innerJoin(importsTable, isKept)
      .where(and(eq(said.emailHash, person), which)),
  );
}

/** What the first such import says about the person of a lead that says anything. */
function firstSaid(column: SQLiteColumn, isEmpty: SQL): SQL {
  return valueOf(
    query
      .select({ value: column })
      .from(said)
      .innerJoin(importsTable, isKept)
      .where(eq(said.emailHash, leadsTable.emailHash))
      .orderBy(isEmpty, said.id)
      .limit(1),
  );
}

/** A person's tags without those from one imported row; a tag that another import also set stays. */
function withoutTagsOf(wordId: SQL): SQL {
  const tag = jsonEach(peopleTable.tags, "tag");
  const given = jsonEach(importWordsTable.tags, "given");
  const kept = jsonEach(said.tags, "kept");
  const fromWord = query
    .select({ tag: given.value })
    .from(importWordsTable)
    .crossJoin(given.rows)
    .where(eq(importWordsTable.id, wordId));
  const fromOthers = query
    .select({ tag: kept.value })
    .from(said)
    .innerJoin(importsTable, isKept)
    .crossJoin(kept.rows)
    .where(eq(said.emailHash, peopleTable.emailHash));
  return valueOf(
    query
      .select({ tags: jsonGroupArray(tag.value) })
      .from(tag.rows)
      .where(or(notInArray(tag.value, fromWord), inArray(tag.value, fromOthers))),
  );
}

/** Whether the owner noted nothing about a person. */
const isUnnoted = and(
  eq(peopleTable.note, ""),
  eq(peopleTable.tags, []),
  eq(peopleTable.status, "new"),
  eq(peopleTable.statusHistory, []),
  isNull(peopleTable.dueAt),
);

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
    .where(and(gt(importWordsTable.id, `${id}:${deletionCursor}`), lt(importWordsTable.id, `${id}:~`)))
    .orderBy(importWordsTable.id)
    .limit(IMPORT_LIMITS.deletionBatch);
  const isLast = words.length < IMPORT_LIMITS.deletionBatch;
  const { rows, field } = jsonEach(words, "word");
  const ids = query.select({ id: field("id") }).from(rows);
  const people = query.select({ emailHash: field("emailHash") }).from(rows);
  const hasAgreed = (person: Column) => isSaid(person, eq(said.isUnsubscribed, false));
  const isImportedLead = and(inArray(leadsTable.emailHash, people), eq(leadsTable.entryId, IMPORT_SOURCE));
  const isLifted = and(isConfirmedByImport, not(hasAgreed(peopleTable.emailHash)))!;
  await db.batch([
    db
      .update(peopleTable)
      .set({
        confirmedAt: iif(isLifted, null, peopleTable.confirmedAt),
        tags: withoutTagsOf(concat(`${id}:`, peopleTable.emailHash)),
        updatedAt: now,
      })
      .where(inArray(peopleTable.emailHash, people)),
    db.delete(leadsTable).where(and(isImportedLead, not(isSaid(leadsTable.emailHash)))),
    db
      .update(leadsTable)
      .set({
        name: firstSaid(said.name, eq(said.name, "")),
        searchKey: firstSaid(said.searchKey, eq(said.name, "")),
        countryInterest: firstSaid(said.countryInterest, isNull(said.countryInterest)),
        goal: firstSaid(said.goal, isNull(said.goal)),
        confirmedAt: iif(hasAgreed(leadsTable.emailHash), leadsTable.confirmedAt, null),
        updatedAt: now,
      })
      .where(isImportedLead),
    db
      .delete(importWordsTable)
      .where(and(inArray(importWordsTable.id, ids), eq(importWordsTable.isUnsubscribed, false))),
    db
      .update(importWordsTable)
      .set({ name: "", searchKey: "", countryInterest: null, goal: null, tags: [] })
      .where(inArray(importWordsTable.id, ids)),
    db
      .delete(peopleTable)
      .where(and(inArray(peopleTable.emailHash, people), isUnnoted, not(isKnown(peopleTable.emailHash)))),
    db
      .update(importsTable)
      .set({ deletionCursor: isLast ? null : words.at(-1)!.emailHash })
      .where(and(eq(importsTable.id, id), eq(importsTable.deletionCursor, deletionCursor))),
  ]);
  return isLast;
}
