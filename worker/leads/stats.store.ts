import { and, count, desc, eq, gte, isNotNull } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { CALCULATOR_OPTIONS } from "../../domain/calculator-input.ts";
import { type LeadKind, type LeadSource, SOURCES_OF_KIND } from "../../domain/lead.ts";
import { BREAKDOWN_SAMPLE_SIZE } from "../../domain/owner-lists.ts";
import type { Database } from "../db/database.ts";
import { valueOf } from "../db/expressions.ts";
import { unsubscribedAt } from "../people/suppressions.store.ts";
import { LEAD_COUNTRIES } from "../people/filter.store.ts";
import { EVER, leadCountsTable, leadsTable } from "../db/schema.ts";

// The numbers of the owner's report, read from counters that triggers update (decision: stats-cost-is-flat). No window
// here begins within a quarter-hour. Times are milliseconds.

const RECENT_LIMIT = 100;
const CAMPAIGNS_NAMED = 10;
const COUNTRIES_NAMED = 15;

/** What all values beyond the named ones are counted as. */
const OTHER = "other";

/**
 * Leads since the owner's midnight, in the last seven days, and ever. Reads a row for each source and quarter-hour of the week
 * that has leads.
 */
export async function leadStats(db: Database, since: { today: number; week: number }) {
  const sources = await countSources(db);
  const quarters = await countQuarters(db, Math.min(since.today, since.week));
  const countKind = (kind: LeadKind) =>
    sumCounts(sources.filter(({ source }) => (SOURCES_OF_KIND[kind] as readonly LeadSource[]).includes(source)));
  return {
    today: sumCounts(quarters.filter(({ start }) => start >= since.today)),
    week: sumCounts(quarters.filter(({ start }) => start >= since.week)),
    total: sumCounts(sources),
    optIns: countKind("opt_in"),
    submissions: countKind("submission"),
    plans: countKind("plan"),
  };
}

/**
 * Leads of each day, given the moments that the days begin, oldest first; the last day is still open. Reads a row for each
 * source and quarter-hour of the days that has leads.
 */
export async function leadsPerDay(db: Database, dayStarts: readonly number[]): Promise<number[]> {
  const quarters = await countQuarters(db, Math.min(...dayStarts));
  return dayStarts.map((start, day) => {
    const end = dayStarts[day + 1] ?? Infinity;
    return sumCounts(quarters.filter((quarter) => quarter.start >= start && quarter.start < end));
  });
}

/** Leads of each source that has any, most first. Reads a row for each. */
export async function leadsBySource(db: Database) {
  const sources = await countSources(db);
  return sources
    .filter(({ count }) => count > 0)
    .map(({ source, count }) => ({ source, count }))
    .toSorted((a, b) => b.count - a.count || (a.source < b.source ? -1 : 1));
}

/**
 * Leads of the ten most used campaigns, most first, and of all others together as `other`. Reads an index row for each lead
 * with a campaign.
 */
export async function leadsByCampaign(db: Database) {
  const found = await db
    .select({ campaign: leadsTable.utmCampaign, count: count() })
    .from(leadsTable)
    .where(isNotNull(leadsTable.utmCampaign))
    .groupBy(leadsTable.utmCampaign);
  const counts = sumBy(found, ({ campaign }) => campaign);
  return nameMost(counts, CAMPAIGNS_NAMED).map(([campaign, count]) => ({ campaign, count }));
}

/** Names of the calculator's destinations by their values: opt-ins store names. */
const DESTINATION_NAMES: ReadonlyMap<string, string> = new Map(
  CALCULATOR_OPTIONS.destinationCountry.map(({ value, label }) => [value, label]),
);

/**
 * The leads since a moment by source, campaign and country, most first. Looks at the newest `most` of them, and
 * reads two rows for each; `isCut` says whether there are more.
 */
