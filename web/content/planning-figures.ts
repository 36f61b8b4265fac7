import { type Fact, fact } from "#domain/facts.ts";

/** An amount in US dollars from `min` to `max`, with the wording that pages show. */
export type DollarRange = { text: string; min: number; max: number };

/** No office publishes these ranges, so each says how it was made. */
const METHOD =
  "One round range for all countries, for one adult or a small household in a city, made without a survey. Countries and districts lie above and below it: where a guide has another figure, plan with the guide's.";

function range(text: string, min: number, max: number): Fact<DollarRange> {
  return fact<DollarRange>({ text, min, max }, "brief", null, { method: METHOD });
}

/** What a month costs a newcomer, whatever the country. */
export const TYPICAL_MONTHLY_EXPENSES = {
  housing: range("$300-800", 300, 800),
  food: range("$200-400", 200, 400),
  transportation: range("$50-150", 50, 150),
  utilities: range("$100-200", 100, 200),
} as const;

/** The ranges that the landing page's answers state. */
export const RELOCATION_COSTS = {
  moving: range("$3,000-$10,000", 3_000, 10_000),
  livingExpenses: range("$5,000-$15,000", 5_000, 15_000),
  livingExpensesMonths: fact("3-6 months", "brief", null, { method: METHOD }),
  businessSetup: range("$2,000-$10,000", 2_000, 10_000),
  internationalTuitionPerYear: range("$5,000-$20,000", 5_000, 20_000),
} as const;
