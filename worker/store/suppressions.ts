import { inArray, sql } from "drizzle-orm";
import { countUnsubscription } from "./announcements.ts";
import type { Database } from "./database.ts";
import { suppressionsTable } from "./schema.ts";

/** Whom a mail goes to: hashes of their email and of the mailbox that it reaches. `isAnswer`: it answers their message. */
type Visitor = { person: string; mailbox: string; isAnswer?: boolean };

/** The key that stops mails to the unconfirmed addresses of a mailbox. @param mailbox its hash */
export function unconfirmedAt(mailbox: string): string {
  return `unconfirmed-${mailbox}`;
}

/**
 * Whether mails to a person are stopped: by them, by the plain address of their mailbox or, unless they confirmed their
 * email or are answered, by who unsubscribed from an unconfirmed address of it (decision: removal).
 */
export async function isSuppressed(db: Database, { person, mailbox, isAnswer }: Visitor): Promise<boolean> {
  const isConfirmed = sql`EXISTS (SELECT 1 FROM people WHERE email_hash = ${person} AND confirmed_at IS NOT NULL)`;
  const isUnconfirmed = isAnswer ? sql`0` : sql`NOT ${isConfirmed}`;
  const found = await db.all(sql`SELECT 1 FROM suppressions WHERE email_hash IN (${person}, ${mailbox})
    OR (email_hash = ${unconfirmedAt(mailbox)} AND ${isUnconfirmed}) LIMIT 1`);
  return found.length > 0;
}

/**
 * Stops mails to a person, and under further keys. Harmless when repeated (decision: removal).
 */
export async function suppress(db: Database, person: string, further: string[], now: number): Promise<void> {
  const stopped = [person, ...further].map((emailHash) => ({ emailHash, createdAt: now }));
  await db.batch([
    countUnsubscription(db, person, 1, now),
    db.insert(suppressionsTable).values(stopped).onConflictDoNothing(),
  ]);
}

/** Resumes mails to a person who asked for it, and under further keys. */
export async function unsuppress(db: Database, person: string, further: string[], now: number): Promise<void> {
  await db.batch([
    countUnsubscription(db, person, -1, now),
    db.delete(suppressionsTable).where(inArray(suppressionsTable.emailHash, [person, ...further])),
  ]);
}
