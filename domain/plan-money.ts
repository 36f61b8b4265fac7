import { addMonths } from "./calendar-month.ts";
import type { IsoDate } from "./facts.ts";
import { cityBudget, type LineId } from "./city-budget.ts";
import type { Plan, PlanCity, PlanInputs, PlanKit } from "./plan.ts";
import type { Range } from "./range.ts";

/** What living there costs this household, in US dollars; null where no page names enough of it. */
export type LivingCosts = {
  /** A month. */
  month: Range | null;
  /** Due when one signs a lease and moves in: rent in advance, deposits. */
  arrival: Range | null;
};

/** How many months of living the plan sets aside after the arrival, and how many more as a reserve. */
export const LIVING_MONTHS = 3;
export const RESERVE_MONTHS = 3;

export const MONEY_LINES = ["tasks", "arrival", "living", "reserve"] as const;
export type MoneyLine = (typeof MONEY_LINES)[number];

export type PlanMoney = {
  /** In US dollars; null where it is not known. */
  lines: Readonly<Record<MoneyLine, Range | null>>;
  /** The sum of what is known. */
  total: Range;
  /** What no page names: titles of tasks, and names of lines. */
  unknown: { tasks: readonly string[]; lines: readonly MoneyLine[] };
  /** What must have been paid by the end of each month, from the first payment to the last month of living. */
  byMonth: readonly { month: string; paid: Range }[];
};

const NOTHING: Range = { from: 0, to: 0 };

function addRanges(ranges: readonly Range[]): Range {
  return ranges.reduce((sum, { from, to }) => ({ from: sum.from + from, to: sum.to + to }), NOTHING);
}

function times(range: Range | null, count: number): Range | null {
  return range && { from: range.from * count, to: range.to * count };
}

/** What the move costs, and by when. A task is paid in the month in which it must be done, or in this one if that is over. */
export function planMoney(plan: Plan, living: LivingCosts, today: IsoDate): PlanMoney {
  const arrivalMonth = plan.arrival.slice(0, 7);
  const thisMonth = today.slice(0, 7);
  const known = plan.tasks.flatMap(({ householdUsd, finishBy }) =>
    householdUsd && householdUsd.to > 0 ? [{ month: later(finishBy.slice(0, 7), thisMonth), cost: householdUsd }] : [],
  );
  const lines = {
    tasks: addRanges(known.map(({ cost }) => cost)),
    arrival: living.arrival,
    living: times(living.month, LIVING_MONTHS),
    reserve: times(living.month, RESERVE_MONTHS),
  };
  const payments = [
    ...known,
    ...(living.arrival ? [{ month: arrivalMonth, cost: living.arrival }] : []),
    ...Array.from({ length: living.month ? LIVING_MONTHS : 0 }, (_, index) => ({
      month: addMonths(arrivalMonth, index),
      cost: living.month!,
    })),
    // The reserve must be there on arrival.
    ...(lines.reserve ? [{ month: arrivalMonth, cost: lines.reserve }] : []),
  ];
  return {
    lines,
    total: addRanges(MONEY_LINES.flatMap((line) => lines[line] ?? [])),
    unknown: {
      tasks: plan.tasks.filter(({ householdUsd }) => householdUsd === null).map(({ title }) => title),
      lines: MONEY_LINES.filter((line) => lines[line] === null),
    },
    byMonth: sumByMonth(payments),
  };
}

/** The money of a plan, with the city that it is counted for and the lines of a month that no record names. */
export type HouseholdMoney = PlanMoney & {
  city: PlanCity | null;
  month: LivingCosts["month"];
  missing: readonly LineId[];
};

/** Counts a plan's money for its household and city: the city that the inputs name, or the first of the record. */
export function householdMoney(plan: Plan, inputs: PlanInputs, kit: PlanKit, today: IsoDate): HouseholdMoney {
  const city = kit.cities.find(({ id }) => id === inputs.city) ?? kit.cities[0] ?? null;
  const household = { adults: inputs.adults, children: inputs.childrenAges.length };
  // The permit's fee is one of the tasks' costs.
  const budget = city && cityBudget(city.figures, household, "comfortable", null);
  const month = budget?.isWhole ? budget.sum : null;
  const advance = budget?.arrival.lines.find(({ id }) => id === "advanceRent")?.range ?? null;
  return { ...planMoney(plan, { month, arrival: advance }, today), city, month, missing: budget?.missing ?? [] };
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

function sumByMonth(payments: readonly { month: string; cost: Range }[]): PlanMoney["byMonth"] {
  const months = payments.map(({ month }) => month).toSorted();
  const [first] = months;
  const last = months.at(-1);
  const sums: { month: string; paid: Range }[] = [];
  for (let month = first; month !== undefined && month <= last!; month = addMonths(month, 1)) {
    sums.push({ month, paid: addRanges(payments.filter((one) => one.month <= month!).map(({ cost }) => cost)) });
  }
  return sums;
}
