import { count, eq, lt } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { Admission } from "../../domain/held-post.ts";
import type { Database } from "../db/database.ts";
import { plus, query, valueOf } from "../db/expressions.ts";
import { leadsTable, messagesTable, networkDaysTable } from "../db/schema.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Limits per network and day (UTC): notify the owner of the first 10 posts, take 200, quarantine up to 300, refuse the rest; of what
 * the honeypot caught, quarantine 100 (decision: one-guard). A mobile carrier puts thousands of phones behind one IPv4 address. All posts count alike: a count of new emails
 * would tell which are known.
 */
export const POSTS_PER_NETWORK_AND_DAY = { notified: 10, taken: 200, quarantined: 300, robots: 100 };

/** The most leads and messages of one person: far more than anybody leaves, few enough to be removed at once. */
export const ITEMS_PER_PERSON = 500;

/**
 * Counts a post. Writes one row, none for one that is refused, and reads at most `ITEMS_PER_PERSON` of its person's.
 * @param key a number made of the network and the day, from which neither can be read
 */
export async function countPost(
  db: Database,
  { key, emailHash }: { key: number; emailHash: string },
  now: number,
): Promise<Admission> {
  const itemsIn = (table: typeof leadsTable | typeof messagesTable) =>
    query.select({ person: table.emailHash }).from(table).where(eq(table.emailHash, emailHash));
  const items = unionAll(itemsIn(leadsTable), itemsIn(messagesTable)).limit(ITEMS_PER_PERSON).as("items");
  const counting = query.select({ count: count() }).from(items);
  const { notified, taken, quarantined } = POSTS_PER_NETWORK_AND_DAY;
  const [counted] = await db
    .insert(networkDaysTable)
    .values({ key, dayStart: now - (now % DAY_MS), posts: 1 })
    .onConflictDoUpdate({
      target: networkDaysTable.key,
      set: { posts: plus(networkDaysTable.posts, 1) },
      setWhere: lt(networkDaysTable.posts, quarantined),
    })
    .returning({ posts: networkDaysTable.posts, items: valueOf<number>(counting) });
  if (!counted) return "refused";
  if (counted.posts > taken) return "network";
  if (counted.items >= ITEMS_PER_PERSON) return "person";
  return counted.posts <= notified ? "notified" : "taken";
}

/** Counts a post that the honeypot caught. @returns whether its network may have it quarantined */
export async function countRobot(db: Database, key: number, now: number): Promise<boolean> {
  const counted = await db
    .insert(networkDaysTable)
    .values({ key, dayStart: now - (now % DAY_MS), posts: 1 })
    .onConflictDoUpdate({
      target: networkDaysTable.key,
      set: { posts: plus(networkDaysTable.posts, 1) },
      setWhere: lt(networkDaysTable.posts, POSTS_PER_NETWORK_AND_DAY.robots),
    })
    .returning({ posts: networkDaysTable.posts });
  return counted.length > 0;
}

/** Forgets the days before yesterday. */
export async function dropOldNetworkDays(db: Database, now: number): Promise<void> {
  await db.delete(networkDaysTable).where(lt(networkDaysTable.dayStart, now - (now % DAY_MS) - DAY_MS));
}
