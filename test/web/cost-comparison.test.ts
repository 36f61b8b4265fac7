import fc from "fast-check";
import { expect, test } from "vitest";
import {
  compareCosts,
  classifySavings,
  MAX_INCOME,
  type ComparedCountry,
  readIncome,
} from "#web/pages/cost-calculator/cost-comparison.ts";
import { COMPARED_COUNTRIES } from "#web/pages/cost-calculator/compared-countries.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { MONTHLY_EXPENSES } from "#web/pages/cost-calculator/copy.ts";
import { rentsInGuides } from "#web/pages/cost-calculator/monthly-expenses.tsx";
import { violationsIn } from "../support/violations.ts";

/** A country with an index of its own, whatever those of today are. */
function indexed(costIndex: number): ComparedCountry {
  return { ...COMPARED_COUNTRIES[0]!, costIndex };
}

const anyCurrent = fc.constantFrom(...COMPARED_COUNTRIES);
const anyTarget = fc.constantFrom(...COMPARED_COUNTRIES.filter(({ month }) => month !== null));
const anyIncome = fc.double({ min: 0.01, max: MAX_INCOME, noNaN: true });

test("an income is compared by the two cost indices", () => {
  expect(
    violationsIn(
      [
        [100, 25, 60_000, 15_000, 45_000, 75, "significant-savings"],
        [100, 55, 100_000, 55_000, 45_000, 45, "significant-savings"],
        [85, 22, 85_000, 22_000, 63_000, 74.117_647, "significant-savings"],
        [75, 45, 75_000, 45_000, 30_000, 40, "significant-savings"],
        [30, 28, 30_000, 28_000, 2_000, 6.666_667, "some-savings"],
        [25, 25, 10_000, 10_000, 0, 0, "similar-cost"],
        [25, 26, 25_000, 26_000, -1_000, -4, "similar-cost"],
        [28, 30, 28_000, 30_000, -2_000, -7.142_857, "similar-cost"],
        [30, 35, 30_000, 35_000, -5_000, -16.666_667, "higher-cost"],
        [22, 55, 22_000, 55_000, -33_000, -150, "higher-cost"],
      ] as const,
      ([from, to, income, equivalent, savings, percentage, comparison]) => {
        const [current, target] = [indexed(from), indexed(to)];
        const result = compareCosts(current, target, income);
        expect(result.equivalentIncome).toBeCloseTo(equivalent, 6);
        expect(result.savings).toBeCloseTo(savings, 6);
        expect(result.savingsPercentage).toBeCloseTo(percentage, 5);
        expect(result).toMatchObject({ comparison, currentIncome: income, current, target });
      },
    ),
  ).toEqual([]);
});

test("a percentage has its class, also at the limits", () => {
  expect(
    violationsIn(
      [
        [10.01, "significant-savings"],
        [10, "some-savings"],
        [0.01, "some-savings"],
        [0, "similar-cost"],
        [-10, "similar-cost"],
        [-10.01, "higher-cost"],
      ] as const,
      ([percentage, comparison]) => {
        expect(classifySavings(percentage)).toBe(comparison);
      },
    ),
  ).toEqual([]);
});

test("no pair of countries and no income gives anything but finite numbers, and the sums agree", () => {
  fc.assert(
    fc.property(anyCurrent, anyTarget, anyIncome, (from, to, income) => {
      const result = compareCosts(from, to, income);
      for (const number of [result.equivalentIncome, result.savings, result.savingsPercentage])
        expect(Number.isFinite(number)).toBe(true);
      expect(result.savings / income).toBeCloseTo(result.savingsPercentage / 100, 9);
      expect(Math.sign(result.savings)).toBe(Math.sign(from.costIndex - to.costIndex));
    }),
  );
});

test("a higher income needs a higher equivalent, and never another class", () => {
  fc.assert(
    fc.property(anyCurrent, anyTarget, anyIncome, anyIncome, (from, to, one, other) => {
      const [less, more] = [compareCosts(from, to, Math.min(one, other)), compareCosts(from, to, Math.max(one, other))];
      expect(less.equivalentIncome).toBeLessThanOrEqual(more.equivalentIncome);
      expect(less.comparison).toBe(more.comparison);
      expect(less.savingsPercentage).toBe(more.savingsPercentage);
    }),
  );
});

test("a more expensive target takes more of the same income", () => {
  fc.assert(
    fc.property(anyCurrent, anyTarget, anyTarget, anyIncome, (from, one, other, income) => {
      const [cheaper, dearer] = one.costIndex <= other.costIndex ? [one, other] : [other, one];
      expect(compareCosts(from, cheaper, income).equivalentIncome).toBeLessThanOrEqual(
        compareCosts(from, dearer, income).equivalentIncome,
      );
    }),
  );
});

test("the same comparison twice gives the same answer", () => {
  fc.assert(
    fc.property(anyCurrent, anyTarget, anyIncome, (from, to, income) => {
      expect(compareCosts(from, to, income)).toEqual(compareCosts(from, to, income));
      // Converting back gives the original amount.
      const there = compareCosts(from, to, income).equivalentIncome;
      expect(compareCosts(to, from, there).equivalentIncome / income).toBeCloseTo(1, 9);
    }),
  );
});

test("an income is read in the usual notations, and anything else is refused with its reason", () => {
  expect(
    violationsIn(
      [
        ["60000", 60_000],
        ["$60,000", 60_000],
        [" 60 000.50 ", 60_000.5],
        ["60\u00a0000", 60_000],
        ["CA$1,234,567.8", 1_234_567.8],
        ["us$ 5", 5],
        ["£60,000.", 60_000],
        ["0.01", 0.01],
        ["100000000", MAX_INCOME],
        ["100,000,000", MAX_INCOME],
        ["", "not-an-amount"],
        ["sixty", "not-an-amount"],
        ["60k", "not-an-amount"],
        ["12.3.4", "not-an-amount"],
        ["60,00", "not-an-amount"],
        ["6,0000", "not-an-amount"],
        ["1.234", "not-an-amount"],
        ["1e9", "not-an-amount"],
        ["Infinity", "not-an-amount"],
        ["0", "not-positive"],
        ["0.00", "not-positive"],
        ["-5", "not-positive"],
        ["-$60,000", "not-positive"],
        ["100000000.01", "too-high"],
        ["9".repeat(400), "too-high"],
      ] as const,
      ([text, read]) => {
        expect(readIncome(text)).toEqual(
          typeof read === "number" ? { income: read, problem: null } : { income: null, problem: read },
        );
      },
    ),
  ).toEqual([]);
});

test("whatever is typed, an income is an amount that can be compared, or has a problem", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (text) => {
      const { income, problem } = readIncome(text);
      expect(income === null).toBe(problem !== null);
      expect(income === null || (income > 0 && income <= MAX_INCOME)).toBe(true);
    }),
  );
});

test("the one range for housing comes with the lowest and highest rent of our cities", () => {
  const { text } = MONTHLY_EXPENSES.find(({ id }) => id === "housing")!;
  expect(interpolate(text, rentsInGuides())).toMatch(/from \$[\d,]+ to \$[\d,]+ a month/);
});
