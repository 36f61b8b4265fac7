/** A country as the comparison needs it: `costIndex` with the United States as 100 (product §9). */
export type IndexedCountry = { value: string; label: string; costIndex: number };

/** How a life in the target country compares, by the percentage that it saves (product §9). */
export type Comparison = "significant-savings" | "some-savings" | "similar-cost" | "higher-cost";

/** The cost result of product §3. Amounts are yearly and in the currency of the income; a negative saving is an increase. */
export type CostResult = {
  current: IndexedCountry;
  target: IndexedCountry;
  currentIncome: number;
  equivalentIncome: number;
  savings: number;
  savingsPercentage: number;
  comparison: Comparison;
};

/** Above this an income is a slip of the keyboard; below it no sum of the comparison loses a cent. */
export const HIGHEST_INCOME = 1_000_000_000;

/**
 * Reads an annual income as people write it: "60000", "$60,000", "60 000.50" (product §5: parsed as a number).
 * @returns null for what is no amount above 0 and at most `HIGHEST_INCOME`: a percentage of nothing is no number
 */
export function parseIncome(text: string): number | null {
  const digits = text.replaceAll(/[\s,$]/g, "");
  if (!/^\d+(\.\d*)?$/.test(digits)) return null;
  const income = Number(digits);
  return income > 0 && income <= HIGHEST_INCOME ? income : null;
}

/**
 * What the same standard of living takes elsewhere (product §9): equivalent income = income × target index / current
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

/** The class of a percentage; the bounds themselves belong to the milder class (product §9). */
export function comparisonOf(savingsPercentage: number): Comparison {
  if (savingsPercentage > 10) return "significant-savings";
  if (savingsPercentage > 0) return "some-savings";
  if (savingsPercentage < -10) return "higher-cost";
  return "similar-cost";
}
