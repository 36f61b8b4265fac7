import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { dropStopWords } from "../people/suppressions.store.ts";
import { cutPage, type PageRequest } from "../db/page.ts";
import { importWordsTable, leadsTable, peopleTable, suppressionsTable } from "../db/schema.ts";

// Who stays unsubscribed because a file says so, also after its import is deleted, until the owner or the person says
// otherwise (decision: imported-contacts).

/** Whether the word that a statement is at stops mails to a person who did not say so themselves. */
export const isStopWord = sql`EXISTS (SELECT 1 FROM suppressions
  WHERE suppressions.email_hash = import_words.email_hash AND suppressions.import_id IS NOT NULL)`;

/** One page of the people who stay unsubscribed because of an import, by email. */
export async function listStops(db: Database, importId: string, { limit, after }: PageRequest) {
  const { email, emailHash: personId, stopOf } = importWordsTable;
  const found = await db
    .select({ personId, email })
    .from(importWordsTable)
    .where(and(eq(stopOf, importId), isStopWord, after ? sql`${email} > ${after.key}` : undefined))
    .orderBy(email)
    .limit(limit + 1);
  return cutPage(found, limit, (row) => ({ order: "email", key: row.email, id: row.personId }));
}

/**
 * Resumes mails to a person whom files alone have as unsubscribed, by the owner's word that they agreed. Harmless when repeated.
 * @returns whether a file stopped mails to them
 */
export async function liftStop(db: Database, person: string, now: number): Promise<boolean> {
  const isByFile = sql`EXISTS (SELECT 1 FROM suppressions WHERE email_hash = ${person} AND import_id IS NOT NULL)`;
  const isImported = sql`EXISTS (SELECT 1 FROM leads WHERE leads.email_hash = ${person} AND entry_id = 'import')`;
  const confirmed = { confirmedAt: sql`coalesce(confirmed_at, ${now})`, updatedAt: now };
  const [, , lifted] = await db.batch([
    db
      .update(peopleTable)
      .set(confirmed)
      .where(sql`email_hash = ${person} AND ${isImported} AND ${isByFile}`),
    db
      .update(leadsTable)
      .set(confirmed)
      .where(sql`email_hash = ${person} AND entry_id = 'import' AND ${isByFile}`),
    db
      .delete(suppressionsTable)
      .where(and(eq(suppressionsTable.emailHash, person), isNotNull(suppressionsTable.importId)))
      .returning({ person: suppressionsTable.emailHash }),
    ...dropStopWords(db, person),
  ]);
  return lifted.length > 0;
}
