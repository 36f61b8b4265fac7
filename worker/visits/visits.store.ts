import { asc, eq, gte, lt, sql } from "drizzle-orm";
import { addDays, calendarDay } from "../../domain/calendar-day.ts";
import { VISIT_DAYS } from "../../domain/retention.ts";
import { countKeys } from "../../domain/visit-counts.ts";
import type { Database } from "../db/database.ts";
import { excluded, jsonPatch, plus } from "../db/expressions.ts";
import { visitDaysTable } from "../db/schema.ts";

// What visitors did, a row for each day (decision: visits-counted-by-day). Days are those of UTC.

/** The totals from a day on, in their order; days without any have no row. Reads a row for each day. */
export function readVisitDays(db: Database, from: string) {
  return db.select().from(visitDaysTable).where(gte(visitDaysTable.day, from)).orderBy(asc(visitDaysTable.day));
}

/**
 * Counts keys of `VisitTotals` on the day of a moment, unless its cap of posts is reached. Of two that come at
 * once none is lost. Reads two rows and one for each key, and writes one.
 * @param now milliseconds
 */
export async function countVisit(db: Database, keys: readonly string[], now: number, mostPosts = Infinity) {
  if (keys.length === 0) return;
  const day = calendarDay(now, "UTC");
  const [before] = await db.select().from(visitDaysTable).where(eq(visitDaysTable.day, day));
  if ((before?.posts ?? 0) >= mostPosts) return;
  const { totals, posts } = visitDaysTable;
  const added = sql`(SELECT json_group_object(key, value + coalesce(${totals} ->> ('$."' || key || '"'), 0))
    FROM json_each(${excluded(totals)}))`;
  await db
    .insert(visitDaysTable)
    .values({ day, totals: countKeys(before?.totals ?? {}, keys), posts: 1 })
    .onConflictDoUpdate({
      target: visitDaysTable.day,
      set: { totals: jsonPatch(totals, added), posts: plus(posts, 1) },
    });
}

/** Deletes the totals of days that are kept no longer. */
export async function purgeVisitDays(db: Database, now: number) {
  await db.delete(visitDaysTable).where(lt(visitDaysTable.day, addDays(calendarDay(now, "UTC"), -VISIT_DAYS)));
}
