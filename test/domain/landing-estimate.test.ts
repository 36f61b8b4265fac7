import fc from "fast-check";
import { expect, test } from "vitest";
import { CALCULATOR_DEFAULTS, CALCULATOR_OPTIONS } from "#domain/calculator-input.ts";
import { type EstimateInput, landingEstimate } from "#domain/landing-estimate.ts";

const DEFAULT_COSTS = { housingCost: 2500, utilityCost: 350, foodCost: 800, transportCost: 500 };

test.each([
  // destination, lifestyle, housing, utilities, food, transport, staff, total, savings, percent
  ["ghana", "modest", 800, 112, 256, 160, 150, 1478, 2672, 64],
  ["tanzania", "comfortable", 800, 112, 256, 160, 150, 1478, 2672, 64],
  ["kenya", "luxury", 1250, 175, 400, 250, 300, 2375, 1775, 43],
  ["southafrica", "premium", 1800, 252, 576, 360, 300, 3288, 862, 21],
  ["rwanda", "comfortable", 1000, 140, 320, 200, 150, 1810, 2340, 56],
  ["ghana", "basic", 600, 84, 192, 120, 150, 1146, 3004, 72],
  ["mauritius", "moderate", 1000, 140, 320, 200, 150, 1810, 2340, 56],
])(
  "the default costs in %s, %s",
  (destinationCountry, lifestyle, housing, utilities, food, transport, staff, total, savings, percent) => {
    expect(landingEstimate({ ...DEFAULT_COSTS, destinationCountry, lifestyle })).toEqual({
      current: { housing: 2500, utilities: 350, food: 800, transport: 500, total: 4150 },
      new: { housing, utilities, food, transport, staff, total },
      savings,
      savingsPercent: percent,
    });
  },
);

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

test("who spends nothing saves nothing in percent, and pays for staff", () => {
  const nothing = { housingCost: 0, utilityCost: 0, foodCost: 0, transportCost: 0 };
  expect(landingEstimate({ ...nothing, destinationCountry: "ghana", lifestyle: "modest" })).toMatchObject({
    savings: -150,
    savingsPercent: 0,
  });
});

test("names that every object has are no destinations and no lifestyles", () => {
  const odd = landingEstimate({ ...DEFAULT_COSTS, destinationCountry: "constructor", lifestyle: "toString" });
  expect(odd).toEqual(landingEstimate({ ...DEFAULT_COSTS, destinationCountry: "egypt", lifestyle: "modest" }));
});

const cost = fc.integer({ min: 0, max: 1_000_000 });
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
      expect(current.total).toBe(current.housing + current.utilities + current.food + current.transport);
      expect(there.total).toBe(there.housing + there.utilities + there.food + there.transport + there.staff);
      expect(savings).toBe(current.total - there.total);
      expect(Number.isInteger(savingsPercent)).toBe(true);
      if (current.total > 0)
        expect(Math.abs(savingsPercent - (savings / current.total) * 100)).toBeLessThanOrEqual(0.5);
    }),
  );
});

test("every default is an option of its select, or its placeholder", () => {
  for (const [field, options] of Object.entries(CALCULATOR_OPTIONS)) {
    const preset = CALCULATOR_DEFAULTS[field as keyof typeof CALCULATOR_OPTIONS];
    expect(["", ...options.map(({ value }) => value)], field).toContain(preset);
  }
});