export async function breakDownLeads(db: Database, since: number, most = BREAKDOWN_SAMPLE_SIZE) {
  const { source, utmCampaign, createdAt, id } = leadsTable;
  const fields = { source, utmCampaign, countries: LEAD_COUNTRIES.as("countries"), createdAt, id };
  const newestOf = (kind: LeadKind) => db.select(fields).from(leadsTable).where(isOfKindSince(kind, since));
  const newest = unionAll(newestOf("opt_in"), newestOf("submission"), newestOf("plan"))
    .orderBy(desc(createdAt), desc(id))
    .limit(most + 1)
    .as("newest");
  const parts = await db
    .select({
      source: newest.source,
      campaign: newest.utmCampaign,
      countries: newest.countries,
      count: count(),
    })
    .from(newest)
    .groupBy(newest.source, newest.utmCampaign, valueOf(newest.countries));
  const sources = sumBy(parts, ({ source }) => source);
  const campaigns = sumBy(parts, ({ campaign }) => campaign);
  // A lead that names several counts for each of them.
  const named = parts.flatMap(({ countries: list, count }) =>
    (JSON.parse(list) as (string | null)[]).map((country) => ({ country, count })),
  );
  const countries = sumBy(named, ({ country }) =>
    country === null ? "" : (DESTINATION_NAMES.get(country) ?? country),
  );
  return {
    sources: nameMost(sources, sources.size).map(([source, count]) => ({ source, count })),
    campaigns: nameMost(campaigns, CAMPAIGNS_NAMED).map(([campaign, count]) => ({ campaign, count })),
    /** The empty name: none was told. */
    countries: nameMost(countries, COUNTRIES_NAMED).map(([country, count]) => ({ country, count })),
    isCut: sumCounts(parts) > most,
  };
}

/** Sums of the parts that have the same name; those without one are left out. */
function sumBy<Counted extends { count: number }, Name extends string>(
  parts: readonly Counted[],
  nameOf: (part: Counted) => Name | null,
): Map<Name, number> {
  const counts = new Map<Name, number>();
  for (const part of parts) {
    const name = nameOf(part);
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + part.count);
  }
  return counts;
}

/** The names with the largest counts, largest first, and after them all others together as `other`. */
function nameMost<Name extends string>(
  counts: ReadonlyMap<Name, number>,
  named: number,
): [name: Name | typeof OTHER, count: number][] {
  const most = [...counts]
    .filter(([name]) => name !== OTHER)
    .toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, named);
  const sum = (entries: Iterable<[string, number]>) => [...entries].reduce((total, [, count]) => total + count, 0);
  const rest = sum(counts) - sum(most);
  return rest > 0 ? [...most, [OTHER, rest]] : most;
}

/** The newest 100 leads of all kinds since a moment, newest first. Reads at most a row of each kind more than it returns. */
export function recentLeads(db: Database, since: number) {
  const columns = {
    id: leadsTable.id,
    personId: leadsTable.emailHash,
    name: leadsTable.name,
    email: leadsTable.email,
    goal: leadsTable.goal,
    source: leadsTable.source,
    createdAt: leadsTable.createdAt,
    unsubscribedAt: unsubscribedAt(leadsTable.emailHash).as("unsubscribed_at"),
  };
  const newest = (kind: LeadKind) => db.select(columns).from(leadsTable).where(isOfKindSince(kind, since));
  return unionAll(newest("opt_in"), newest("submission"), newest("plan"))
    .orderBy(desc(leadsTable.createdAt), desc(leadsTable.id))
    .limit(RECENT_LIMIT);
}

/** The index begins with the kind, and the database merges what it gives for each. */
function isOfKindSince(kind: LeadKind, since: number) {
  return and(eq(leadsTable.kind, kind), gte(leadsTable.createdAt, since));
}

/** All leads of each source. */
function countSources(db: Database) {
  return db.select().from(leadCountsTable).where(eq(leadCountsTable.quarterStart, EVER));
}

/** Leads by quarter-hour and source since a moment. */
function countQuarters(db: Database, since: number) {
  return db
    .select({ start: leadCountsTable.quarterStart, count: leadCountsTable.count })
    .from(leadCountsTable)
    .where(gte(leadCountsTable.quarterStart, Math.max(since, EVER + 1)));
}

function sumCounts(rows: readonly { count: number }[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}
