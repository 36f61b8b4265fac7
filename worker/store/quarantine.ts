import { lt } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { Database } from "./database.ts";
import { quarantineTable } from "./schema.ts";

const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** Keeps a post that looks like spam, with the reasons, so that a person can look at it (decision: one-guard). */
export async function quarantine(
  db: Database,
  post: { path: string; reasons: string[]; body: Record<string, unknown>; now: number },
) {
  const { now, ...rest } = post;
  await db.insert(quarantineTable).values({ id: `spam_${uuidv7()}`, ...rest, createdAt: now });
}

/** Drops what has stood in the quarantine for 30 days. */
export async function purgeQuarantine(db: Database, now: number) {
  await db.delete(quarantineTable).where(lt(quarantineTable.createdAt, now - KEPT_FOR_MS));
}
