import { type Fact, fact } from "#domain/facts.ts";
import type { DollarRange } from "#web/content/planning-figures.ts";

/** A line of a worked budget: what it is for, and from how many to how many US dollars. */
type BudgetRow = {
  item: string;
  amount: DollarRange;
  /** The ledger records that the amount comes from. */
  facts: readonly Fact[];
};

/** A worked budget: an example to change, never a quotation. */
export type Budget = {
  kind: "budget";
  /** Whose budget, where, for how long. */
  title: string;
  rows: readonly BudgetRow[];
  /** The sum of the rows. */
  total: DollarRange;
  /** What the sum leaves out, and how it was made. */
  note: string;
};

const ESTIMATE_METHOD =
  "A round range from general knowledge of prices in November 2026, without a survey. Ask two people who live there, and put your own receipts in its place.";

/** Adds up the rows of a budget. */
export function budget(title: string, rows: readonly BudgetRow[], note: string): Budget {
  const total = dollarRange(sum(rows.map(({ amount }) => amount.min)), sum(rows.map(({ amount }) => amount.max)));
  return { kind: "budget", title, rows, total, note };
}

/** A line whose amount is our estimate, in US dollars. `details`: where it was read, if it was, and how it was made. */
export function estimated(item: string, min: number, max: number, details: Parameters<typeof fact>[3] = {}): BudgetRow {
  const amount = dollarRange(min, max);
  return { item, amount, facts: [fact(amount, "estimate", null, { method: ESTIMATE_METHOD, ...details })] };
}

/** A line from records of the ledger whose values its words repeat; `min` and `max` follow from them. */
export function fromLedger(item: string, min: number, max: number, ...facts: readonly Fact[]): BudgetRow {
  return { item, amount: dollarRange(min, max), facts };
}

function dollarRange(min: number, max: number): DollarRange {
  const [from, to] = [min, max].map((dollars) => `$${dollars.toLocaleString("en-US")}`);
  return { text: min === max ? from! : `${from}-${to}`, min, max };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
