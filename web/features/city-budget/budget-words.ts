import type { Range } from "#domain/range.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import type { CityBudget, FirstYearLine, HomeSize, LineId } from "#domain/city-budget.ts";
import type { Household, Lifestyle } from "#domain/households.ts";

/** The words of a budget, on the pages of cities and in the calculator. */
export const BUDGET_TEXTS = {
  lines: {
    rent: "Rent",
    food: "Food",
    transport: "Transport",
    utilities: "Power and water",
    internet: "Internet",
    insurance: "Private health insurance",
    backup: "Backup power",
    help: "Help at home",
  } satisfies Record<LineId, string>,
  homes: {
    one: "one bedroom",
    two: "two bedrooms",
    three: "three bedrooms",
  } satisfies Record<HomeSize, string>,
  /** What each lifestyle is, in a line. */
  lifestyles: {
    modest:
      "Modest: an ordinary home outside the districts newcomers choose, buses and minibuses, no private health insurance.",
    comfortable:
      "Comfortable: a home in a district newcomers choose, rides by app or a small car, private health insurance, backup power where the power fails, and help two days a week.",
    luxury: "Luxury: the upper quarter of the prices, with full-time help.",
    premium: "Premium: the top of the prices, with full-time help.",
  } satisfies Record<Lifestyle, string>,
  people: { adult: ["adult", "adults"], child: ["child", "children"] },
  sum: "A month, these lines together",
  /** Where the sum lacks rent or food, and where it lacks another line. */
  noSum: "No total: {lines} not published",
  without: "{sum}, without {lines} (not published)",
  notPublished: "not published",
  arrival: {
    title: "Cash on arrival",
    advanceRent: "Rent in advance and deposit",
    permit: "Permit fee, one person",
    sum: "On arrival, these lines together",
  },
  leftOut: "Not counted in a month: clothes, leisure, school fees, flights, furniture and taxes.",
  firstYear: {
    title: "The first year",
    months: "Twelve months",
    deposit: "Deposit, and rent beyond the year",
    agent: "Agent who finds the home",
    move: "Flights, suitcases or a container",
    permit: "Permit fee, one person",
    furniture: "Furniture",
    car: "A used car",
    tuition: "School fees",
    schoolEntry: "Entry to school",
    sum: "The first year, these lines together",
    leftOut: "Not counted in the year: taxes, papers, permits that aren’t listed here, a home that you buy.",
    noSum: "No total: a month isn’t published",
  } satisfies Record<FirstYearLine, string> & Record<string, string>,
} as const;

/** "2 adults and 1 child". */
export function householdText({ adults, children }: Household): string {
  const { adult, child } = BUDGET_TEXTS.people;
  const grown = `${adults} ${adult[adults === 1 ? 0 : 1]}`;
  return children === 0 ? grown : `${grown} and ${children} ${child[children === 1 ? 0 : 1]}`;
}

/** What a first year comes to, with what the sum lacks. @param write as in sumText */
export function firstYearText({ firstYear, isWhole }: CityBudget, write: (range: Range) => string): string {
  if (!isWhole) return BUDGET_TEXTS.firstYear.noSum;
  const lines = firstYear.missing.map((id) => BUDGET_TEXTS.firstYear[id].toLowerCase()).join(", ");
  return lines ? interpolate(BUDGET_TEXTS.without, { sum: write(firstYear.sum), lines }) : write(firstYear.sum);
}

/**
 * What a month comes to, with what the sum lacks; without rent or food there is no sum that one could plan with.
 * @param write an amount in the currency that is shown
 */
export function sumText({ sum, isWhole, missing }: CityBudget, write: (range: Range) => string): string {
  const lines = missing.map((id) => BUDGET_TEXTS.lines[id].toLowerCase()).join(", ");
  if (!isWhole) return interpolate(BUDGET_TEXTS.noSum, { lines });
  return lines ? interpolate(BUDGET_TEXTS.without, { sum: write(sum), lines }) : write(sum);
}
