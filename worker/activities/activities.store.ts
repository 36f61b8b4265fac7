import { desc, lt } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { ActivityAction, ActivityDetails } from "../../domain/activity.ts";
import { ACTIVITY_DAYS } from "../../domain/retention.ts";
import type { Database } from "../db/database.ts";
import { uuidv7LowerBound } from "../db/uuid-time.ts";
import { cutPage, type PageRequest } from "../db/page.ts";
import { activitiesTable } from "../db/schema.ts";

const KEY_PREFIX = "act_";
const KEPT_FOR_MS = ACTIVITY_DAYS * 24 * 60 * 60 * 1000;

type NewActivity = { actor: string; action: ActivityAction; details: ActivityDetails };

/** Adds an entry to the activity log. Writes one row. */
export async function addActivity(db: Database, activity: NewActivity, now: number): Promise<void> {
  await db.insert(activitiesTable).values({ id: newActivityId(), ...activity, createdAt: now });
}

/** One page of the activity log, newest first. Reads one row more than it returns. */
export async function listActivities(db: Database, { limit, after }: PageRequest) {
  const found = await db
    .select()
    .from(activitiesTable)
    .where(after ? lt(activitiesTable.id, after.id) : undefined)
    .orderBy(desc(activitiesTable.id))
    .limit(limit + 1);
  return cutPage(found, limit, ({ createdAt, id }) => ({ order: "newest", key: createdAt, id }));
}

/** Deletes the entries that are older than `ACTIVITY_DAYS`: the beginning of the key. */
export async function purgeActivities(db: Database, now: number): Promise<void> {
  await db.delete(activitiesTable).where(lt(activitiesTable.id, KEY_PREFIX + uuidv7LowerBound(now - KEPT_FOR_MS)));
}

/** In the order of time, which the purge and the list rely on. */
export function newActivityId(): string {
  return KEY_PREFIX + uuidv7();
}
