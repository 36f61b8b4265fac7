import { and, desc, gt, gte, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { OPT_IN_SOURCES } from "../../domain/lead.ts";
import type { Database } from "./database.ts";
import {
  leadCountsByCampaignTable,
  leadCountsBySourceTable,
  leadCountsHourlyTable,
  leadCountsQuarterHourlyTable,
  leadsTable,
} from "./schema.ts";

// The numbers of the owner's report, read from counters that triggers update (decision: stats-cost-is-flat). No window here begins within a quarter-hour. Times are milliseconds.

const QUARTER_MS = 15 * 60 * 1000;
const HOUR_MS = 4 * QUARTER_MS;

const RECENT_LIMIT = 100;
const CAMPAIGNS_NAMED = 10;

/**
 * Leads since the owner's midnight, in the last seven days, and ever. Reads at most 179 rows: 4 sources, the hours of a
 * week, and 6 quarter-hours before the first whole hour of each window.
 */
export async function leadStats(db: Database, since: { today: number; week: number }) {
  const hourOfToday = nextHour(since.today);
  const hourOfWeek = nextHour(since.week);
  const early = [...quartersBetween(since.today, hourOfToday), ...quartersBetween(since.week, hourOfWeek)];
  const hours = { start: leadCountsHourlyTable.hourStart, count: leadCountsHourlyTable.count };
  const [sources, [whole], quarters] = await db.batch([
    db.select().from(leadCountsBySourceTable),
    db
      .select({
        week: sql<number>`coalesce(sum(${hours.count}), 0)`,
        today: sql<number>`coalesce(sum(CASE WHEN ${hours.start} >= ${hourOfToday} THEN ${hours.count} END), 0)`,
      })
      .from(leadCountsHourlyTable)
      .where(gte(hours.start, hourOfWeek)),
    quarterCounts(db, early),
  ]);
  const earlyIn = (from: number, to: number) =>
    sumCounts(quarters.filter(({ quarterStart }) => quarterStart >= from && quarterStart < to));
  const optIns = sumCounts(sources.filter(({ source }) => (OPT_IN_SOURCES as readonly string[]).includes(source)));
  const total = sumCounts(sources);
  return {
    today: (whole?.today ?? 0) + earlyIn(since.today, hourOfToday),
    week: (whole?.week ?? 0) + earlyIn(since.week, hourOfWeek),
    total,
    optIns,
    submissions: total - optIns,
  };
}

/**
 * Leads of each day, given the moments that the days begin, oldest first; the last day is still open. Where midnight
 * splits an hour, its quarters part it between the days; those are kept for eight days, and an hour that has lost them
 * counts for the day that begins in it. Reads an hour's count per hour of the days and 3 quarters per split hour.
 */
export async function leadsPerDay(db: Database, dayStarts: readonly number[]): Promise<number[]> {
  const splitOff = dayStarts.flatMap((start) => quartersBetween(startOfHour(start), start));
  const [hours, quarters] = await db.batch([
    db
      .select()
      .from(leadCountsHourlyTable)
      .where(gte(leadCountsHourlyTable.hourStart, startOfHour(dayStarts[0] ?? 0))),
    quarterCounts(db, splitOff),
  ]);
  const sumFrom = (from: number) =>
    sumCounts(hours.filter(({ hourStart }) => hourStart >= startOfHour(from))) -
    sumCounts(quarters.filter(({ quarterStart }) => quarterStart >= startOfHour(from) && quarterStart < from));
  const sums = dayStarts.map(sumFrom);
  return sums.map((sum, day) => sum - (sums[day + 1] ?? 0));
}

/** Leads of each source that has any, most first. Reads at most 4 rows. */
export function leadsBySource(db: Database) {
  return db
    .select()
    .from(leadCountsBySourceTable)
    .where(gt(leadCountsBySourceTable.count, 0))
    .orderBy(desc(leadCountsBySourceTable.count), leadCountsBySourceTable.source);
}

/**
 * Leads of the ten most used campaigns, most first, and of all others together as `other`. Reads the counts of all the
 * campaigns, of which the sweep leaves at most 401.
 */
export async function leadsByCampaign(db: Database) {
  const { campaign, count } = leadCountsByCampaignTable;
  const [named, [all]] = await db.batch([
    db
      .select()
      .from(leadCountsByCampaignTable)
      .where(and(gt(count, 0), ne(campaign, "other")))
      .orderBy(desc(count), campaign)
      .limit(CAMPAIGNS_NAMED),
    db.select({ count: sql<number>`coalesce(sum(${count}), 0)` }).from(leadCountsByCampaignTable),
  ]);
  const rest = (all?.count ?? 0) - sumCounts(named);
  return rest > 0 ? [...named, { campaign: "other", count: rest }] : named;
}

/** The newest 100 leads of both kinds since a moment, newest first. Reads a row more than it returns, or two. */
export function recentLeads(db: Database, since: number) {
  const columns = {
    id: leadsTable.id,
    name: leadsTable.name,
    email: leadsTable.email,
    goal: leadsTable.goal,
    source: leadsTable.source,
    createdAt: leadsTable.createdAt,
  };
  const isRecent = gte(leadsTable.createdAt, since);
  // Each kind has an index of its own, and the database merges the two.
  const optIns = db
    .select(columns)
    .from(leadsTable)
    .where(and(isNull(leadsTable.entryId), isRecent));
  const submissions = db
    .select(columns)
    .from(leadsTable)
    .where(and(isNotNull(leadsTable.entryId), isRecent));
  return unionAll(optIns, submissions).orderBy(desc(leadsTable.createdAt), desc(leadsTable.id)).limit(RECENT_LIMIT);
}

function quarterCounts(db: Database, quarters: number[]) {
  return db
    .select()
    .from(leadCountsQuarterHourlyTable)
    .where(inArray(leadCountsQuarterHourlyTable.quarterStart, quarters));
}

function quartersBetween(from: number, to: number): number[] {
  return Array.from({ length: Math.ceil((to - from) / QUARTER_MS) }, (_, index) => from + index * QUARTER_MS);
}

function startOfHour(moment: number): number {
  return Math.floor(moment / HOUR_MS) * HOUR_MS;
}

function nextHour(moment: number): number {
  return Math.ceil(moment / HOUR_MS) * HOUR_MS;
}

function sumCounts(rows: readonly { count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}
