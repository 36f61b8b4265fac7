import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { leadsTable, messagesTable, peopleTable, quarantineTable } from "./schema.ts";

/**
 * Deletes everything about a person in the database: leads and messages with their deliveries, the owner's notes, and
 * their posts in the quarantine. Triggers adjust the counts. Harmless when repeated (decision: removal).
 */
export async function deletePerson(db: Database, emailHash: string): Promise<void> {
  const emailKeys = sql`(SELECT email_key FROM leads WHERE email_hash = ${emailHash}
    UNION SELECT email_key FROM messages WHERE email_hash = ${emailHash})`;
  await db.batch([
    // First, while the leads and messages still have the email. The quarantine has it as typed, so ASCII case is ignored.
    db
      .delete(quarantineTable)
      .where(sql`lower(trim(json_extract(body, '$.email'), char(9, 10, 13, 32))) IN ${emailKeys}`),
    db.delete(leadsTable).where(eq(leadsTable.emailHash, emailHash)),
    db.delete(messagesTable).where(eq(messagesTable.emailHash, emailHash)),
    db.delete(peopleTable).where(eq(peopleTable.emailHash, emailHash)),
  ]);
}

/** What the owner changes about a person; what is left out stays. */
export type PersonChange = { contacted?: boolean | undefined; note?: string | undefined };

/**
 * Stores what the owner notes about a person. One statement, so that no note outlives a removal at the same time.
 * Marking a person as contacted twice keeps the first time.
 * @returns the stored note; null for a person who has neither a lead nor a message
 */
export async function updatePerson(db: Database, emailHash: string, change: PersonChange, now: number) {
  const { contacted, note } = change;
  const isKnown = sql`EXISTS (SELECT 1 FROM leads WHERE email_hash = ${emailHash})
    OR EXISTS (SELECT 1 FROM messages WHERE email_hash = ${emailHash})`;
  // drizzle inserts a SELECT by position: these are the columns in the order of the schema.
  const person = sql`SELECT
    ${emailHash} AS email_hash,
    ${contacted ? now : null} AS contacted_at,
    ${note ?? ""} AS note,
    ${now} AS updated_at
    WHERE ${isKnown}`;
  const [stored] = await db
    .insert(peopleTable)
    .select(person)
    .onConflictDoUpdate({
      target: peopleTable.emailHash,
      set: { ...contactedSet(contacted, now), ...(note !== undefined && { note }), updatedAt: now },
    })
    .returning({ contactedAt: peopleTable.contactedAt, note: peopleTable.note });
  return stored ?? null;
}

function contactedSet(contacted: boolean | undefined, now: number): { contactedAt?: SQL | null } {
  if (contacted === undefined) return {};
  return { contactedAt: contacted ? sql`coalesce(people.contacted_at, ${now})` : null };
}
