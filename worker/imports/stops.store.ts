import { and, type Column, eq, gt, isNotNull, type SQL } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { coalesce, hasRow } from "../db/expressions.ts";
import { dropStopWords } from "../people/suppressions.store.ts";
import { cutPage, type PageRequest } from "../db/page.ts";
import { IMPORT_SOURCE, importWordsTable, leadsTable, peopleTable, suppressionsTable } from "../db/schema.ts";

// Who stays unsubscribed because a file says so, also after its import is deleted, until the owner or the person says
// otherwise (decision: imported-contacts).

/** Whether the word that a statement is at stops mails to a person who did not say so themselves. */
export const isStopWord = isStoppedByFile(importWordsTable.emailHash);

/** Whether files alone have a person as unsubscribed. */
function isStoppedByFile(person: string | Column): SQL {
  return hasRow(suppressionsTable, and(eq(suppressionsTable.emailHash, person), isNotNull(suppressionsTable.importId)));
}

/** One page of the people who stay unsubscribed because of an import, by email. */
export async function listStops(db: Database, importId: string, { limit, after }: PageRequest) {
  const { email, emailHash: personId, stopOf } = importWordsTable;
  const found = await db
    .select({ personId, email })
    .from(importWordsTable)
    .where(and(eq(stopOf, importId), isStopWord, after ? gt(email, String(after.key)) : undefined))
    .orderBy(email)
    .limit(limit + 1);
  return cutPage(found, limit, (row) => ({ order: "email", key: row.email, id: row.personId }));
}

/**
 * Resumes mails to a person whom files alone have as unsubscribed, by the owner's word that they agreed. Harmless when repeated.
 * @returns whether a file stopped mails to them
 */
export async function liftStop(db: Database, person: string, now: number): Promise<boolean> {
  const isByFile = isStoppedByFile(person);
  const isImported = and(eq(leadsTable.emailHash, person), eq(leadsTable.entryId, IMPORT_SOURCE));
  const [, , lifted] = await db.batch([
    db
      .update(peopleTable)
      .set({ confirmedAt: coalesce(peopleTable.confirmedAt, now), updatedAt: now })
      .where(and(eq(peopleTable.emailHash, person), hasRow(leadsTable, isImported), isByFile)),
    db
      .update(leadsTable)
      .set({ confirmedAt: coalesce(leadsTable.confirmedAt, now), updatedAt: now })
      .where(and(isImported, isByFile)),
    db
      .delete(suppressionsTable)
      .where(and(eq(suppressionsTable.emailHash, person), isNotNull(suppressionsTable.importId)))
      .returning({ person: suppressionsTable.emailHash }),
    ...dropStopWords(db, person),
  ]);
  return lifted.length > 0;
}
