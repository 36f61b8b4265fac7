import { and, desc, eq, gt, gte, inArray, isNull, lt, not } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { QUARANTINE_DAYS } from "../../domain/owner-lists.ts";
import type { Database } from "../db/database.ts";
import { compareRows, countUpTo, excluded, hasRow, plus, total, tuple } from "../db/expressions.ts";
import { isNotErased } from "../people/tombstones.store.ts";
import { cutPage, type PageRequest } from "../db/page.ts";
import { quarantineDaysTable, quarantineTable } from "../db/schema.ts";
import { insertWhere } from "../db/insert-where.ts";

type QuarantinedPost = typeof quarantineTable.$inferSelect;

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_FOR_MS = QUARANTINE_DAYS * DAY_MS;

/**
 * Posts that the quarantine takes on a day (UTC); beyond it they are only counted (decision: one-guard). Certain spam takes at
 * most half of them, so that there is room for posts that may be a person's.
 */
const POSTS_A_DAY = 1000;

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
  const days = quarantineDaysTable;
  const isFull = hasRow(days, and(eq(days.dayStart, today), gte(days.stored, cap)));
  const isStored = hasRow(quarantineTable, eq(quarantineTable.id, id));
  const row = { id, ...post, createdAt: sentAt };
  const counted = { dayStart: today, stored: isStored, countedOnly: countsRefused ? not(isStored) : 0 };
  const [stored] = await db.batch([
    insertWhere(db, quarantineTable, row, and(not(isFull), isNotErased(post.emailHash, sentAt))).returning({
      id: quarantineTable.id,
    }),
    db
      .insert(days)
      .values(counted)
      .onConflictDoUpdate({
        target: days.dayStart,
        set: {
          stored: plus(days.stored, excluded(days.stored)),
          countedOnly: plus(days.countedOnly, excluded(days.countedOnly)),
        },
      }),
  ]);
  return stored.length > 0;
}

/** One page of the quarantine, newest first. Reads one row more than it returns. */
export async function listQuarantine(db: Database, { limit, after }: PageRequest) {
  const { createdAt, id } = quarantineTable;
  const found = await db
    .select()
    .from(quarantineTable)
    .where(after ? compareRows([createdAt, id], "<", tuple(after.key, after.id)) : undefined)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
  return cutPage(found, limit, (post) => ({ order: "newest", key: post.createdAt, id: post.id }));
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
  const [counts] = await db
    .select({
      waiting: countUpTo(quarantineTable, isNull(quarantineTable.settledAt)),
      countedOnly: total<number>(quarantineDaysTable.countedOnly),
    })
    .from(quarantineDaysTable)
    .where(gt(quarantineDaysTable.dayStart, now - KEPT_FOR_MS));
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
