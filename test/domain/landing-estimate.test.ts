import fc from "fast-check";
import { expect, test } from "vitest";
import { calculationSummary, dollars, savingsSentence } from "#domain/calculation-summary.ts";
import {
  CALCULATOR_COSTS,
  CALCULATOR_DEFAULTS,
  CALCULATOR_OPTIONS,
  COST_LIMIT,
  parseCost,
} from "#domain/calculator-input.ts";
import { type EstimateInput, landingEstimate } from "#domain/landing-estimate.ts";
import { violationsIn } from "../support/violations.ts";

const DEFAULT_COSTS = { housingCost: 2500, utilityCost: 350, foodCost: 800, transportCost: 500 };

test("the default costs become those of each destination and lifestyle", () => {
  expect(
    violationsIn(
      [
        // destination, lifestyle, housing, utilities, food, transport, staff, total, savings, percent
        ["ghana", "modest", 800, 112, 256, 160, 150, 1478, 2672, 64],
        ["tanzania", "comfortable", 800, 112, 256, 160, 150, 1478, 2672, 64],
        ["kenya", "luxury", 1250, 175, 400, 250, 300, 2375, 1775, 43],
        ["southafrica", "premium", 1800, 252, 576, 360, 300, 3288, 862, 21],
        ["rwanda", "comfortable", 1000, 140, 320, 200, 150, 1810, 2340, 56],
        ["ghana", "basic", 600, 84, 192, 120, 150, 1146, 3004, 72],
        ["mauritius", "moderate", 1000, 140, 320, 200, 150, 1810, 2340, 56],
      ],
      ([destinationCountry, lifestyle, housing, utilities, food, transport, staff, total, savings, percent]) => {
        expect(landingEstimate({ ...DEFAULT_COSTS, destinationCountry, lifestyle })).toEqual({
          current: { housing: 2500, utilities: 350, food: 800, transport: 500, total: 4150 },
          new: { housing, utilities, food, transport, staff, total },
          savings,
          savingsPercent: percent,
        });
      },
    ),
  ).toEqual([]);
});

test("each category is rounded by itself", () => {
  const input = {
    housingCost: 3,
    utilityCost: 3,
    foodCost: 3,
    transportCost: 3,
    destinationCountry: "kenya",
    lifestyle: "luxury",
  };
  expect(landingEstimate(input).new).toEqual({
    housing: 2,
    utilities: 2,
    food: 2,
    transport: 2,
    staff: 300,
    total: 308,
  });
});

test("a person who spends nothing saves 0 percent, and pays for staff", () => {
  const nothing = { housingCost: 0, utilityCost: 0, foodCost: 0, transportCost: 0 };
  expect(landingEstimate({ ...nothing, destinationCountry: "ghana", lifestyle: "modest" })).toMatchObject({
    savings: -150,
    savingsPercent: 0,
  });
});

test("property names of JavaScript objects are not destinations or lifestyles", () => {
  const odd = landingEstimate({ ...DEFAULT_COSTS, destinationCountry: "constructor", lifestyle: "toString" });
  expect(odd).toEqual(landingEstimate({ ...DEFAULT_COSTS, destinationCountry: "egypt", lifestyle: "modest" }));
});

test("sums have no binary rounding errors", () => {
  const input = { housingCost: 0.1, utilityCost: 0.2, foodCost: 0.7, transportCost: 0 };
  const { current, savings } = landingEstimate({ ...input, destinationCountry: "ghana", lifestyle: "modest" });
  expect([current.total, savings]).toEqual([1, -149]);
});

test("dollars are written with cents only where they have some", () => {
  expect(
    violationsIn(
      [
        [1234, "$1,234"],
        [1234.5, "$1,234.50"],
        [0.05, "$0.05"],
        [-150, "-$150"],
      ],
      ([amount, text]) => {
        expect(dollars(amount)).toBe(text);
      },
    ),
  ).toEqual([]);
});

