import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { tombstonesTable } from "../db/schema.ts";

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
