import type { PlanTask } from "#domain/plan.ts";
import type { Range } from "#domain/range.ts";
import { type CountryRecord, type Permit } from "#content-model/resolve/resolve-country.ts";
import { HOMES, type Maybe } from "#content-model/resolve/records.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { daysOf, LEAD_TIMES, type LeadTime, weeksInDays } from "./lead-times.ts";
import { PERMIT_DATE_TEXTS as texts } from "./task-copy.ts";

/** Days from the arrival, with the reason for them and the records that name them. */
type Dates = Pick<PlanTask, "fromDay" | "dueDay" | "why"> & { records: readonly Maybe[] };

/** Two weeks before the arrival a permit that is asked for before the journey is in hand. */
const BEFORE_TRAVEL = -14;
/** From the day after the arrival on, offices there are visited. */
const FIRST_DAY = 1;
/** By these days a lease is signed, and then an account is open, for which banks want an address. */
export const SETTLED_DAYS = { home: 45, account: 75 } as const;
/** By this day one is at the offices there: a last legal day, where one is published, leaves no time for a missing paper. */
export const OFFICE_DAY = LEAD_TIMES.ask.days.to;

/**
 * By when a permit is granted: before the journey, or where it is asked for in the country, so long after the application as
 * the decision takes. Without a word on where it is asked for, the plan keeps to the safer of the two.
 */
export function applicationDates({ entry }: CountryRecord, permit: Permit, country: string, takes: Range): Dates {
  const { applyFrom, registerWithinDays: limit } = permit;
  if (applyFrom !== "in the country") {
    const why = { "before travel": texts.beforeTravel, either: texts.either, unsaid: texts.unsaid };
    return { dueDay: BEFORE_TRAVEL, why: interpolate(why[applyFrom ?? "unsaid"], { country }), records: [] };
  }
  const day = applicationDay(permit);
  const when = limit === null ? texts.noLimit : interpolate(texts.limit, { days: String(limit) });
  const then = settledDay(permit) !== null ? texts.settled : interpolate(texts.soon, { day: String(day) });
  return {
    fromDay: FIRST_DAY,
    dueDay: day + takes.to,
    why: interpolate(`${texts.there} ${when} ${then}`, { country }),
    records: limit === null ? HOMES.map((home) => entry[home].stay) : [],
  };
}

function applicationDay(permit: Permit): number {
  const settled = settledDay(permit);
  if (settled !== null) return settled;
  const early = permit.card?.comesFirst ? OFFICE_DAY + daysOf(cardTime(permit)).to : OFFICE_DAY;
  return Math.min(permit.registerWithinDays ?? early, early);
}

/** How long the card takes, by its record or our estimate. */
export function cardTime({ card }: Permit): LeadTime | Range {
  return card?.weeks ? weeksInDays(card.weeks) : LEAD_TIMES.card;
}

/** By when one has the home or the account that the papers of an application there take; null where none does, or the law leaves no time. */
export function settledDay(permit: Permit): number | null {
  const { applyFrom, registerWithinDays } = permit;
  const needed = asksFor(permit, "account") ? "account" : asksFor(permit, "home") ? "home" : null;
  if (needed === null || applyFrom !== "in the country") return null;
  const day = SETTLED_DAYS[needed];
  return (registerWithinDays ?? day) >= day ? day : null;
}

/** Whether a permit takes a paper that one gets from a bank there, or with a home there. */
export function asksFor({ documents }: Permit, where: "account" | "home"): boolean {
  return documents.some(({ afterArrival }) => afterArrival === where);
}

/**
 * By when one has registered and has the card: before one applies, soon after the permit is granted, or after the arrival.
 * @param granted the day by which the permit is granted
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

/** The plan ends so many days after the arrival. */
const PLAN_DAYS = 90;

/** By when one has a license of the country, and how: before one's own ends, unless what it takes comes later. */
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
