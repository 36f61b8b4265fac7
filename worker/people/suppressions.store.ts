import { and, type Column, eq, gte, isNotNull, type SQL } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { coalesce, hasRow, query, valueOf } from "../db/expressions.ts";
import { importsTable, importWordsTable, mailboxesTable, suppressionsTable } from "../db/schema.ts";

/** When mails to a person were stopped, by them or by a file; null if they are not. */
export function unsubscribedAt(person: SQL | Column): SQL<number | null> {
  const { createdAt, emailHash } = suppressionsTable;
  return valueOf(query.select({ createdAt }).from(suppressionsTable).where(eq(emailHash, person)));
}

/**
 * Stops mails to a person and, where a mailbox is given, to its unconfirmed addresses. Harmless when repeated (decision:
 * removal).
 */
export async function suppress(db: Database, person: string, mailbox: string | null, now: number): Promise<void> {
  await db.batch([
    db
      .insert(suppressionsTable)
      .values({ emailHash: person, createdAt: now })
      // Their own word: the owner cannot lift it as that of a file.
      .onConflictDoUpdate({
        target: suppressionsTable.emailHash,
        set: { createdAt: now, importId: null },
        setWhere: isNotNull(suppressionsTable.importId),
      }),
    ...(mailbox === null ? [] : [stopMailbox(db, mailbox, now)]),
  ]);
}

/** Resumes mails to a person who asked for it, and to their mailbox. */
export async function unsuppress(db: Database, person: string, mailbox: string | null): Promise<void> {
  await db.batch([
    db.delete(suppressionsTable).where(eq(suppressionsTable.emailHash, person)),
    ...dropStopWords(db, person),
    // Whoever asks for emails reads the mailbox: it may be asked again, too.
    ...(mailbox === null
      ? []
      : [db.update(mailboxesTable).set({ stoppedAt: null, askedAt: null }).where(eq(mailboxesTable.mailbox, mailbox))]),
  ]);
}

function stopMailbox(db: Database, mailbox: string, stoppedAt: number) {
  return db
    .insert(mailboxesTable)
    .values({ mailbox, stoppedAt })
    .onConflictDoUpdate({ target: mailboxesTable.mailbox, set: { stoppedAt } });
}

/**
 * The statements after which no import stops mails to a person: the words of deleted imports go, as they were kept for nothing
 * else; what the others say stays.
 */
export function dropStopWords(db: Database, person: string) {
  const isPassed = gte(coalesce(importsTable.deletionCursor, "~"), importWordsTable.emailHash);
  const isOnlyStop = hasRow(
    importsTable,
    and(eq(importsTable.id, importWordsTable.importId), isNotNull(importsTable.deletedAt), isPassed),
  );
  return [
    db.delete(importWordsTable).where(and(eq(importWordsTable.emailHash, person), isOnlyStop)),
    db
      .update(importWordsTable)
      .set({ isUnsubscribed: false })
      .where(and(eq(importWordsTable.emailHash, person), eq(importWordsTable.isUnsubscribed, true))),
  ] as const;
}
