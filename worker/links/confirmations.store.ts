import { and, eq, isNull, sql } from "drizzle-orm";
import type { LeadSource } from "../../domain/lead.ts";
import type { Database } from "../db/database.ts";
import { requeueUnconfirmed } from "../deliveries/transitions.store.ts";
import { followNewestPlan, startPlan } from "../plans/plans.store.ts";
import { mailboxesTable } from "../db/schema.ts";
import { leadsTable, peopleTable } from "../db/schema.ts";
import { buildSearchKey } from "../db/search-key.ts";
import { isConfirmedByImport } from "../people/people.store.ts";
import { insertSelected } from "../db/insert-selected.ts";

/** What a link in a mail confirms: a lead, or a message, which has no source. `createdAt` in milliseconds. */
export type ConfirmationSubject = {
  email: string;
  source: LeadSource | null;
  createdAt: number;
  /** The name to correct: null where there is none to correct, empty where two posts gave different ones. */
  name: string | null;
};

/** The lead or the message of a person that a mail was about; null where it is gone. Reads one row, by key. */
export async function findConfirmationSubject(
  db: Database,
  { person, about }: { person: string; about: string },
): Promise<ConfirmationSubject | null> {
  const [found] = await db.all<ConfirmationSubject>(
    sql`SELECT email, source, created_at AS createdAt,
        CASE WHEN kind = 'submission' OR confirmed_at IS NOT NULL THEN NULL
          WHEN later_answers ->> '$.name' IS NOT NULL THEN '' ELSE name END AS name
      FROM leads WHERE id = ${about} AND email_hash = ${person}
      UNION ALL SELECT email, NULL, created_at, NULL FROM messages WHERE id = ${about} AND email_hash = ${person}`,
  );
  return found ?? null;
}

/**
 * Confirms a lead or a message that there is, by its id, and with it that its person reads the email. What waited for that
 * is due, and their mailbox may be asked again. The first time stays.
 * @param name how the person writes it; left out: as it is stored
 * @returns whether the person had confirmed nothing before, and the ids of the mails that are due
 */
export async function storeConfirmation(
  db: Database,
  {
    person,
    about,
    mailbox,
    name,
    email,
  }: { person: string; about: string; mailbox: string; name?: string | undefined; email: string },
  now: number,
): Promise<{ isFirst: boolean; dueMails: string[] }> {
  const isThere = sql`(EXISTS (SELECT 1 FROM leads WHERE id = ${about} AND email_hash = ${person})
    OR EXISTS (SELECT 1 FROM messages WHERE id = ${about} AND email_hash = ${person}))`;
  const row = { emailHash: person, confirmedAt: now, updatedAt: now };
  const [[confirmed], , , due] = await db.batch([
    insertSelected(db, peopleTable, row, sql`WHERE ${isThere}`)
      .onConflictDoUpdate({
        target: peopleTable.emailHash,
        set: {
          confirmedAt: sql`iif(${isConfirmedByImport}, ${now}, coalesce(people.confirmed_at, ${now}))`,
          updatedAt: now,
        },
      })
      .returning({ confirmedAt: peopleTable.confirmedAt }),
    db
      .update(leadsTable)
      .set({ confirmedAt: now, ...(name !== undefined && { name, searchKey: buildSearchKey({ name, email }) }) })
      .where(and(eq(leadsTable.id, about), eq(leadsTable.emailHash, person), isNull(leadsTable.confirmedAt))),
    db.update(mailboxesTable).set({ askedAt: null }).where(eq(mailboxesTable.mailbox, mailbox)),
    requeueUnconfirmed(db, person, now),
    startPlan(db, person, about, now),
    followNewestPlan(db, person),
  ]);
  return { isFirst: confirmed?.confirmedAt === now, dueMails: due.map(({ id }) => id) };
}
