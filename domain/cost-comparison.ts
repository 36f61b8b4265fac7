/** A country as the comparison needs it: `costIndex` with the United States as 100. */
export type IndexedCountry = { value: string; label: string; costIndex: number };

/** How a life in the target country compares, by the percentage that it saves. */
export type Comparison = "significant-savings" | "some-savings" | "similar-cost" | "higher-cost";

/** The result of the comparison. Amounts are yearly and in the currency of the income; a negative saving is an increase. */
export type CostResult = {
  current: IndexedCountry;
  target: IndexedCountry;
  currentIncome: number;
  equivalentIncome: number;
  savings: number;
  savingsPercentage: number;
  comparison: Comparison;
};

/** Above this an income is a slip of the keyboard, in any of the currencies. */
export const HIGHEST_INCOME = 100_000_000;

/** What keeps a text from being an income. */
export type IncomeProblem = "not-an-amount" | "not-positive" | "too-high";

/** Digits, with commas or spaces between the thousands or nowhere, and cents. */
const PLAIN_AMOUNT = /^(\d+|\d{1,3}([ ,]\d{3})+)(\.\d{0,2})?$/;

/**
 * Reads an annual income as people write it: "60000", "$60,000", "60 000.50", "CA$60,000", "£60,000".
 * The sign of a currency decides nothing; the currency is chosen beside the field.
 * @returns an amount above 0 and at most `HIGHEST_INCOME` (a percentage of nothing is no number), or what is wrong
 */
export function readIncome(text: string): { income: number; problem: null } | { income: null; problem: IncomeProblem } {
  const plain = text
    .trim()
    .replace(/^(-?)\s*(US|CA|C)?[$£]\s*/i, "$1")
    .replaceAll(/\s/g, " ");
  const isNegative = plain.startsWith("-");
  const digits = isNegative ? plain.slice(1).trim() : plain;
  if (!PLAIN_AMOUNT.test(digits)) return { income: null, problem: "not-an-amount" };
  const income = Number(digits.replaceAll(/[ ,]/g, ""));
  if (isNegative || income === 0) return { income: null, problem: "not-positive" };
  return income > HIGHEST_INCOME ? { income: null, problem: "too-high" } : { income, problem: null };
}

/**
 * What the same standard of living takes elsewhere: equivalent income = income × target index / current
 * index. The percentage comes from the indices alone, so that a small income and a large one get the same answer to the
 * last digit.
 */
export function compareCosts(current: IndexedCountry, target: IndexedCountry, currentIncome: number): CostResult {
  // The ratio first: it is exactly 1 for equal indices, and then no crumb of a cent is left over as a saving.
  const equivalentIncome = currentIncome * (target.costIndex / current.costIndex);
  const savingsPercentage = ((current.costIndex - target.costIndex) / current.costIndex) * 100;
  return {
    current,
    target,
    currentIncome,
    equivalentIncome,
    savings: currentIncome - equivalentIncome,
    savingsPercentage,
    comparison: comparisonOf(savingsPercentage),
  };
}

/** The class of a percentage; the bounds themselves belong to the milder class. */
export function comparisonOf(savingsPercentage: number): Comparison {
  if (savingsPercentage > 10) return "significant-savings";
  if (savingsPercentage > 0) return "some-savings";
  if (savingsPercentage < -10) return "higher-cost";
  return "similar-cost";
}
