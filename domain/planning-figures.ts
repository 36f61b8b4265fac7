import { type Fact, fact, type OfficeId } from "./facts.ts";

/** An amount in US dollars from `min` to `max`, with the wording that pages show. */
export type DollarRange = { text: string; min: number; max: number };

function range(text: string, min: number, max: number, office: OfficeId): Fact<DollarRange> {
  return fact<DollarRange>({ text, min, max }, "brief", office);
}

/** What a month costs a newcomer, whatever the country. */
export const TYPICAL_MONTHLY_EXPENSES = {
  housing: range("$300-800", 300, 800, "african-development-bank"),
  food: range("$200-400", 200, 400, "african-development-bank"),
  transportation: range("$50-150", 50, 150, "african-development-bank"),
  utilities: range("$100-200", 100, 200, "african-development-bank"),
} as const;

/** The ranges that the landing page's answers state. */
export const RELOCATION_COSTS = {
  moving: range("$3,000-$10,000", 3_000, 10_000, "african-development-bank"),
  livingExpenses: range("$5,000-$15,000", 5_000, 15_000, "african-development-bank"),
  livingExpensesMonths: fact("3-6 months", "brief", "african-development-bank"),
  businessSetup: range("$2,000-$10,000", 2_000, 10_000, "african-development-bank"),
  internationalTuitionPerYear: range("$5,000-$20,000", 5_000, 20_000, "unesco-statistics"),
} as const;
