import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { leadsTable, messagesTable, peopleTable, quarantineTable } from "./schema.ts";

/**
 * Deletes all that is known of a person in the database: leads and messages with their deliveries, what the owner kept
 * about them, and their posts in the quarantine. Counts go down by themselves. Deleting twice is harmless (decision:
 * removal). The quarantine holds addresses as they were typed: it is searched for those that the person's leads and
 * messages have, in any case of ASCII letters.
 */
export async function deletePerson(db: Database, addressHash: string): Promise<void> {
  const addresses = sql`(SELECT email_key FROM leads WHERE address_hash = ${addressHash}
    UNION SELECT email_key FROM messages WHERE address_hash = ${addressHash})`;
  await db.batch([
    // First, while the leads and messages still tell the address.
    db
      .delete(quarantineTable)
      .where(sql`lower(trim(json_extract(body, '$.email'), char(9, 10, 13, 32))) IN ${addresses}`),
    db.delete(leadsTable).where(eq(leadsTable.addressHash, addressHash)),
    db.delete(messagesTable).where(eq(messagesTable.addressHash, addressHash)),
    db.delete(peopleTable).where(eq(peopleTable.addressHash, addressHash)),
  ]);
}

/** What the owner changes about a person; what is left out stays. */
export type PersonChange = { contacted?: boolean | undefined; note?: string | undefined };

/**
 * Keeps what the owner says about a person: one statement, so that nothing is kept about somebody who is removed at the
 * same time. Marking twice keeps the first time.
 * @returns what is kept now; null for a person who left neither a lead nor a message
 */
export async function keepAboutPerson(db: Database, addressHash: string, change: PersonChange, now: number) {
  const { contacted, note } = change;
  const isKnown = sql`EXISTS (SELECT 1 FROM leads WHERE address_hash = ${addressHash})
    OR EXISTS (SELECT 1 FROM messages WHERE address_hash = ${addressHash})`;
  // drizzle inserts a SELECT by position: these are the columns in the order of the schema.
  const person = sql`SELECT
    ${addressHash} AS address_hash,
    ${contacted ? now : null} AS contacted_at,
    ${note ?? ""} AS note,
    ${now} AS updated_at
    WHERE ${isKnown}`;
  const [kept] = await db
    .insert(peopleTable)
    .select(person)
    .onConflictDoUpdate({
      target: peopleTable.addressHash,
      set: { ...contactedSet(contacted, now), ...(note !== undefined && { note }), updatedAt: now },
    })
    .returning({ contactedAt: peopleTable.contactedAt, note: peopleTable.note });
  return kept ?? null;
}

function contactedSet(contacted: boolean | undefined, now: number): { contactedAt?: SQL | null } {
  if (contacted === undefined) return {};
  return { contactedAt: contacted ? sql`coalesce(people.contacted_at, ${now})` : null };
}
