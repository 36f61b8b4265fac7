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

/**
 * What share of full-time help at home a lifestyle has: two of five working days, or all. A modest life has none, and
 * neither rides by car nor backup power.
 */
const HELP_SHARES = { modest: 0, comfortable: 0.4, luxury: 1, premium: 1 } as const satisfies Record<Lifestyle, number>;

/** What a child eats and rides, by an adult: our estimate. */
const CHILD_SHARE = 0.5;
/** What each person after the first adds to power and water: our estimate. */
const FURTHER_PERSON_SHARE = 0.2;
/** All amounts are widened to multiples of this: no record is more exact. */
const STEP = 5;

/**
 * A month in whole US dollars. Each range is made of the amounts of the city's own records, `homes` and `basket`, from the
 * least to the most (domain/amounts.ts). Null where none of them has amounts to plan with.
 */
type MonthUsd = {
  rents: Readonly<Record<Neighborhood, Readonly<Record<HomeSize, Range | null>>>>;
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

/** What a comfortable month has that few records price: planning ranges in US dollars (content/planning.yaml). */
export type Comforts = {
  /** Rides by app or a small car, for one adult. */
  ridesPerAdult: Range;
  /** A home's share in a generator, batteries or solar power; null where the power seldom fails. */
  backup: Range | null;
};

/** The figures of a city that a budget is made of, with its country's. */
export type CityFigures = {
  month: MonthUsd;
  comforts: Comforts;
  /** Months of rent that are due at signing, the deposit included. */
  advanceRentMonths: Range | null;
};

/** The lines of a month, in reading order; a modest one ends with internet. */
export const LINES = ["rent", "food", "transport", "utilities", "internet", "backup", "help"] as const;
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

/** The homes of a city by their bedrooms. */
export const HOME_SIZES = ["one", "two", "three"] as const;
export type HomeSize = (typeof HOME_SIZES)[number];
/** Where they are: in districts that newcomers choose, or not. */
export const NEIGHBORHOODS = ["newcomers", "elsewhere"] as const;
export type Neighborhood = (typeof NEIGHBORHOODS)[number];
export type Home = { neighborhood: Neighborhood; size: HomeSize };

/**
 * The home that a household is counted with: one bedroom for one adult or a modest couple, two for any other couple, three
 * for everybody else; a modest one is not where newcomers live.
 */
export function homeOf({ adults, children }: Household, lifestyle: Lifestyle): Home {
  const isModest = lifestyle === "modest";
  const size = children > 0 || adults > 2 ? "three" : adults === 2 && !isModest ? "two" : "one";
  return { neighborhood: isModest ? "elsewhere" : "newcomers", size };
}

/**
 * A month and the arrival of a household in a city.
 * @param permitFee of the permit that was chosen, for one person; null where none was or its fee is not known
 */
export function cityBudget(
  { month, comforts, advanceRentMonths }: CityFigures,
  household: Household,
  lifestyle: Lifestyle,
  permitFee: Range | null,
): CityBudget {
  const { adults, children } = household;
  const heads = adults + CHILD_SHARE * children;
  const isModest = lifestyle === "modest";
  const home = homeOf(household, lifestyle);
  const share = (range: Range | null) => takeShare(range, lifestyle);
  const transport = share(times(month.transportPerAdult, heads));
  const amounts: Record<LineId, Range | null> = {
    rent: share(month.rents[home.neighborhood][home.size]),
    food: share(times(month.foodPerAdult, heads)),
    transport: isModest ? transport : larger(share(times(comforts.ridesPerAdult, adults))!, transport),
    utilities: share(times(month.utilities, 1 + FURTHER_PERSON_SHARE * (adults + children - 1))),
    internet: share(month.internet),
    backup: share(comforts.backup),
    help: times(share(month.help), HELP_SHARES[lifestyle]),
  };
  const left = new Set<LineId>([
    ...(isModest ? (["backup", "help"] as const) : []),
    ...(comforts.backup ? [] : (["backup"] as const)),
  ]);
  const lines = LINES.filter((id) => !left.has(id)).map((id) => ({ id, range: roundEnds(amounts[id]) }));
  const rent = lines.find(({ id }) => id === "rent")?.range ?? null;
  const total = addUp(lines);
  const isWhole = !total.missing.includes("rent") && !total.missing.includes("food");
  const permit = roundEnds(permitFee);
  return {
    ...total,
    isWhole,
    arrival: addUp([
      { id: "advanceRent", range: multiply(rent, advanceRentMonths) },
      { id: "permit", range: permit },
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

/** To five dollars, or one below that: what costs something never begins at zero. */
function roundEnds(range: Range | null): Range | null {
  const round = (dollars: number) =>
    dollars < STEP ? Math.max(1, Math.round(dollars)) : Math.round(dollars / STEP) * STEP;
  return range && { from: round(range.from), to: round(range.to) };
}
