import { eq, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { erasuresTable, tombstonesTable } from "../db/schema.ts";
import { insertSelected } from "../db/insert-selected.ts";

/** Longer than any lease: a copy that was being written when its person was removed is there by then. */
const SECOND_LOOK_AFTER_MS = 10 * 60 * 1000;

type Erasure = typeof erasuresTable.$inferSelect;

/** Stores, if `condition` holds, that the copies of a person are to be deleted outside the database, too. */
export function enqueueErasure(db: Database, emailHash: string, condition: SQL, now: number) {
  const erasure = { emailHash, requestedAt: now, nextAttemptAt: now + SECOND_LOOK_AFTER_MS };
  return insertSelected(db, erasuresTable, erasure, sql`WHERE ${condition}`).onConflictDoUpdate({
    target: erasuresTable.emailHash,
    set: { ...erasure, attempts: 0, lastError: null },
  });
}

/** The erasures that are due, the oldest first. */
export function findDueErasures(db: Database, now: number, limit: number): Promise<Erasure[]> {
  return db
    .select()
    .from(erasuresTable)
    .where(lte(erasuresTable.nextAttemptAt, now))
    .orderBy(erasuresTable.nextAttemptAt)
    .limit(limit);
}

/** Ends erasures, unless their people were removed again in the meantime. One statement. */
export async function endErasures(db: Database, finished: readonly Erasure[]): Promise<void> {
  await db.delete(erasuresTable).where(sql`(email_hash, requested_at) IN
    (SELECT value ->> 'emailHash', value ->> 'requestedAt' FROM json_each(${JSON.stringify(finished)}))`);
}

/** Postpones an erasure that failed. @param delayMs milliseconds until the next attempt */
export async function postponeErasure(
  db: Database,
  { emailHash }: Erasure,
  error: string,
  now: number,
  delayMs: number,
) {
  await db
    .update(erasuresTable)
    .set({ attempts: sql`attempts + 1`, nextAttemptAt: now + delayMs, lastError: error })
    .where(eq(erasuresTable.emailHash, emailHash));
}

/** The removals that are not finished: how many. Reads them all. */
export async function countErasures(db: Database): Promise<number> {
  return db.$count(erasuresTable);
}

/** When some people were last removed, by the hashes of their emails, in milliseconds. One query. */
export async function findErasures(db: Database, emailHashes: readonly string[]): Promise<Map<string, number>> {
  const found = await db
    .select()
    .from(tombstonesTable)
    .where(sql`email_hash IN (SELECT value FROM json_each(${JSON.stringify(emailHashes)}))`);
  return new Map(found.map(({ emailHash, erasedAt }) => [emailHash, erasedAt]));
}

/**
 * Whether a person was not removed since they sent something: a condition of every insertion of what is theirs, so that none which
 * is under way outlives their removal.
 */
export function isNotErased(emailHash: string | null, sentAt: number): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM tombstones WHERE email_hash = ${emailHash} AND erased_at >= ${sentAt})`;
}
