import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { REASONS } from "#domain/reasons.ts";
import { addMonths, makePlan, PLAN_LUGGAGE, PLAN_PASSPORTS, type PlanInputs } from "#domain/plan.ts";
import { parsePlanMarks, publicInputs } from "#domain/plan-inputs.ts";
import { COUNTRY_KITS } from "../support/country-kits.ts";
import { violationsIn } from "../support/violations.ts";

const TODAY = "2026-11-23";

const KITS = COUNTRY_KITS.map((kit) => [kit.country, kit] as const);

/** How many moves are tried: in the long form as many for each country as in the short one for all. */
const MOVES = process.env.LONG_TESTS === "1" ? 200 * KITS.length : 200;

describe("the kit of each country", () => {
  test("names each task and each fact once, and rests every task on facts", () => {
    expect(
      violationsIn(KITS, ([, kit]) => {
        expect(new Set(kit.tasks.map(({ id }) => id)).size).toBe(kit.tasks.length);
        const ids = kit.tasks.map(({ id }) => id);
        expect(parsePlanMarks({ done: ids }).done, "all of them can be marked").toEqual(ids);
        for (const { id, facts } of kit.tasks) {
          expect(facts.length, id).toBeGreaterThan(0);
          for (const fact of facts) expect(kit.facts[fact]?.text, `${id}: ${fact}`).toBeTruthy();
        }
      }),
    ).toEqual([]);
  });

  test("survives JSON, and leaves no placeholder in its words", () => {
    expect(
      violationsIn(KITS, ([, kit]) => {
        const text = JSON.stringify(kit);
        expect(JSON.parse(text)).toEqual(kit);
        expect(text).not.toMatch(/\{(country|permit|passport|home)\}/);
      }),
    ).toEqual([]);
  });

  test("makes a plan for every move that can be met in some month, and one permit at the most", () => {
    const moves = fc.constantFrom(...COUNTRY_KITS).chain((kit) => {
      const inputs: fc.Arbitrary<PlanInputs> = fc.record({
        country: fc.constant(kit.country),
        month: fc.nat({ max: 36 }).map((months) => addMonths("2026-11", months)),
        city: fc.constant(null),
        passports: fc.subarray([...PLAN_PASSPORTS], { minLength: 1 }),
        adults: fc.integer({ min: 1, max: 3 }),
        childrenAges: fc.array(fc.nat({ max: 17 }), { maxLength: 3 }),
        animals: fc.nat({ max: 2 }),
        reason: fc.option(fc.constantFrom(...REASONS)),
        permit: fc.option(fc.constantFrom(...kit.permits.map(({ id }) => id))),
        budgetUsd: fc.constant(null),
        savingsUsd: fc.constant(null),
        luggage: fc.subarray([...PLAN_LUGGAGE]),
      });
      return fc.tuple(fc.constant(kit), inputs);
    });
    const property = fc.property(moves, ([kit, given]) => {
      const plan = makePlan(given, kit, TODAY);
      expect(plan.firstMonth).not.toBeNull();
      const own = plan.tasks.filter(({ id }) => kit.permits.some((permit) => id === `permit-${permit.id}`));
      expect(own.length).toBe(plan.permit ? 1 : 0);
      expect(plan.tasks.filter(({ startBy, lateDays }) => startBy < TODAY && !(lateDays > 0))).toEqual([]);
      expect(makePlan(publicInputs(given), kit, TODAY), "what a link says makes the same plan").toEqual(plan);
    });
    fc.assert(property, { numRuns: MOVES });
  });
});
