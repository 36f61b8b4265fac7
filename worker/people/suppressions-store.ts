import { eq, isNotNull } from "drizzle-orm";
import { countUnsubscription } from "../announcements/store.ts";
import type { Database } from "../db/database.ts";
import { mailboxesTable, suppressionsTable } from "../db/schema.ts";

/**
 * Stops mails to a person and, where a mailbox is given, to its unconfirmed addresses. Harmless when repeated (decision:
 * removal).
 */
export async function suppress(db: Database, person: string, mailbox: string | null, now: number): Promise<void> {
  await db.batch([
    countUnsubscription(db, person, 1, now),
    db
      .insert(suppressionsTable)
      .values({ emailHash: person, createdAt: now })
      // Their own word: undoing an import does not take it back.
      .onConflictDoUpdate({
        target: suppressionsTable.emailHash,
        set: { createdAt: now, importId: null },
        setWhere: isNotNull(suppressionsTable.importId),
      }),
    ...(mailbox === null ? [] : [stopMailbox(db, mailbox, now)]),
  ]);
}

/** Resumes mails to a person who asked for it, and to their mailbox. */
export async function unsuppress(db: Database, person: string, mailbox: string | null, now: number): Promise<void> {
  await db.batch([
    countUnsubscription(db, person, -1, now),
    db.delete(suppressionsTable).where(eq(suppressionsTable.emailHash, person)),
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