test("the savings sentence is right whether life there costs less, as much or more", () => {
  expect(
    violationsIn(
      [
        [1000, "modest", "You would save $530 a month: 53% of what you spend now."],
        [1000.5, "modest", "You would save $530.50 a month: 53% of what you spend now."],
        [300, "premium", "Life there costs $144 more a month: 48% more than you spend now."],
        [1, "premium", "Life there costs $299 more a month: 29,900% more than you spend now."],
        [221, "comfortable", "Life there costs as much a month as you spend now."],
        [0, "premium", "You spend nothing now, so there is no percentage: life there costs $300 a month."],
      ],
      ([housingCost, lifestyle, sentence]) => {
        const costs = { housingCost, utilityCost: 0, foodCost: 0, transportCost: 0 };
        expect(savingsSentence(landingEstimate({ ...costs, destinationCountry: "ghana", lifestyle }))).toBe(sentence);
      },
    ),
  ).toEqual([]);
});

const cost = fc.oneof(
  fc.integer({ min: 0, max: COST_LIMIT }),
  fc.double({ min: 0, max: COST_LIMIT, noNaN: true }),
  fc.constantFrom(0, 0.01, 0.3, COST_LIMIT),
);
const input: fc.Arbitrary<EstimateInput> = fc.record({
  housingCost: cost,
  utilityCost: cost,
  foodCost: cost,
  transportCost: cost,
  destinationCountry: fc.constantFrom(...CALCULATOR_OPTIONS.destinationCountry.map(({ value }) => value)),
  lifestyle: fc.constantFrom(...CALCULATOR_OPTIONS.lifestyle.map(({ value }) => value)),
});

test("the sums agree with their parts, and the savings with the sums", () => {
  fc.assert(
    fc.property(input, (given) => {
      const { current, new: there, savings, savingsPercent } = landingEstimate(given);
      expect(current.total).toBeCloseTo(current.housing + current.utilities + current.food + current.transport, 1);
      expect(there.total).toBe(there.housing + there.utilities + there.food + there.transport + there.staff);
      expect(savings).toBeCloseTo(current.total - there.total, 1);
      expect(Number.isInteger(savingsPercent)).toBe(true);
      if (current.total > 0)
        expect(Math.abs(savingsPercent - (savings / current.total) * 100)).toBeLessThanOrEqual(0.5);
    }),
  );
});

test("every accepted input gives finite amounts, and words without NaN or Infinity", () => {
  fc.assert(
    fc.property(input, (given) => {
      const estimate = landingEstimate(given);
      const { current, new: there, savings, savingsPercent } = estimate;
      for (const amount of [...Object.values(current), ...Object.values(there), savings, savingsPercent]) {
        expect(Number.isFinite(amount) && !Object.is(amount, -0), JSON.stringify(estimate)).toBe(true);
      }
      const choices = { currentCountry: "usa", housingType: "house", householdSize: "1" };
      const words = savingsSentence(estimate) + calculationSummary({ ...choices, ...given }, estimate);
      expect(words).not.toMatch(/NaN|Infinity|∞|-0\b/);
    }),
  );
});

test("a person who spends more now is never estimated to spend less there", () => {
  fc.assert(
    fc.property(input, fc.constantFrom(...CALCULATOR_COSTS), cost, (given, category, other) => {
      const [less, more] = [Math.min(given[category], other), Math.max(given[category], other)];
      const [cheaper, dearer] = [less, more].map((value) => landingEstimate({ ...given, [category]: value }));
      expect(dearer!.new.total).toBeGreaterThanOrEqual(cheaper!.new.total);
      expect(dearer!.current.total).toBeGreaterThanOrEqual(cheaper!.current.total);
    }),
  );
});

test("a cost is read exactly as typed, or refused", () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string(), fc.double().map(String), fc.nat().map(String)), (value) => {
      const dollars = parseCost(value);
      if (Number.isNaN(dollars)) return;
      expect(dollars).toBe(Number(value));
      expect(dollars).toBeGreaterThanOrEqual(0);
      expect(dollars).toBeLessThanOrEqual(COST_LIMIT);
    }),
  );
});

test("every default is an option of its select, or its placeholder", () => {
  for (const [field, options] of Object.entries(CALCULATOR_OPTIONS)) {
    const preset = CALCULATOR_DEFAULTS[field as keyof typeof CALCULATOR_OPTIONS];
    expect(["", ...options.map(({ value }) => value)], field).toContain(preset);
  }
});
