/** A country of the comparison: `costIndex` with the United States as 100. */
export type ComparedCountry = {
  value: string;
  label: string;
  costIndex: number;
  /** What a month costs in its main city; null where the country can't be the target. */
  month: string | null;
  /** Twelve of those months, in US dollars. */
  yearUsd: number | null;
};

/** How a life in the target country compares, by the percentage that it saves. */
export type Comparison = "significant-savings" | "some-savings" | "similar-cost" | "higher-cost";

/** The result of the comparison. Amounts are yearly and in the currency of the income; a negative saving is an increase. */
export type CostResult = {
  current: ComparedCountry;
  target: ComparedCountry;
  currentIncome: number;
  equivalentIncome: number;
  savings: number;
  savingsPercentage: number;
  comparison: Comparison;
};

/** The highest accepted income, in any currency: more is a typing error. */
export const MAX_INCOME = 100_000_000;

/** Why a text is not an income. */
type IncomeProblem = "not-an-amount" | "not-positive" | "too-high";

/** Digits with optional cents; commas or spaces between all thousands or none. */
const PLAIN_AMOUNT = /^(\d+|\d{1,3}([ ,]\d{3})+)(\.\d{0,2})?$/;

/**
 * Reads an annual income as people write it: "60000", "$60,000", "60 000.50", "CA$60,000", "£60,000".
 * A currency sign is ignored, because the currency has a field of its own.
 * @returns an amount above 0 and at most `MAX_INCOME` (a percentage of 0 is undefined), or what is wrong
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
  return income > MAX_INCOME ? { income: null, problem: "too-high" } : { income, problem: null };
}

/**
 * The income that the same standard of living needs in another country: income × target index / current index. The
 * percentage is computed from the indices alone, so that it does not depend on rounding of the income.
 */
export function compareCosts(current: ComparedCountry, target: ComparedCountry, currentIncome: number): CostResult {
  // The ratio first: it is exactly 1 for equal indices, so that rounding leaves no saving.
  const equivalentIncome = currentIncome * (target.costIndex / current.costIndex);
  const savingsPercentage = ((current.costIndex - target.costIndex) / current.costIndex) * 100;
  return {
    current,
    target,
    currentIncome,
    equivalentIncome,
    savings: currentIncome - equivalentIncome,
    savingsPercentage,
    comparison: classifySavings(savingsPercentage),
  };
}

/** The class of a percentage; a bound belongs to the lower class. */
export function classifySavings(savingsPercentage: number): Comparison {
  if (savingsPercentage > 10) return "significant-savings";
  if (savingsPercentage > 0) return "some-savings";
  if (savingsPercentage < -10) return "higher-cost";
  return "similar-cost";
}
