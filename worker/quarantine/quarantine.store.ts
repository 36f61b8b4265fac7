import { and, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { QUARANTINE_DAYS } from "../../domain/owner-lists.ts";
import { countUpTo } from "../db/count-up-to.ts";
import type { Database } from "../db/database.ts";
import { isNotErased } from "../people/tombstones.store.ts";
import { cutPage, type PageRequest } from "../db/page.ts";
import { quarantineDaysTable, quarantineTable } from "../db/schema.ts";
import { insertSelected } from "../db/insert-selected.ts";

type QuarantinedPost = typeof quarantineTable.$inferSelect;

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_FOR_MS = QUARANTINE_DAYS * DAY_MS;

/**
 * Posts that the quarantine takes on a day (UTC); beyond it they are only counted (decision: one-guard). Certain spam takes at
 * most half of them, so that there is room for posts that may be a person's.
 */
export const POSTS_A_DAY = 1000;

type NewPost = Pick<QuarantinedPost, "path" | "reasons" | "body" | "emailHash" | "isPlainForm" | "isCertain"> & {
  /** When it was sent, in milliseconds. */
  sentAt: number;
};

/**
 * Stores a post that looks like spam, with the reasons, so that the owner can judge it. Beyond the cap of the day it
 * is only counted. Nothing is stored of a person who was removed since.
 * @param options `countsRefused`: false where the same post is tried again later
 * @returns whether it is stored
 */
export async function quarantinePost(
  db: Database,
  { sentAt, ...post }: NewPost,
  now: number,
  { countsRefused = true } = {},
): Promise<boolean> {
  const id = `quarantined_${uuidv7()}`;
  const today = now - (now % DAY_MS);
  const cap = post.isCertain ? POSTS_A_DAY / 2 : POSTS_A_DAY;
  const hasRoom = sql`NOT EXISTS (SELECT 1 FROM quarantine_days WHERE day_start = ${today} AND stored >= ${cap})`;
  const isStored = sql`EXISTS (SELECT 1 FROM quarantine WHERE id = ${id})`;
  const values = { id, ...post, createdAt: sentAt };
  const counted = { dayStart: today, stored: isStored, countedOnly: countsRefused ? sql`NOT ${isStored}` : 0 };
  const [stored] = await db.batch([
    insertSelected(
      db,
      quarantineTable,
      values,
      sql`WHERE ${hasRoom} AND ${isNotErased(post.emailHash, sentAt)}`,
    ).returning({ id: quarantineTable.id }),
    insertSelected(db, quarantineDaysTable, counted, sql`WHERE 1`).onConflictDoUpdate({
      target: quarantineDaysTable.dayStart,
      set: {
        stored: sql`stored + excluded.stored`,
        countedOnly: sql`counted_only + excluded.counted_only`,
      },
    }),
  ]);
  return stored.length > 0;
}

/** One page of the quarantine, newest first. Reads one row more than it returns. */
export async function listQuarantine(db: Database, { limit, after }: PageRequest) {
  const found = await db
    .select()
    .from(quarantineTable)
    .where(after ? sql`(created_at, id) < (${after.key}, ${after.id})` : undefined)
    .orderBy(desc(quarantineTable.createdAt), desc(quarantineTable.id))
    .limit(limit + 1);
  return cutPage(found, limit, ({ createdAt, id }) => ({ order: "newest", key: createdAt, id }));
}

/** Remembers that the owner has seen these posts. Seeing one twice keeps the first time. */
export async function markSeen(db: Database, ids: string[], now: number) {
  await db
    .update(quarantineTable)
    .set({ seenAt: now })
    .where(and(inArray(quarantineTable.id, ids), isNull(quarantineTable.seenAt)));
}

/**
 * What waits for the owner: posts that may not be spam and that they have not seen, and how many posts of the last 30
 * days were only counted. Reads and counts at most `MAX_COUNTED` posts, and 31 days.
 */
export async function countQuarantine(db: Database, now: number) {
  const [counts] = await db.all<{ waiting: number; countedOnly: number }>(sql`SELECT
    ${countUpTo(sql`quarantine WHERE settled_at IS NULL`)} AS waiting,
    (SELECT coalesce(sum(counted_only), 0) FROM quarantine_days WHERE day_start > ${now - KEPT_FOR_MS}) AS countedOnly`);
  return counts!;
}

export async function findQuarantined(db: Database, id: string): Promise<QuarantinedPost | null> {
  return (await db.query.quarantineTable.findFirst({ where: eq(quarantineTable.id, id) })) ?? null;
}

/** Deletes posts. @returns how many of them there were */
export async function deleteQuarantined(db: Database, ids: string[]): Promise<number> {
  const deleted = await db
    .delete(quarantineTable)
    .where(inArray(quarantineTable.id, ids))
    .returning({ id: quarantineTable.id });
  return deleted.length;
}

/** Deletes what is certainly spam, and what the owner has seen, after `QUARANTINE_DAYS`; anything else waits, and is not read. */
export async function purgeQuarantine(db: Database, now: number): Promise<void> {
  const before = now - KEPT_FOR_MS;
  await db.batch([
    db.delete(quarantineTable).where(lt(quarantineTable.settledAt, before)),
    db.delete(quarantineDaysTable).where(lt(quarantineDaysTable.dayStart, before)),
  ]);
}
