import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { VisitTotals } from "../../domain/visit-counts.ts";

/** What visitors did on a day (UTC), as totals without anything about any of them (decision: visits-counted-by-day). */
export const visitDaysTable = sqliteTable("visit_days", {
  /** `2026-11-21`. */
  day: text().primaryKey(),
  totals: text({ mode: "json" }).$type<VisitTotals>().notNull(),
  /** How many posts of pages it counts: `VISITS_PER_DAY` at most. */
  posts: integer().notNull(),
});
