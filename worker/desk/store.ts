import { and, asc, desc, eq, inArray, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { ChangeState, NewChange } from "../../domain/desk.ts";
import type { Database } from "../db/database.ts";
import { insertSelected } from "../db/insert-selected.ts";
import { cutPage, type PageRequest } from "../db/page.ts";
import { changesTable } from "../db/schema.ts";

export type Change = typeof changesTable.$inferSelect;

/** Every change that no live build holds, in the order in which they were made. */
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

/**
 * Stores a change that was checked against others, if they are still the pending ones: so two at the same moment cannot
 * overwrite each other.
 * @param pending the ids of the changes that it was checked against
 * @returns null where others came or went meanwhile: check it again
 */
export async function storeChange(
  db: Database,
  change: NewChange & { actor: string; undoes: string | null },
  pending: readonly string[],
  now: number,
): Promise<Change | null> {
  const id = `change_${uuidv7()}`;
  const row = { id, ...change, state: "waiting", createdAt: now, stateAt: now } as const;
  await insertSelected(db, changesTable, row, sql`WHERE ${arePending(pending)}`).onConflictDoNothing();
  return findChangeOf(db, change.entryId);
}

/** Whether these are the pending changes, and no others. @param ids in their order */
function arePending(ids: readonly string[]): SQL {
  return sql`(SELECT json_group_array(pending) FROM
    (SELECT pending FROM changes WHERE pending IS NOT NULL ORDER BY pending)) = ${JSON.stringify(ids)}`;
}

/**
 * Takes back a change that waits, if the pending ones are still those that it was checked against.
 * @returns it; null where it waits no longer, or others came or went meanwhile
 */
export async function undoWaiting(
  db: Database,
  id: string,
  pending: readonly string[],
  now: number,
): Promise<Change | null> {
  const [undone] = await db
    .update(changesTable)
    .set({ state: "undone", stateAt: now })
    .where(and(eq(changesTable.id, id), eq(changesTable.state, "waiting"), arePending(pending)))
    .returning();
  return undone ?? null;
}

/** What a publisher or a deployment says of changes. */
export type Progress = { state: Exclude<ChangeState, "undone">; reason: string | null; commitId?: string | null };

/** Moves pending changes on; one that was undone or is live stays as it is. */
export async function moveOn(db: Database, ids: readonly string[], progress: Progress, now: number): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(changesTable)
    .set({ ...progress, stateAt: now })
    .where(
      and(
        inArray(changesTable.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`),
        isNotNull(changesTable.pending),
      ),
    );
}
