import { eq, sql } from "drizzle-orm";
import { countUnsubscription } from "./announcements.ts";
import type { Database } from "./database.ts";
import { isConfirmed } from "./mail-ledger.ts";
import { mailboxesTable, suppressionsTable } from "./schema.ts";

/** Whom a mail goes to: hashes of their email and of the mailbox that it reaches. `isAnswer`: it answers their message. */
type Visitor = { person: string; mailbox: string; isAnswer?: boolean };

/**
 * Whether mails to a person are stopped: by them, by the plain address of their mailbox or, unless they confirmed their
 * email or are answered, by who unsubscribed from an unconfirmed address of it (decision: removal).
 */
export async function isSuppressed(db: Database, { person, mailbox, isAnswer }: Visitor): Promise<boolean> {
  const isStopped = sql`EXISTS (SELECT 1 FROM mailboxes WHERE mailbox = ${mailbox} AND stopped_at IS NOT NULL)`;
  const [found] = await db.all<{ isSuppressed: number }>(sql`SELECT
    EXISTS (SELECT 1 FROM suppressions WHERE email_hash IN (${person}, ${mailbox}))
      OR (${isAnswer ? sql`0` : isStopped} AND NOT ${isConfirmed(person)}) AS isSuppressed`);
  return found!.isSuppressed === 1;
}

/**
 * Stops mails to a person and, where a mailbox is given, to its unconfirmed addresses. Harmless when repeated (decision:
 * removal).
 */
export async function suppress(db: Database, person: string, mailbox: string | null, now: number): Promise<void> {
  await db.batch([
    countUnsubscription(db, person, 1, now),
    db.insert(suppressionsTable).values({ emailHash: person, createdAt: now }).onConflictDoNothing(),
    ...(mailbox === null ? [] : [stopMailbox(db, mailbox, now)]),
  ]);
}

/** Resumes mails to a person who asked for it, and to their mailbox. */
export async function unsuppress(db: Database, person: string, mailbox: string | null, now: number): Promise<void> {
  await db.batch([
    countUnsubscription(db, person, -1, now),
    db.delete(suppressionsTable).where(eq(suppressionsTable.emailHash, person)),
    ...(mailbox === null ? [] : [stopMailbox(db, mailbox, null)]),
  ]);
}

function stopMailbox(db: Database, mailbox: string, stoppedAt: number | null) {
  return db
    .insert(mailboxesTable)
    .values({ mailbox, stoppedAt })
    .onConflictDoUpdate({ target: mailboxesTable.mailbox, set: { stoppedAt } });
}
