import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COUNTRIES } from "../../domain/countries.ts";
import { PLAN_LUGGAGE, PLAN_PASSPORTS, type PlanInputs } from "../../domain/plan.ts";
import {
  isDay,
  parsePlanInputs,
  parsePlanMarks,
  PLAN_DEFAULTS,
  PLAN_FIELDS,
  PLAN_LIMITS,
  PLAN_PARAMS,
  planParams,
  publicInputs,
  readPlanParams,
} from "../../domain/plan-inputs.ts";
import { REASONS } from "../../domain/reasons.ts";

const id = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);
const usd = fc.option(fc.nat({ max: PLAN_LIMITS.usd }));
const inputs: fc.Arbitrary<PlanInputs> = fc.record({
  country: fc.constantFrom(...COUNTRIES.map((country) => country.id)),
  month: fc
    .tuple(fc.nat({ max: 99 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `20${String(year).padStart(2, "0")}-${String(month).padStart(2, "0")}`),
  city: fc.option(id),
  passports: fc.subarray([...PLAN_PASSPORTS]),
  adults: fc.integer({ min: 1, max: PLAN_LIMITS.adults }),
  childrenAges: fc.array(fc.nat({ max: PLAN_LIMITS.childAge }), { maxLength: PLAN_LIMITS.children }),
  animals: fc.nat({ max: PLAN_LIMITS.animals }),
  reason: fc.option(fc.constantFrom(...REASONS)),
  permit: fc.option(id),
  budgetUsd: usd,
  savingsUsd: usd,
  luggage: fc.subarray([...PLAN_LUGGAGE]),
});

describe("the inputs of a plan", () => {
  test("are the same after a URL, and after JSON", () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const url = new URLSearchParams(planParams(given).toString());
        expect(readPlanParams(url)).toMatchObject({ inputs: publicInputs(given), problems: {} });
        expect(parsePlanInputs(JSON.parse(JSON.stringify(given))).inputs).toEqual(given);
      }),
    );
  });

  test("need a country and a month, and nothing else", () => {
    const { inputs: read, problems } = readPlanParams(new URLSearchParams("country=kenya&month=2027-06"));
    expect(read).toEqual({ country: "kenya", month: "2027-06", ...PLAN_DEFAULTS });
    expect(problems).toEqual({});
    expect(readPlanParams(new URLSearchParams("reason=remote&country=")).problems).toEqual({
      country: "missing",
      month: "missing",
    });
  });

  test("keep what can be read where another field cannot", () => {
    expect(readPlanParams(new URLSearchParams("country=kenya&month=2027-13&adults=9&children=6.x&animals=1"))).toEqual({
      inputs: null,
      given: { country: "kenya", animals: 1 },
      problems: { month: "wrong", adults: "wrong", childrenAges: "wrong" },
    });
  });

  test("leave out of the URL what was not filled in, amounts, and ages but for who is of school age", () => {
    const plain = { country: "kenya", month: "2027-06", ...PLAN_DEFAULTS } as const;
    expect(planParams(plain).toString()).toBe("country=kenya&month=2027-06");
    const family = {
      ...plain,
      passports: ["us", "uk"],
      adults: 2,
      childrenAges: [6, 3, 9],
      savingsUsd: 0,
      budgetUsd: 2500,
    } as const;
    expect(planParams(family).toString()).toBe("country=kenya&month=2027-06&passports=us.uk&adults=2&children=0.4.4");
  });
});

describe("what a stranger sends", () => {
  const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true });
  const almost = fc.record(
    Object.fromEntries(
      PLAN_FIELDS.map((field) => [
        field,
        fc.oneof(
          inputs.map((one): unknown => one[field]),
          anything,
        ),
      ]),
    ),
    { requiredKeys: [] },
  );

  test("is read as inputs that stay the same when read again, or not at all", () => {
    fc.assert(
      fc.property(fc.oneof(anything, almost), (value) => {
        const { inputs: read, given, problems } = parsePlanInputs(value);
        expect(read === null).toBe(Object.keys(problems).length > 0);
        expect(parsePlanInputs(given).given).toEqual(given);
        if (read) expect(readPlanParams(planParams(read)).inputs).toEqual(publicInputs(read));
      }),
    );
  });

  test("is read from any parameters without an error", () => {
    const param = fc.tuple(fc.constantFrom(...Object.values(PLAN_PARAMS)), fc.string());
    fc.assert(
      fc.property(fc.array(param), (params) => {
        const { inputs: read, problems } = readPlanParams(new URLSearchParams(params));
        expect(read === null).toBe(Object.keys(problems).length > 0);
      }),
    );
  });

  test("is read as marks of tasks and days, within the limit", () => {
    const marks = fc.record({
      moves: fc.dictionary(fc.oneof(id, fc.string()), fc.anything()),
      done: fc.array(anything),
    });
    fc.assert(
      fc.property(fc.oneof(anything, marks), (value) => {
        const { moves, done } = parsePlanMarks(value);
        expect(Object.values(moves).every(isDay)).toBe(true);
        expect(parsePlanMarks({ moves, done })).toEqual({ moves, done });
      }),
    );
    const many = Array.from({ length: 1000 }, (_, index) => `task-${index}`);
    const moves = Object.fromEntries(many.map((one) => [one, "2027-01-01"]));
    const read = parsePlanMarks({ moves, done: [...many, ...many] });
    expect(read.done).toHaveLength(PLAN_LIMITS.tasks);
    expect(Object.keys(read.moves)).toHaveLength(PLAN_LIMITS.tasks);
  });

  test.each(["2027-02-30", "2027-13-01", "2027-1-01", "1999-01-01", "2027-02-28T00:00", "", 20_270_228, null])(
    "%s is no day",
    (value) => {
      expect(isDay(value)).toBe(false);
      expect(parsePlanMarks({ moves: { papers: value } }).moves).toEqual({});
    },
  );
  test("February 29 is a day in a leap year only", () => {
    expect([isDay("2028-02-29"), isDay("2027-02-29")]).toEqual([true, false]);
  });
});
