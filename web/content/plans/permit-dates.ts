import type { PlanTask } from "#domain/plan.ts";
import type { Range } from "#domain/range.ts";
import { type CountryRecord, type Permit } from "#content-model/resolve/resolve-country.ts";
import { HOMES, isNotPublished, type Maybe } from "#content-model/resolve/records.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { daysOf, LEAD_TIMES, type LeadTime, weeksInDays } from "./lead-times.ts";
import { PERMIT_DATE_TEXTS as texts } from "./task-copy.ts";

/** When a task is due, in days from arrival, with the reason and the facts behind it. */
type Dates = Pick<PlanTask, "fromDay" | "dueDay" | "why"> & { records: readonly Maybe[] };

/** A permit that you apply for before travel must be granted two weeks before arrival. */
const BEFORE_TRAVEL = -14;
/** The first day on which you can visit an office there. */
const FIRST_DAY = 1;
/** When a lease is signed, and when a bank account is open: banks ask for an address. */
export const SETTLED_DAYS = { home: 45, account: 75 } as const;
/** When to visit an office there. The legal deadline would leave no time to replace a missing paper. */
export const OFFICE_DAY = LEAD_TIMES.ask.days.to;

/** What you do before you apply. */
export type FirstStep = Permit["first"][number];

const FIRST_STEP_TIMES = {
  translation: LEAD_TIMES.translation,
  company: LEAD_TIMES.company,
  lease: LEAD_TIMES.certifiedLease,
  number: LEAD_TIMES.ask,
} as const satisfies Record<FirstStep["kind"], LeadTime>;

/** How long a step before the application takes: the published time, or our estimate. */
export function firstStepTime({ kind, weeks }: FirstStep): LeadTime | Range {
  return weeks ? weeksInDays(weeks) : FIRST_STEP_TIMES[kind];
}

/** The day by which you've done a step that you can do only there; null for the others. */
export function firstStepDay(step: FirstStep): number | null {
  const { to } = daysOf(firstStepTime(step));
  if (step.kind === "lease") return SETTLED_DAYS.home + to;
  return step.there || step.kind === "number" ? FIRST_DAY + to : null;
}

/**
 * When a permit must be granted: before travel, or, if you apply in the country, once the office has had its processing time.
 * If no page says where you apply, the plan assumes before travel, which is safer.
 */
export function applicationDates({ entry }: CountryRecord, permit: Permit, country: string, takes: Range): Dates {
  const { applyFrom, registerWithinDays: limit, waitInCountry } = permit;
  if (applyFrom !== "in the country") {
    const why = { "before travel": texts.beforeTravel, either: texts.either, unsaid: texts.unsaid };
    return { dueDay: BEFORE_TRAVEL, why: interpolate(why[applyFrom ?? "unsaid"], { country }), records: [] };
  }
  const day = applicationDay(permit);
  const when = limit === null ? texts.noLimit : interpolate(texts.limit, { days: String(limit) });
  const then = settledDay(permit) !== null ? texts.settled : interpolate(texts.soon, { day: String(day) });
  const mayWait = isNotPublished(waitInCountry) ? "unsaid" : waitInCountry.allowed ? "yes" : "no";
  return {
    fromDay: FIRST_DAY,
    dueDay: day + takes.to,
    why: interpolate(`${texts.there} ${when} ${then} ${texts.wait[mayWait]}`, { country }),
    records: limit === null ? HOMES.map((home) => entry[home].stay) : [],
  };
}

function applicationDay(permit: Permit): number {
  const settled = settledDay(permit);
  if (settled !== null) return settled;
  const early = Math.max(
    permit.card?.comesFirst ? OFFICE_DAY + daysOf(cardTime(permit)).to : OFFICE_DAY,
    ...permit.first.map((step) => firstStepDay(step) ?? 0),
  );
  return Math.min(permit.registerWithinDays ?? early, early);
}

/** How long the card takes: the published time, or our estimate. */
export function cardTime({ card }: Permit): LeadTime | Range {
  return card?.weeks ? weeksInDays(card.weeks) : LEAD_TIMES.card;
}

/** When you have the lease or account that an application there requires; null if it requires neither or the deadline is sooner. */
export function settledDay(permit: Permit): number | null {
  const { applyFrom, registerWithinDays } = permit;
  const needed = asksFor(permit, "account") ? "account" : asksFor(permit, "home") ? "home" : null;
  if (needed === null || applyFrom !== "in the country") return null;
  const day = Math.max(SETTLED_DAYS[needed], ...permit.first.map((step) => firstStepDay(step) ?? 0));
  return (registerWithinDays ?? day) >= day ? day : null;
}

/** Whether a permit requires a paper from a local bank, or one that depends on a local home. */
export function asksFor({ documents }: Permit, where: "account" | "home"): boolean {
  return documents.some(({ afterArrival }) => afterArrival === where);
}

/**
 * When you must have registered and hold the card: before you apply, after the permit is granted, or after arrival.
 * @param granted the day by which the permit is granted, in days from arrival
 */
export function registrationDates(permit: Permit, granted: number, takes: Range): Dates {
  if (permit.card?.comesFirst)
    return { fromDay: FIRST_DAY, dueDay: OFFICE_DAY + takes.to, why: texts.cardFirst, records: [] };
  if (permit.applyFrom === "in the country")
    return { fromDay: FIRST_DAY, dueDay: granted + takes.to, why: texts.collect, records: [] };
  const limit = permit.registerWithinDays;
  const begin = Math.min(limit ?? OFFICE_DAY, OFFICE_DAY);
  const why = limit === null ? texts.ask : texts.register;
  return {
    fromDay: FIRST_DAY,
    dueDay: permit.card ? begin + takes.to : begin,
    why: interpolate(why, { days: String(limit ?? OFFICE_DAY) }),
    records: limit === null ? [LEAD_TIMES.ask.fact] : [],
  };
}

/** The plan's last day, in days from arrival. */
const PLAN_DAYS = 90;

/** How and by when you get a local license: before your own expires, unless a prerequisite comes later. */
export function licenseDates({ goods }: CountryRecord, country: string): Pick<PlanTask, "title" | "dueDay" | "why"> {
  const { drivingLicenseDays: days, licenseBy, licenseNeeds } = goods;
  const { titles, valid, needs } = texts.license;
  const isValid = days === null ? valid.unsaid : days === 0 ? valid.none : valid.days;
  const asked = licenseNeeds === "permit" || licenseNeeds === "card" ? needs[licenseNeeds] : "";
  return {
    title: interpolate(titles[licenseBy === "exchange" || licenseBy === "test" ? licenseBy : "unsaid"], { country }),
    why: interpolate(`${isValid} ${asked}`.trim(), { country, days: String(days) }),
    dueDay: days ? Math.min(days, PLAN_DAYS) : PLAN_DAYS,
  };
}
