import fc from "fast-check";
import { expect, test } from "vitest";
import {
  parseChoices,
  compareChoices,
  type ComparisonChoices,
  setChoices,
} from "#web/pages/cost-calculator/comparison-params.ts";
import { MAX_INCOME, readIncome } from "#web/pages/cost-calculator/cost-comparison.ts";
import { COMPARED_COUNTRIES } from "#web/pages/cost-calculator/compared-countries.ts";
import { CURRENCIES } from "#web/lib/currency.ts";

const anySlug = fc.constantFrom(...COMPARED_COUNTRIES.map(({ value }) => value));
const anyIncome = fc.integer({ min: 1, max: MAX_INCOME * 100 }).map((cents) => cents / 100);
const anyChoices: fc.Arbitrary<ComparisonChoices> = fc.record({
  current: anySlug,
  target: anySlug,
  income: anyIncome.map(String),
  currency: fc.constantFrom(...CURRENCIES),
});

test("a comparison written to the URL is read back unchanged, and other URL parameters stay", () => {
  fc.assert(
    fc.property(anyChoices, (choices) => {
      const params = setChoices(new URLSearchParams("utm_source=letter&current=egypt"), choices);
      expect(parseChoices(new URLSearchParams(params.toString()))).toEqual(choices);
      expect(params.get("utm_source")).toBe("letter");
      expect(setChoices(params, choices).toString()).toBe(params.toString());
    }),
  );
});

test("however an income is typed, the URL has it in plain digits", () => {
  const choices = { current: "canada", target: "ghana", currency: "CAD" } as const;
  for (const income of ["60000", "60,000", "CA$60 000", "60000.00"]) {
    expect(setChoices(new URLSearchParams(), { ...choices, income }).toString()).toBe(
      "current=canada&target=ghana&income=60000&currency=CAD",
    );
  }
});

test("a URL without a comparison gives none; of a broken one the valid parts are read", () => {
  expect(parseChoices(new URLSearchParams("utm_source=letter"))).toBeNull();
  expect(parseChoices(new URLSearchParams("target=ghana&currency=constructor"))).toEqual({
    current: "",
    target: "ghana",
    income: "",
    currency: "USD",
  });
  const { income } = parseChoices(new URLSearchParams(`income=${"9".repeat(5000)}`))!;
  expect(income.length).toBeLessThan(50);
  expect(readIncome(income).problem).toBe("too-high");
});

test("only two known countries, one with a card as target, and an income make a comparison", () => {
  const whole = { current: "canada", target: "ghana", income: "60,000", currency: "GBP" } as const;
  const [canada, ghana] = ["canada", "ghana"].map(
    (value) => COMPARED_COUNTRIES.find((one) => one.value === value)!.costIndex,
  );
  const { currency, result } = compareChoices(whole, COMPARED_COUNTRIES)!;
  expect(currency).toBe("GBP");
  expect(result.equivalentIncome).toBeCloseTo((60_000 * ghana!) / canada!);
  expect(compareChoices(null, COMPARED_COUNTRIES)).toBeNull();
  for (const missing of [{ current: "" }, { target: "canada" }, { target: "constructor" }, { income: "0" }])
    expect(compareChoices({ ...whole, ...missing }, COMPARED_COUNTRIES)).toBeNull();
});
