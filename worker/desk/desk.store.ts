import { and, asc, desc, eq, inArray, isNotNull, lt, lte, type SQL } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { NewChange } from "../../domain/desk.ts";
import type { IsoDate } from "../../domain/facts.ts";
import type { Plan, Settled } from "../../domain/wanted.ts";
import type { Database } from "../db/database.ts";
import { hasRow, iif, itemsOf, jsonGroupArray, plus, query } from "../db/expressions.ts";
import { insertWhere } from "../db/insert-where.ts";
import { cutPage, type PageRequest } from "../db/page.ts";
import { changesTable, publishingFailuresTable } from "../db/schema.ts";

export type Change = typeof changesTable.$inferSelect;

/** All waiting changes and drafts, oldest first. */
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
type ChangeToStore = NewChange & { publishOn: IsoDate; undoes: string | null; actor: string; base: string };

/**
 * Stores a change and updates those it touches, but only if the pending changes are still the ones it was checked against. Two
 * saves at the same moment can't overwrite each other.
 * @param pending the ids of the changes it was checked against
 * @returns null if the pending changes differ: check it again
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
  const isStored = hasRow(changesTable, eq(changesTable.id, id));
  await db.batch([
    insertWhere(db, changesTable, row, arePending(pending)).onConflictDoNothing(),
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
  const { pending } = changesTable;
  const inOrder = query
    .select({ pending })
    .from(changesTable)
    .where(isNotNull(pending))
    .orderBy(pending)
    .as("in_order");
  return eq(query.select({ ids: jsonGroupArray(inOrder.pending) }).from(inOrder), JSON.stringify(ids));
}

/**
 * Drops a pending change, but only if the pending changes are still the ones it was checked against.
 * @param isGiven whether it may be dropped although a publishing run has read it
 * @returns the change; null if it can't be dropped anymore or the pending changes differ
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

/** Ends a draft that was saved again as a new change. */
export async function replaceDraft(db: Database, id: string, now: number): Promise<void> {
  await db
    .update(changesTable)
    .set({ state: "replaced", stateAt: now })
    .where(and(eq(changesTable.id, id), eq(changesTable.state, "draft")));
}

/** Stores the outcome of comparing changes with the live site. */
export async function settleChanges(db: Database, settled: readonly Settled<Change>[], now: number): Promise<void> {
  const [first, ...rest] = settled.map(({ row, state, wanted, base }) =>
    db
      .update(changesTable)
      .set({ wanted, base, ...(state !== "waiting" && { state, stateAt: now, reason: null }) })
      // Only if it's unchanged: a save may have replaced part of it since.
      .where(and(eq(changesTable.id, row.id), eq(changesTable.wanted, row.wanted))),
  );
  if (first) await db.batch([first, ...rest]);
}

/**
 * Reads the due changes for a publishing run and marks them as read.
 * @param today UTC
 * @param version the live version
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

/** Stores why changes aren't live yet. Null clears the reason. */
export async function noteReason(db: Database, ids: readonly string[], reason: string | null): Promise<void> {
  await db
    .update(changesTable)
    .set({ reason })
    .where(and(inArray(changesTable.id, itemsOf(ids)), isNotNull(changesTable.pending)));
}

/** How the last publishing run failed, and how many times in a row; null if it didn't. */
export async function readFailure(db: Database) {
  const [failure] = await db.select().from(publishingFailuresTable);
  return failure ?? null;
}

/**
 * Stores that a run failed. The count goes on if it tried to publish the same as the run before.
 * @param failure `times`: how many tries this failure counts for
 */
export async function noteFailure(
  db: Database,
  { run, reason, times }: { run: string; reason: string; times: number },
  now: number,
): Promise<void> {
  const before = publishingFailuresTable;
  const all = iif(eq(before.run, run), plus(before.times, times), times);
  await db
    .insert(publishingFailuresTable)
    .values({ id: "last", run, reason, times, failedAt: now })
    .onConflictDoUpdate({ target: publishingFailuresTable.id, set: { run, reason, times: all, failedAt: now } });
}

/** Clears the failure: a run succeeded, or the owner asked for another. */
export async function forgetFailure(db: Database): Promise<void> {
  await db.delete(publishingFailuresTable);
}
