// What a move costs its household, by when, and what is in no sum because no page names it. Pure, like the plan itself.
import { addMonths } from "./calendar-month.ts";
import { cityBudget, type LineId } from "./city-budget.ts";
import type { IsoDate } from "./facts.ts";
import {
  type FigureDays,
  findByFormerId,
  type Plan,
  type PlanCity,
  type PlanFact,
  type PlanInputs,
  type PlanKit,
  type PlannedTask,
} from "./plan.ts";
import { addRanges, type Range, times } from "./range.ts";

/** What living there costs this household, in US dollars; null where no page names enough of it. */
type LivingCosts = {
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

/** What one task costs, or several of which each person pays for one. */
type MoneyItem = {
  /** The titles of the tasks. */
  titles: readonly string[];
  usd: Range;
  /** The month in which it is paid. */
  month: string;
  /** The ids of the kit's facts that name it. */
  facts: readonly string[];
};

/** What is in no sum. */
export type NotCounted =
  /** No page that was read names it: the title of a task, or a line. */
  | { kind: "unnamed"; title: string }
  | { kind: "line"; line: MoneyLine | LineId }
  /** What the amount of a task lacks. */
  | { kind: "part"; title: string; part: string }
  /** Pages name amounts, but no sum for this household. */
  | { kind: "varies"; title: string }
  /** What the permit asks for is no cost, but must be there. */
  | { kind: "capital"; permit: string; usd: number }
  /** It depends on what the person did not say. */
  | { kind: "unsaid"; field: "passports" | "permit" };

export type PlanMoney = {
  /** In US dollars; null where it is not known. */
  lines: Readonly<Record<MoneyLine, Range | null>>;
  /** What the line of the tasks is made of. */
  items: readonly MoneyItem[];
  /** The sum of what is known. */
  total: Range;
  notCounted: readonly NotCounted[];
  /** What must have been paid by the end of each month, from the first payment to the last month of living. */
  byMonth: readonly { month: string; paid: Range }[];
};

/** What the move costs, and by when. A task is paid in the month in which it must be done, or in this one if that is over. */
export function planMoney(plan: Plan, living: LivingCosts, today: IsoDate): PlanMoney {
  const arrivalMonth = plan.arrival.slice(0, 7);
  const items = costItems(plan, today.slice(0, 7));
  const lines = {
    tasks: addRanges(items.map(({ usd }) => usd)),
    arrival: living.arrival,
    living: times(living.month, LIVING_MONTHS),
    reserve: times(living.month, RESERVE_MONTHS),
  };
  const payments = [
    ...items.filter(({ usd }) => usd.to > 0),
    ...(living.arrival ? [{ month: arrivalMonth, usd: living.arrival }] : []),
    ...Array.from({ length: living.month ? LIVING_MONTHS : 0 }, (_, index) => ({
      month: addMonths(arrivalMonth, index),
      usd: living.month!,
    })),
    // The reserve must be there on arrival.
    ...(lines.reserve ? [{ month: arrivalMonth, usd: lines.reserve }] : []),
  ];
  return {
    lines,
    items,
    total: addRanges(MONEY_LINES.flatMap((line) => lines[line] ?? [])),
    notCounted: [
      ...MONEY_LINES.filter((line) => lines[line] === null).map((line): NotCounted => ({ kind: "line", line })),
      ...plan.tasks.flatMap(notCountedOf),
      ...(plan.permit?.capitalUsd
        ? [{ kind: "capital", permit: plan.permit.name, usd: plan.permit.capitalUsd } as const]
        : []),
    ],
    byMonth: sumByMonth(payments),
  };
}

/** The known costs of the tasks. */
function costItems({ tasks }: Plan, thisMonth: string): MoneyItem[] {
  const paid = tasks.filter(({ costUsd }) => costUsd !== undefined);
  const keyOf = ({ id, costOneOf }: PlannedTask) => costOneOf ?? id;
  return [...new Set(paid.map(keyOf))].flatMap((key) => {
    const group = paid.filter((task) => keyOf(task) === key);
    const known = group.filter(({ householdUsd }) => householdUsd !== null);
    const [first] = known;
    if (!first) return [];
    return {
      titles: known.map(({ title }) => title),
      usd: {
        // Where one of them is not known, all may pay for that one.
        from: known.length < group.length ? 0 : Math.min(...known.map(({ householdUsd }) => householdUsd!.from)),
        to: Math.max(...known.map(({ householdUsd }) => householdUsd!.to)),
      },
      month: later(first.finishBy.slice(0, 7), thisMonth),
      facts: known.flatMap(({ costFacts = [] }) => costFacts),
    };
  });
}

function notCountedOf({ title, costUsd, costLacks, costFacts = [] }: PlannedTask): NotCounted[] {
  if (costUsd === null) return [{ kind: costFacts.length > 0 ? "varies" : "unnamed", title }];
  return costLacks ? [{ kind: "part", title, part: costLacks }] : [];
}

/** The money of a plan, with the city that it is counted for. */
export type HouseholdMoney = PlanMoney & { city: PlanCity | null; month: LivingCosts["month"] };

/** Counts a plan's money for its household and city: the city that the inputs name, or the first of the record. */
export function householdMoney(plan: Plan, inputs: PlanInputs, kit: PlanKit, today: IsoDate): HouseholdMoney {
  const city = findByFormerId(`${kit.country}.cities`, kit.cities, inputs.city) ?? kit.cities[0] ?? null;
  const household = { adults: inputs.adults, children: inputs.childrenAges.length };
  // The permit's fee is one of the tasks' costs.
  const budget = city && cityBudget(city.figures, household, "comfortable", null);
  const month = budget?.isWhole ? budget.sum : null;
  const advance = budget?.arrival.lines.find(({ id }) => id === "advanceRent")?.range ?? null;
  const money = planMoney(plan, { month, arrival: advance }, today);
  const notCounted: NotCounted[] = [
    ...(plan.permit ? [] : [{ kind: "unsaid", field: "permit" } as const]),
    ...(inputs.passports.length > 0 ? [] : [{ kind: "unsaid", field: "passports" } as const]),
    ...(budget?.missing ?? []).map((line) => ({ kind: "line", line }) as const),
    ...money.notCounted,
  ];
  return { ...money, notCounted, city, month };
}

/** When the figures of an item were entered and confirmed. */
export function itemDays({ facts }: MoneyItem, kit: PlanKit): FigureDays {
  return oldestDays(facts.flatMap((id) => kit.facts[id] ?? []));
}

/** The oldest day of entry, if anything is published; and that of confirmation, if the office confirmed all of them. @param facts at least one */
export function oldestDays(facts: readonly Pick<PlanFact, "enteredOn" | "confirmedOn">[]): FigureDays {
  const [enteredOn] = facts.flatMap((fact) => fact.enteredOn ?? []).toSorted();
  const confirmed = facts.flatMap((fact) => fact.confirmedOn ?? []).toSorted();
  return { ...(enteredOn && { enteredOn }), ...(confirmed.length === facts.length && { confirmedOn: confirmed[0]! }) };
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}

function sumByMonth(payments: readonly { month: string; usd: Range }[]): PlanMoney["byMonth"] {
  const months = payments.map(({ month }) => month).toSorted();
  const [first] = months;
  const last = months.at(-1);
  const sums: { month: string; paid: Range }[] = [];
  for (let month = first; month !== undefined && month <= last!; month = addMonths(month, 1)) {
    sums.push({ month, paid: addRanges(payments.filter((one) => one.month <= month!).map(({ usd }) => usd)) });
  }
  return sums;
}
