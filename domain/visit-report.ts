import type { PlanAnswer } from "./plan-events.ts";
import { FORM_FIELDS, FORM_NAMES, OTHER_CAMPAIGN, type VisitTotals } from "./visit-counts.ts";
import type { FormName } from "./lead.ts";

/** Days in the report's chart, today included. */
export const REPORT_DAYS = 30;

/** Days of "this week", today included; "last week" is the same number of days before. */
const WEEK_DAYS = 7;

/** Pages and campaigns named in the report; the rest is one line. */
const NAMED = 10;

/** One day of UTC: what was counted of its visits, and the leads that came. */
export type ReportDay = { date: string; totals: VisitTotals; leads: number };

/** A count of this week beside that of the week before. */
type TwoWeeks = { thisWeek: number; lastWeek: number };

export type FunnelStep = "views" | "tools" | "leads" | "confirmed" | "checkout";

type NamedCount = { name: string } & TwoWeeks;

/** What is told of a campaign, and the event that it counts. */
const CAMPAIGN_COLUMNS = {
  entries: "entry",
  views: "view",
  tools: "tool",
  sent: "sent",
  checkout: "checkout",
} as const;
type CampaignColumn = keyof typeof CAMPAIGN_COLUMNS;

/** What came of the visits with a campaign in this week. */
type CampaignRow = { name: string } & Record<CampaignColumn, number>;

/**
 * Where people stop in a form: how many got at least as far as each field, and how many of them went no further. A field
 * that may be left out counts as passed by whoever got to a later one.
 */
type FormReport = {
  form: FormName;
  begun: number;
  sent: number;
  fields: { field: string; reached: number; stopped: number }[];
};

/**
 * The owner's report on visits. @param days the last `REPORT_DAYS`, in order, today last; a day without visits has empty
 * totals
 */
export function reportVisits(days: readonly ReportDay[]) {
  const thisWeek = days.slice(-WEEK_DAYS);
  const lastWeek = days.slice(-2 * WEEK_DAYS, -WEEK_DAYS);
  const now = sumTotals(thisWeek);
  const before = sumTotals(lastWeek);
  const step = (step: FunnelStep, prefix: string) => ({
    step,
    thisWeek: sumOf(now, prefix),
    lastWeek: sumOf(before, prefix),
  });
  return {
    days: days.map(({ date, totals }) => ({ date, views: sumOf(totals, "view page ") })),
    // The way from a look at a page to the checkout.
    funnel: [
      step("views", "view page "),
      step("tools", "tool tool "),
      { step: "leads" as const, thisWeek: sumLeads(thisWeek), lastWeek: sumLeads(lastWeek) },
      step("confirmed", "confirmed "),
      step("checkout", "checkout offer "),
    ],
    pages: rank("view page ", now, before),
    firstPages: rank("entry page ", now, before),
    tools: rank("tool tool ", now, before),
    plans: {
      country: rank("plan country ", now, before),
      month: rank("plan month ", now, before).toSorted(byMonth),
      reason: rank("plan reason ", now, before),
    } satisfies Record<PlanAnswer, NamedCount[]>,
    offers: rank("checkout offer ", now, before),
    unanswered: rank("unanswered search ", now, before),
    campaigns: rankCampaigns(now),
    forms: FORM_NAMES.map((form) => reportForm(form, now)).filter(({ begun, sent, fields }) =>
      [begun, sent, fields[0]?.reached ?? 0].some((count) => count > 0),
    ),
  };
}

export type VisitReport = ReturnType<typeof reportVisits>;

/** What visitors did on a day: pages seen, uses of the finder and the calculators, clicks to the checkout. */
export function sumVisits(totals: VisitTotals) {
  return {
    views: sumOf(totals, "view page "),
    tools: sumOf(totals, "tool tool "),
    checkout: sumOf(totals, "checkout offer "),
  };
}

function sumTotals(days: readonly ReportDay[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { totals } of days) {
    for (const [key, count] of Object.entries(totals)) sums.set(key, (sums.get(key) ?? 0) + count);
  }
  return sums;
}

function sumOf(totals: VisitTotals | ReadonlyMap<string, number>, prefix: string): number {
  const entries = totals instanceof Map ? totals : Object.entries(totals);
  let sum = 0;
  for (const [key, count] of entries) if (key.startsWith(prefix)) sum += count;
  return sum;
}

function sumLeads(days: readonly ReportDay[]): number {
  return days.reduce((sum, { leads }) => sum + leads, 0);
}

/** The names with the most counts of this week, then of the week before; the rest as `other`, last. */
function rank(prefix: string, now: ReadonlyMap<string, number>, before: ReadonlyMap<string, number>): NamedCount[] {
  const names = new Set([...now.keys(), ...before.keys()].filter((key) => key.startsWith(prefix)));
  const counted = [...names].map((key) => ({
    name: key.slice(prefix.length),
    thisWeek: now.get(key) ?? 0,
    lastWeek: before.get(key) ?? 0,
  }));
  const sorted = counted.toSorted(
    (a, b) => b.thisWeek - a.thisWeek || b.lastWeek - a.lastWeek || (a.name < b.name ? -1 : 1),
  );
  const rest = sorted.slice(NAMED);
  if (rest.length === 0) return sorted;
  const sum = (week: keyof TwoWeeks) => rest.reduce((total, row) => total + row[week], 0);
  return [...sorted.slice(0, NAMED), { name: OTHER_CAMPAIGN, thisWeek: sum("thisWeek"), lastWeek: sum("lastWeek") }];
}

/** In the order of time, the rest of them last. */
function byMonth(a: NamedCount, b: NamedCount): number {
  return a.name < b.name ? -1 : 1;
}

function rankCampaigns(now: ReadonlyMap<string, number>): CampaignRow[] {
  const names = new Set([...now.keys()].flatMap((key) => /^\w+ campaign (.+)$/.exec(key)?.[1] ?? []));
  const rowOf = (name: string, count: (column: CampaignColumn) => number): CampaignRow => {
    const columns = Object.keys(CAMPAIGN_COLUMNS) as CampaignColumn[];
    const counts = Object.fromEntries(columns.map((column) => [column, count(column)]));
    return { name, ...(counts as Record<CampaignColumn, number>) };
  };
  const rows = [...names].map((name) =>
    rowOf(name, (column) => now.get(`${CAMPAIGN_COLUMNS[column]} campaign ${name}`) ?? 0),
  );
  const isOther = ({ name }: CampaignRow) => Number(name === OTHER_CAMPAIGN);
  const sorted = rows.toSorted((a, b) => isOther(a) - isOther(b) || b.views - a.views || (a.name < b.name ? -1 : 1));
  const rest = sorted.slice(NAMED);
  if (rest.length <= 1) return sorted;
  const other = rowOf(OTHER_CAMPAIGN, (column) => rest.reduce((total, row) => total + row[column], 0));
  return [...sorted.slice(0, NAMED), other];
}

function reportForm(form: FormName, now: ReadonlyMap<string, number>): FormReport {
  const sent = now.get(`sent form ${form}`) ?? 0;
  const fields: FormReport["fields"] = [];
  let beyond = sent;
  for (const field of FORM_FIELDS[form].toReversed()) {
    const reached = Math.max(beyond, now.get(`field form ${form} ${field}`) ?? 0);
    fields.unshift({ field, reached, stopped: reached - beyond });
    beyond = reached;
  }
  return { form, begun: Math.max(sent, now.get(`begun form ${form}`) ?? 0), sent, fields };
}
