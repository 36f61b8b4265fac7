import type { PlanTask } from "#domain/plan.ts";
import type { Range } from "#domain/range.ts";
import { type CountryRecord, type Permit } from "#content-model/resolve/resolve-country.ts";
import { HOMES, type Maybe } from "#content-model/resolve/records.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { LEAD_TIMES } from "./lead-times.ts";
import { PERMIT_DATE_TEXTS as texts } from "./task-copy.ts";

/** Days from the arrival, with the reason for them and the records that name them. */
type Dates = Pick<PlanTask, "fromDay" | "dueDay" | "why"> & { records: readonly Maybe[] };

/** Two weeks before the arrival a permit that is asked for before the journey is in hand. */
const BEFORE_TRAVEL = -14;
/** From the day after the arrival on, offices there are visited. */
const FIRST_DAY = 1;

/**
 * By when a permit is granted: before the journey, or where it is asked for in the country, so long after the last day of
 * applying as the decision takes. Without a word on where it is asked for, the plan keeps to the safer of the two.
 */
export function applicationDates(record: CountryRecord, permit: Permit, country: string, takes: Range): Dates {
  if (permit.applyFrom !== "in the country") {
    const why = { "before travel": texts.beforeTravel, either: texts.either, unsaid: texts.unsaid };
    return { dueDay: BEFORE_TRAVEL, why: interpolate(why[permit.applyFrom ?? "unsaid"], { country }), records: [] };
  }
  const { day, text, records } = lastDayThere(record, permit);
  return {
    fromDay: FIRST_DAY,
    dueDay: day + takes.to,
    why: interpolate(text, { country, days: String(day) }),
    records,
  };
}

/** The last day of applying in the country: the permit's own, or the last one of the shortest entry as a visitor. */
function lastDayThere({ entry }: CountryRecord, { registerWithinDays }: Permit) {
  if (registerWithinDays !== null) return { day: registerWithinDays, text: texts.within, records: [] };
  const stays = HOMES.flatMap((home) => entry[home].stayDays ?? []);
  if (stays.length === 0) return { ...ASKED, text: texts.thereUnsaid };
  return { day: Math.min(...stays), text: texts.asVisitor, records: HOMES.map((home) => entry[home].stay) };
}

/** By when one asks an office there where no page names a day. */
const ASKED = { day: LEAD_TIMES.ask.days.to, records: [LEAD_TIMES.ask.fact] };

/** By when one registers and has the card: by the permit's own limit, or when it is granted there. */
export function registrationDates(permit: Permit, granted: number): Dates {
  if (permit.applyFrom === "in the country") {
    return { fromDay: FIRST_DAY, dueDay: granted + 1, why: texts.collect, records: [] };
  }
  const limit = permit.registerWithinDays;
  const day = limit ?? ASKED.day;
  const why = interpolate(limit === null ? texts.ask : texts.register, { days: String(day) });
  return { fromDay: FIRST_DAY, dueDay: day, why, records: limit === null ? ASKED.records : [] };
}

/** The plan ends so many days after the arrival. */
const PLAN_DAYS = 90;

/** By when one has a license of the country, and how: before one's own ends, unless what it takes comes later. */
export function licenseDates({ goods }: CountryRecord, country: string): Pick<PlanTask, "title" | "dueDay" | "why"> {
  const { drivingLicenseDays: days, licenseBy, licenseNeeds } = goods;
  const { titles, valid, needs } = texts.license;
  const isValid =
    licenseBy === "keep" ? valid.keep : days === null ? valid.unsaid : days === 0 ? valid.none : valid.days;
  const asked = licenseNeeds === "permit" || licenseNeeds === "card" ? needs[licenseNeeds] : "";
  return {
    title: interpolate(titles[licenseBy ?? "unsaid"], { country }),
    why: interpolate(`${isValid} ${asked}`.trim(), { country, days: String(days) }),
    dueDay: days ? Math.min(days, PLAN_DAYS) : PLAN_DAYS,
  };
}
