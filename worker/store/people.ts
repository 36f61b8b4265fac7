import { eq, type SQL, sql } from "drizzle-orm";
import { newActivityId } from "./activities.ts";
import type { Database } from "./database.ts";
import { enqueueErasure } from "./erasures.ts";
import { activitiesTable, leadsTable, messagesTable, peopleTable, quarantineTable, tombstonesTable } from "./schema.ts";

/**
 * Deletes everything about a person in the database: leads and messages with their deliveries, the owner's notes, and
 * their posts in the quarantine. Triggers adjust the counts. What is left to delete elsewhere is an erasure, and the
 * tombstone keeps a restore from bringing the person back: both are stored in the same transaction, with the entry of
 * the activity log. Harmless when repeated (decision: removal).
 * @param actor who removes the person, for the activity log
 */
export async function deletePerson(db: Database, emailHash: string, actor: string, now: number): Promise<void> {
  await db.batch([
    logErasure(db, actor, emailHash, now),
    db.delete(quarantineTable).where(eq(quarantineTable.emailHash, emailHash)),
    db.delete(leadsTable).where(belongsTo(emailHash)),
    db.delete(messagesTable).where(eq(messagesTable.emailHash, emailHash)),
    db.delete(peopleTable).where(eq(peopleTable.emailHash, emailHash)),
    enqueueErasure(db, emailHash, now),
    db
      .insert(tombstonesTable)
      .values({ emailHash, erasedAt: now })
      .onConflictDoUpdate({ target: tombstonesTable.emailHash, set: { erasedAt: now } }),
  ]);
}

/**
 * Adds to the activity log how much is about to be deleted. Nothing where there is nothing of the person, so that a
 * removal link that is used again fills no log.
 */
function logErasure(db: Database, actor: string, emailHash: string, now: number) {
  // drizzle inserts a SELECT by position: these are the columns in the order of the schema.
  return db.insert(activitiesTable).select(
    sql`SELECT ${newActivityId()} AS id, ${actor} AS actor, 'erasure' AS action,
      json_object('leads', leads, 'messages', messages) AS details, ${now} AS created_at
      FROM (SELECT (SELECT count(*) FROM leads WHERE ${belongsTo(emailHash)}) AS leads,
        (SELECT count(*) FROM messages WHERE email_hash = ${emailHash}) AS messages)
      WHERE leads + messages > 0 OR EXISTS (SELECT 1 FROM quarantine WHERE email_hash = ${emailHash})`,
  );
}

/** Both kinds of leads have an index of their own, whose condition SQLite wants repeated. */
export function belongsTo(emailHash: string): SQL {
  return sql`((leads.email_hash = ${emailHash} AND leads.entry_id IS NULL)
    OR (leads.email_hash = ${emailHash} AND leads.entry_id IS NOT NULL))`;
}

/** The ids of a person's leads. */
export async function findLeadIds(db: Database, emailHash: string): Promise<Set<string>> {
  const found = await db.select({ id: leadsTable.id }).from(leadsTable).where(belongsTo(emailHash));
  return new Set(found.map(({ id }) => id));
}

/** Records when a known person confirmed their email; the first time stays. */
export async function markConfirmed(db: Database, emailHash: string, now: number): Promise<void> {
  await db
    .insert(peopleTable)
    .select(
      // drizzle inserts a SELECT by position: these are the columns in the order of the schema.
      sql`SELECT ${emailHash} AS email_hash, ${now} AS confirmed_at, NULL AS mailed_at, NULL AS contacted_at,
        '' AS note, ${now} AS updated_at WHERE ${isKnown(emailHash)}`,
    )
    .onConflictDoUpdate({
      target: peopleTable.emailHash,
      set: { confirmedAt: sql`coalesce(people.confirmed_at, ${now})`, updatedAt: now },
    });
}

/** Whether somebody left a lead or a message. */
function isKnown(emailHash: string): SQL {
  return sql`(EXISTS (SELECT 1 FROM leads WHERE ${belongsTo(emailHash)})
    OR EXISTS (SELECT 1 FROM messages WHERE email_hash = ${emailHash}))`;
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
  // drizzle inserts a SELECT by position: these are the columns in the order of the schema.
  const person = sql`SELECT
    ${emailHash} AS email_hash,
    NULL AS confirmed_at,
    NULL AS mailed_at,
    ${contacted ? now : null} AS contacted_at,
    ${note ?? ""} AS note,
    ${now} AS updated_at
    WHERE ${isKnown(emailHash)}`;
  const [stored] = await db
    .insert(peopleTable)
    .select(person)
    .onConflictDoUpdate({
      target: peopleTable.emailHash,
      set: { ...contactedSet(contacted, now), ...(note !== undefined && { note }), updatedAt: now },
    })
    .returning({
      confirmedAt: peopleTable.confirmedAt,
      contactedAt: peopleTable.contactedAt,
      note: peopleTable.note,
    });
  return stored ?? null;
}

function contactedSet(contacted: boolean | undefined, now: number): { contactedAt?: SQL | null } {
  if (contacted === undefined) return {};
  return { contactedAt: contacted ? sql`coalesce(people.contacted_at, ${now})` : null };
}
