import { eq, gte, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { erasuresTable, tombstonesTable } from "./schema.ts";
import { selectRow } from "./select-row.ts";

/** Longer than any lease: a copy that was being written when its person was removed is there by then. */
const SECOND_LOOK_AFTER_MS = 10 * 60 * 1000;

type Erasure = typeof erasuresTable.$inferSelect;

/** Stores, if `condition` holds, that the copies of a person are to be deleted outside the database, too. */
export function enqueueErasure(db: Database, emailHash: string, condition: SQL, now: number) {
  const erasure = { emailHash, requestedAt: now, nextAttemptAt: now + SECOND_LOOK_AFTER_MS };
  return db
    .insert(erasuresTable)
    .select(selectRow(erasuresTable, erasure, sql`WHERE ${condition}`))
    .onConflictDoUpdate({ target: erasuresTable.emailHash, set: { ...erasure, attempts: 0, lastError: null } });
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

/** When a person was last removed, in milliseconds; undefined if never. */
export async function findErasure(db: Database, emailHash: string): Promise<number | undefined> {
  const tombstone = await db.query.tombstonesTable.findFirst({ where: eq(tombstonesTable.emailHash, emailHash) });
  return tombstone?.erasedAt;
}

/** Who was removed since a moment, by the hashes of their emails, and when, in milliseconds. Reads every tombstone. */
export async function findErasuresSince(db: Database, since: number): Promise<Map<string, number>> {
  const found = await db.select().from(tombstonesTable).where(gte(tombstonesTable.erasedAt, since));
  return new Map(found.map(({ emailHash, erasedAt }) => [emailHash, erasedAt]));
}
