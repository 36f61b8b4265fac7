import { addRanges, type Range, times } from "./range.ts";
import type { Household, Lifestyle } from "./households.ts";

/**
 * What a month in a city costs a household, and the cash that it needs on arrival, as ranges in whole US dollars. Computed
 * in browsers, too: it gets figures, not records.
 */

/**
 * How much of a range a lifestyle takes, from its low end, 0, to its high end, 1. They lean to the high end: the cheapest offers
 * seldom go to newcomers, and who plans too low is harmed.
 */
const SHARES = {
  modest: { from: 0.25, to: 0.75 },
  comfortable: { from: 0.5, to: 1 },
  luxury: { from: 0.75, to: 1 },
  premium: { from: 0.9, to: 1 },
} as const satisfies Record<Lifestyle, Range>;

/** The lifestyles that have somebody who works full-time in the home. */
const WITH_HELP: ReadonlySet<Lifestyle> = new Set(["luxury", "premium"]);

/** What a child eats and rides, by an adult: our estimate. */
const CHILD_SHARE = 0.5;
/** What each person after the first adds to power and water: our estimate. */
const FURTHER_PERSON_SHARE = 0.2;
/** All amounts are widened to multiples of this: no record is more exact. */
const STEP = 5;

/**
 * A month in whole US dollars. Each range is made of the amounts of the city's own records, `districts` and `basket`, from the
 * least to the most (domain/amounts.ts). Null where none of them has amounts to plan with.
 */
export type MonthUsd = {
  /** One bedroom, in the cheapest district to the dearest. */
  rentOneBedroom: Range | null;
  /** Never below one bedroom: where records of three are from cheaper districts alone, the top is that of one. */
  rentThreeBedrooms: Range | null;
  /** One adult's food. */
  foodPerAdult: Range | null;
  /** One adult's ways. */
  transportPerAdult: Range | null;
  /** Power and water of one home, without internet. */
  utilities: Range | null;
  /** One line at home. */
  internet: Range | null;
  /** One person who works full-time in the home. */
  help: Range | null;
};

/** The figures of a city that a budget is made of, with its country's. */
export type CityFigures = {
  month: MonthUsd;
  /** Months of rent that are due at signing, the deposit included. */
  advanceRentMonths: Range | null;
};

/** The lines of a month, in reading order. */
export const LINES = ["rent", "food", "transport", "utilities", "internet", "help"] as const;
export type LineId = (typeof LINES)[number];

/** A line of a budget; null where no record names an amount: it is never counted as zero. */
export type Line<Id extends string = string> = { id: Id; range: Range | null };

/** Lines and what those with an amount come to. */
export type Sum<Id extends string = string> = {
  lines: readonly Line<Id>[];
  sum: Range;
  /** The lines that the sum lacks. */
  missing: readonly Id[];
};

export type CityBudget = Sum<LineId> & {
  /** Whether rent and food are both in the sum: without one of them it is no plan for a month. */
  isWhole: boolean;
  /** The cash for signing a lease and for one permit. */
  arrival: Sum<"advanceRent" | "permit">;
};

/** Which home a household is counted with. */
export function homeOf({ adults, children }: Household): "rentOneBedroom" | "rentThreeBedrooms" {
  return children === 0 && adults <= 2 ? "rentOneBedroom" : "rentThreeBedrooms";
}

/**
 * A month and the arrival of a household in a city. More people never cost less: three bedrooms cost at least what one
 * does in the same city.
 * @param permitFee of the permit that was chosen, for one person; null where none was or its fee is not known
 */
export function cityBudget(
  { month, advanceRentMonths }: CityFigures,
  household: Household,
  lifestyle: Lifestyle,
  permitFee: Range | null,
): CityBudget {
  const { adults, children } = household;
  const heads = adults + CHILD_SHARE * children;
  const home = homeOf(household);
  const rents = {
    rentOneBedroom: month.rentOneBedroom,
    rentThreeBedrooms: month.rentThreeBedrooms && larger(month.rentThreeBedrooms, month.rentOneBedroom),
  };
  const amounts: Record<LineId, Range | null> = {
    rent: rents[home],
    food: times(month.foodPerAdult, heads),
    transport: times(month.transportPerAdult, heads),
    utilities: times(month.utilities, 1 + FURTHER_PERSON_SHARE * (adults + children - 1)),
    internet: month.internet,
    help: month.help,
  };
  const ids = LINES.filter((id) => id !== "help" || WITH_HELP.has(lifestyle));
  const lines = ids.map((id) => ({ id, range: widen(takeShare(amounts[id], lifestyle)) }));
  const rent = lines.find(({ id }) => id === "rent")?.range ?? null;
  const total = addUp(lines);
  return {
    ...total,
    isWhole: !total.missing.includes("rent") && !total.missing.includes("food"),
    arrival: addUp([
      { id: "advanceRent", range: multiply(rent, advanceRentMonths) },
      { id: "permit", range: widen(permitFee) },
    ]),
  };
}

function addUp<Id extends string>(lines: readonly Line<Id>[]): Sum<Id> {
  return {
    lines,
    sum: addRanges(lines.flatMap(({ range }) => range ?? [])),
    missing: lines.flatMap(({ id, range }) => (range ? [] : [id])),
  };
}

function multiply(range: Range | null, factors: Range | null): Range | null {
  return range && factors && { from: range.from * factors.from, to: range.to * factors.to };
}

/** A range that costs at least what another does. */
export function larger(range: Range, other: Range | null): Range {
  return other ? { from: Math.max(range.from, other.from), to: Math.max(range.to, other.to) } : range;
}

/** The part of a range that a lifestyle takes. In even ratios, not steps: most homes and meals are at the low end. */
function takeShare(range: Range | null, lifestyle: Lifestyle): Range | null {
  if (!range) return null;
  const at = (share: number) => Math.round(range.from * (range.to / range.from) ** share);
  return { from: at(SHARES[lifestyle].from), to: at(SHARES[lifestyle].to) };
}

/** What costs something never begins at zero. */
function widen(range: Range | null): Range | null {
  if (!range) return null;
  const step = range.from < STEP ? 1 : STEP;
  return { from: Math.floor(range.from / step) * step, to: Math.ceil(range.to / STEP) * STEP };
}
