import { and, eq, gte, inArray, not, type SQL } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { hasRow, itemsOf } from "../db/expressions.ts";
import { tombstonesTable } from "../db/schema.ts";

const { emailHash, erasedAt } = tombstonesTable;

/** When some people were last removed, by the hashes of their emails, in milliseconds. One query. */
export async function findErasures(db: Database, people: readonly string[]): Promise<Map<string, number>> {
  const found = await db
    .select()
    .from(tombstonesTable)
    .where(inArray(emailHash, itemsOf(people)));
  return new Map(found.map((tombstone) => [tombstone.emailHash, tombstone.erasedAt]));
}

/**
 * Whether a person was not removed since they sent something: a condition of every insertion of what is theirs, so that none which
 * is under way outlives their removal.
 */
export function isNotErased(person: string | SQL | null, sentAt: number): SQL | undefined {
  return person === null ? undefined : not(hasRow(tombstonesTable, and(eq(emailHash, person), gte(erasedAt, sentAt))));
}
