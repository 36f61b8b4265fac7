import { and, asc, desc, eq, exists, inArray, isNotNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { NewChange } from "../../domain/desk.ts";
import type { IsoDate } from "../../domain/facts.ts";
import type { Plan, Settled } from "../../domain/wanted.ts";
import type { Database } from "../db/database.ts";
import { insertSelected } from "../db/insert-selected.ts";
import { cutPage, type PageRequest } from "../db/page.ts";
import { changesTable, publishingFailuresTable } from "../db/schema.ts";

export type Change = typeof changesTable.$inferSelect;

/** Every change that waits, for the live site or, as a draft, for the owner's word, in the order in which they were made. */
export function listPending(db: Database): Promise<Change[]> {
  return db.select().from(changesTable).where(isNotNull(changesTable.pending)).orderBy(asc(changesTable.pending));
}

/** One page of all changes, the newest first. Reads one row more than it returns. */
export async function listChanges(db: Database, { limit, after }: PageRequest) {
  const found = await db
    .select()
    .from(changesTable)
    .where(after ? lt(changesTable.id, after.id) : undefined)
    .orderBy(desc(changesTable.id))
    .limit(limit + 1);
  return cutPage(found, limit, ({ createdAt, id }) => ({ order: "newest", key: createdAt, id }));
}

/** Reads one change by key; null if there is none. */
export async function readChange(db: Database, id: string): Promise<Change | null> {
  const [found] = await db.select().from(changesTable).where(eq(changesTable.id, id));
  return found ?? null;
}

/** The change of an entry that was sent before; null if none was. */
export async function findChangeOf(db: Database, entryId: string): Promise<Change | null> {
  const [found] = await db.select().from(changesTable).where(eq(changesTable.entryId, entryId));
  return found ?? null;
}

/** A change before it is stored. */
export type ChangeToStore = NewChange & { publishOn: IsoDate; undoes: string | null; actor: string; base: string };

/**
 * Stores a change and what it leaves of others, if those that wait are still the ones that it was checked against: so two at the
 * same moment cannot overwrite each other.
 * @param pending the ids of the changes that it was checked against
 * @returns null where others came or went meanwhile: check it again
 */
export async function storeChange(
  db: Database,
  change: ChangeToStore,
  { wanted, isOffered, others }: Plan<Change>,
  pending: readonly string[],
  now: number,
): Promise<Change | null> {
  const id = `change_${uuidv7()}`;
  const row = { id, ...change, wanted, isOffered, state: "waiting", createdAt: now, stateAt: now } as const;
  const isStored = exists(db.select().from(changesTable).where(eq(changesTable.id, id)));
  await db.batch([
    insertSelected(db, changesTable, row, sql`WHERE ${arePending(pending)}`).onConflictDoNothing(),
    ...others.map((other) =>
      db
        .update(changesTable)
        .set(other.wanted.length > 0 ? { wanted: other.wanted } : { wanted: [], state: "replaced", stateAt: now })
        .where(and(eq(changesTable.id, other.row.id), isStored)),
    ),
  ]);
  return findChangeOf(db, change.entryId);
}

/** Whether these are the pending changes, and no others. @param ids in their order */
function arePending(ids: readonly string[]): SQL {
  return sql`(SELECT json_group_array(pending) FROM
    (SELECT pending FROM content_changes WHERE pending IS NOT NULL ORDER BY pending)) = ${JSON.stringify(ids)}`;
}

/**
 * Drops a change that waits, if the pending ones are still those that it was checked against.
 * @param isGiven whether it may be dropped although a publishing run was given it
 * @returns it; null where it can't be dropped any more, or others came or went meanwhile
 */
export async function dropChange(
  db: Database,
  id: string,
  { pending, isGiven }: { pending: readonly string[]; isGiven: boolean },
  now: number,
): Promise<Change | null> {
  const isDroppable = isGiven ? undefined : eq(changesTable.isOffered, false);
  const [dropped] = await db
    .update(changesTable)
    .set({ state: "undone", wanted: [], stateAt: now })
    .where(and(eq(changesTable.id, id), isNotNull(changesTable.pending), isDroppable, arePending(pending)))
    .returning();
  return dropped ?? null;
}

/** Ends a draft that another change took over. */
export async function replaceDraft(db: Database, id: string, now: number): Promise<void> {
  await db
    .update(changesTable)
    .set({ state: "replaced", stateAt: now })
    .where(and(eq(changesTable.id, id), eq(changesTable.state, "draft")));
}

/** Ends changes of which the live site has shown something; one that ended meanwhile stays as it is. */
export async function settleChanges(db: Database, settled: readonly Settled<Change>[], now: number): Promise<void> {
  const [first, ...rest] = settled.map(({ row, state, wanted }) =>
    db
      .update(changesTable)
      .set({ wanted, ...(state !== "waiting" && { state, stateAt: now, reason: null }) })
      // As it was looked at: a save that came meanwhile may have taken a part of it.
      .where(and(eq(changesTable.id, row.id), eq(changesTable.wanted, row.wanted))),
  );
  if (first) await db.batch([first, ...rest]);
}

/**
 * What is due, for a publishing run: from now on it counts as given to one.
 * @param today UTC
 * @param version that is live
 */
export async function offerDue(db: Database, today: IsoDate, version: string): Promise<Change[]> {
  const isWaiting = eq(changesTable.state, "waiting");
  const isDue = and(isNotNull(changesTable.pending), isWaiting, lte(changesTable.publishOn, today));
  const [, , due] = await db.batch([
    db
      .update(changesTable)
      .set({ base: version })
      .where(and(isNotNull(changesTable.pending), isWaiting)),
    db.update(changesTable).set({ isOffered: true }).where(isDue),
    db.select().from(changesTable).where(isDue).orderBy(asc(changesTable.pending)),
  ]);
  return due;
}

/** Notes why changes are not live yet; null: nothing is known against them. */
export async function noteReason(db: Database, ids: readonly string[], reason: string | null): Promise<void> {
  const isOne = inArray(changesTable.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`);
  await db
    .update(changesTable)
    .set({ reason })
    .where(and(isOne, isNotNull(changesTable.pending)));
}

/** How the last publishing run failed, and how often alike; null where none did since. */
export async function readFailure(db: Database) {
  const [failure] = await db.select().from(publishingFailuresTable);
  return failure ?? null;
}

/** Notes that a run failed, once more where it was to publish the same. */
export async function noteFailure(db: Database, run: string, reason: string, now: number): Promise<void> {
  const times = sql`CASE WHEN ${publishingFailuresTable.run} = ${run} THEN ${publishingFailuresTable.times} + 1 ELSE 1 END`;
  await db
    .insert(publishingFailuresTable)
    .values({ id: "last", run, reason, times: 1, failedAt: now })
    .onConflictDoUpdate({ target: publishingFailuresTable.id, set: { run, reason, times, failedAt: now } });
}

/** Forgets how the last run failed: it ended well, or the owner wants another. */
export async function forgetFailure(db: Database): Promise<void> {
  await db.delete(publishingFailuresTable);
}
