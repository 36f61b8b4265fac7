import { desc, eq, lt, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { QUARANTINE_DAYS } from "../../domain/owner-lists.ts";
import type { Database } from "./database.ts";
import { cutPage, type PageRequest } from "./page.ts";
import { quarantineTable } from "./schema.ts";

export type QuarantinedPost = typeof quarantineTable.$inferSelect;

const KEPT_FOR_MS = QUARANTINE_DAYS * 24 * 60 * 60 * 1000;

/** Stores a post that looks like spam, with the reasons, so that the owner can judge it (decision: one-guard). */
export async function quarantinePost(
  db: Database,
  post: Pick<QuarantinedPost, "path" | "reasons" | "body" | "emailHash" | "isPlainForm">,
  now: number,
) {
  await db.insert(quarantineTable).values({ id: `spam_${uuidv7()}`, ...post, createdAt: now });
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

export async function findQuarantined(db: Database, id: string): Promise<QuarantinedPost | null> {
  return (await db.query.quarantineTable.findFirst({ where: eq(quarantineTable.id, id) })) ?? null;
}

/** Deletes one post. @returns whether there was one */
export async function deleteQuarantined(db: Database, id: string): Promise<boolean> {
  const deleted = await db
    .delete(quarantineTable)
    .where(eq(quarantineTable.id, id))
    .returning({ id: quarantineTable.id });
  return deleted.length > 0;
}

/** Deletes the posts that have been in the quarantine for `QUARANTINE_DAYS`. */
export async function purgeQuarantine(db: Database, now: number) {
  await db.delete(quarantineTable).where(lt(quarantineTable.createdAt, now - KEPT_FOR_MS));
}
