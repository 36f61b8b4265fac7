import { dollarsOf } from "#domain/amounts.ts";
import { type Fact, fact, type IsoDate } from "#domain/facts.ts";
import { EVERY_PER_DOLLAR } from "#content-model/resolve/exchange-rates.ts";
import type { RawBudget } from "#content-model/schema/article.ts";
import type { DollarRange } from "#web/content/planning-figures.ts";
import { pagesOf } from "#web/content/shared-pages.ts";

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

/** A line with the records that it repeats. */
type Line = RawBudget["rows"][number] & { facts: readonly Fact[] };

/** Adds up the lines of a budget. One that repeats no record is an estimate of the day of entry. */
export function budget({ title, note, enteredOn }: Omit<RawBudget, "rows">, lines: readonly Line[]): Budget {
  const rows = lines.map((line) => toRow(line, enteredOn));
  const total = dollarRange(sum(rows.map(({ amount }) => amount.min)), sum(rows.map(({ amount }) => amount.max)));
  return { kind: "budget", title, rows, total, note };
}

function toRow(line: Line, enteredOn: IsoDate): BudgetRow {
  const { item, from, to, months, facts, sources = [], method = ESTIMATE_METHOD } = line;
  if (from === undefined || to === undefined) return { item, amount: amountOf(facts[0]!, months), facts };
  const amount = dollarRange(from, to);
  return { item, amount, facts: [fact(amount, "estimate", null, { enteredOn, method, ...pagesOf(sources) })] };
}

/** What a record comes to: once, or for some months. */
function amountOf(record: Fact, months?: number): DollarRange {
  const { from, to } = dollarsOf(record, EVERY_PER_DOLLAR, months ? "month" : "once")!;
  return dollarRange(from * (months ?? 1), to * (months ?? 1));
}

function dollarRange(min: number, max: number): DollarRange {
  const [from, to] = [min, max].map((dollars) => `$${dollars.toLocaleString("en-US")}`);
  return { text: min === max ? from! : `${from}-${to}`, min, max };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
