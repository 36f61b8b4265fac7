import { desc, eq, lt, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { Database } from "./database.ts";
import { quarantineTable } from "./schema.ts";

export type QuarantinedPost = typeof quarantineTable.$inferSelect;

const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** Keeps a post that looks like spam, with the reasons, so that a person can look at it (decision: one-guard). */
export async function quarantine(
  db: Database,
  post: Pick<QuarantinedPost, "path" | "reasons" | "body" | "isPlainForm"> & { now: number },
) {
  const { now, ...rest } = post;
  await db.insert(quarantineTable).values({ id: `spam_${uuidv7()}`, ...rest, createdAt: now });
}

/**
 * What stands in the quarantine, newest first. Reads as many rows as it returns.
 * @param after the last post of the page before; null for the first page
 */
export function listQuarantine(
  db: Database,
  { limit, after }: { limit: number; after: { key: number; id: string } | null },
): Promise<QuarantinedPost[]> {
  return db
    .select()
    .from(quarantineTable)
    .where(after ? sql`(created_at, id) < (${after.key}, ${after.id})` : undefined)
    .orderBy(desc(quarantineTable.createdAt), desc(quarantineTable.id))
    .limit(limit);
}

export async function findQuarantined(db: Database, id: string): Promise<QuarantinedPost | null> {
  return (await db.query.quarantineTable.findFirst({ where: eq(quarantineTable.id, id) })) ?? null;
}

/** Deletes one post; false where there is none. */
export async function deleteQuarantined(db: Database, id: string): Promise<boolean> {
  const deleted = await db
    .delete(quarantineTable)
    .where(eq(quarantineTable.id, id))
    .returning({ id: quarantineTable.id });
  return deleted.length > 0;
}

/** Drops what has stood in the quarantine for 30 days. */
export async function purgeQuarantine(db: Database, now: number) {
  await db.delete(quarantineTable).where(lt(quarantineTable.createdAt, now - KEPT_FOR_MS));
}
