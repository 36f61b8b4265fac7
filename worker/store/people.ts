import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { leadsTable, messagesTable, peopleTable, quarantineTable } from "./schema.ts";

/**
 * Deletes everything about a person in the database: leads and messages with their deliveries, the owner's notes, and
 * their posts in the quarantine. Triggers adjust the counts. Harmless when repeated (decision: removal).
 */
export async function deletePerson(db: Database, emailHash: string): Promise<void> {
  await db.batch([
    db.delete(quarantineTable).where(eq(quarantineTable.emailHash, emailHash)),
    db.delete(leadsTable).where(belongsTo(emailHash)),
    db.delete(messagesTable).where(eq(messagesTable.emailHash, emailHash)),
    db.delete(peopleTable).where(eq(peopleTable.emailHash, emailHash)),
  ]);
}

/** Both kinds of leads have an index of their own, whose condition SQLite wants repeated. */
function belongsTo(emailHash: string): SQL {
  return sql`((leads.email_hash = ${emailHash} AND leads.entry_id IS NULL)
    OR (leads.email_hash = ${emailHash} AND leads.entry_id IS NOT NULL))`;
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
  const isKnown = sql`EXISTS (SELECT 1 FROM leads WHERE ${belongsTo(emailHash)})
    OR EXISTS (SELECT 1 FROM messages WHERE email_hash = ${emailHash})`;
  // drizzle inserts a SELECT by position: these are the columns in the order of the schema.
  const person = sql`SELECT
    ${emailHash} AS email_hash,
    NULL AS confirmed_at,
    NULL AS mailed_at,
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
