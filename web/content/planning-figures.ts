import { content } from "#content";
import { type Fact, fact } from "#domain/facts.ts";

/** An amount in US dollars from `min` to `max`, with the wording that pages show. */
export type DollarRange = { text: string; min: number; max: number };

const { method, enteredOn, month, move } = content.planning;
const details = { method, enteredOn };

type RawRange = (typeof month)["housing"];

/** No office publishes these ranges, so each says how it was made. */
function toRange({ value: text, from: min, to: max }: RawRange): Fact<DollarRange> {
  return fact<DollarRange>({ text, min, max }, "brief", null, details);
}

/** What a month costs a newcomer, whatever the country. */
export const TYPICAL_MONTHLY_EXPENSES = {
  housing: toRange(month.housing),
  food: toRange(month.food),
  transportation: toRange(month.transportation),
  utilities: toRange(month.utilities),
} as const;

/** The ranges that the landing page's answers state. */
export const RELOCATION_COSTS = {
  moving: toRange(move.moving),
  livingExpenses: toRange(move.livingExpenses),
  livingExpensesMonths: fact(move.livingExpensesMonths.value, "brief", null, details),
  businessSetup: toRange(move.businessSetup),
  internationalTuitionPerYear: toRange(move.internationalTuitionPerYear),
} as const;
