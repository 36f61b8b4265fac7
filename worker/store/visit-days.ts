import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import { addDays, calendarDay } from "../../domain/calendar-day.ts";
import { VISIT_DAYS } from "../../domain/retention.ts";
import type { VisitTotals } from "../../domain/visit-counts.ts";
import type { Database } from "./database.ts";
import { visitDaysTable } from "./schema.ts";

// What visitors did, a row for each day (decision: visits-counted-by-day). Days are those of UTC.

/** So many writers of one day at once are more than there ever are. */
const TRIES = 8;

/** The totals from a day on, in their order; days without any have no row. Reads a row for each day. */
export function readVisitDays(db: Database, from: string) {
  return db
    .select({ day: visitDaysTable.day, totals: visitDaysTable.totals })
    .from(visitDaysTable)
    .where(gte(visitDaysTable.day, from))
    .orderBy(asc(visitDaysTable.day));
}

/**
 * Changes the totals of a day; nothing that another writer counts meanwhile is lost. Writes one row, which it reads twice or three times.
 * @throws Error where others are always faster
 */
export async function changeVisitDay(db: Database, day: string, change: (before: VisitTotals) => VisitTotals) {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [before] = await db.select().from(visitDaysTable).where(eq(visitDaysTable.day, day));
    const totals = change(before?.totals ?? {});
    const written = await (before
      ? db
          .update(visitDaysTable)
          .set({ totals, version: sql`version + 1` })
          .where(and(eq(visitDaysTable.day, day), eq(visitDaysTable.version, before.version)))
          .returning({ day: visitDaysTable.day })
      : db
          .insert(visitDaysTable)
          .values({ day, totals, version: 1 })
          .onConflictDoNothing()
          .returning({ day: visitDaysTable.day }));
    if (written.length > 0) return;
  }
  throw new Error(`the visits of a day were changed by others ${TRIES} times`);
}

/** Deletes the totals of days that are kept no longer. @param now milliseconds */
export async function purgeVisitDays(db: Database, now: number) {
  await db.delete(visitDaysTable).where(lt(visitDaysTable.day, addDays(calendarDay(now, "UTC"), -VISIT_DAYS)));
}
