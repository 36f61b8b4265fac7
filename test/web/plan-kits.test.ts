import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { REASONS } from "#domain/reasons.ts";
import { addMonths, makePlan, PLAN_LUGGAGE, PLAN_PASSPORTS, type PlanInputs } from "#domain/plan.ts";
import { parsePlanMarks, publicInputs } from "#domain/plan-inputs.ts";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { planKit } from "#web/content/plans/plan-kits.ts";
import { namedDays } from "../support/named-days.ts";
import { violationsIn } from "../support/violations.ts";

const TODAY = "2026-11-23";

const KITS = COUNTRY_IDS.map((country) => [country, planKit(country)] as const);

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
    expect(
      violationsIn(KITS, ([country, kit]) => {
        const inputs: fc.Arbitrary<PlanInputs> = fc.record({
          country: fc.constant(country),
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

        fc.assert(
          fc.property(inputs, (given) => {
            const plan = makePlan(given, kit, TODAY);
            expect(plan.firstMonth).not.toBeNull();
            const own = plan.tasks.filter(({ id }) => kit.permits.some((permit) => id === `permit-${permit.id}`));
            expect(own.length).toBe(plan.permit ? 1 : 0);
            for (const one of plan.tasks) if (one.startBy < TODAY) expect(one.lateDays).toBeGreaterThan(0);
            expect(makePlan(publicInputs(given), kit, TODAY), "what a link says makes the same plan").toEqual(plan);
          }),
        );
      }),
    ).toEqual([]);
  });
});

test("reads how long something takes from words", () => {
  expect(namedDays("three to five business days after")).toEqual([{ least: 3, most: 10 }]);
  expect(namedDays("4 to 12 weeks")).toEqual([{ least: 28, most: 84 }]);
});

describe("the figures of each kit", () => {
  test("name no time that the words of the task's facts do not name", () => {
    expect(
      violationsIn(COUNTRY_IDS, (country) => {
        const { tasks, facts } = planKit(country);

        const unsaid = tasks.flatMap(({ id, takesDays, facts: ids }) => {
          if (takesDays === null || takesDays.to <= 2) return [];
          const namedByFact = ids.map((fact) => namedDays(`${facts[fact]!.text} ${facts[fact]!.note ?? ""}`));
          const named = namedByFact.flat();
          const words = ids.map((fact) => facts[fact]!.text).join(" ");
          const least = /\bhours\b/.test(words) ? 0 : Math.min(...named.map((one) => one.least));
          // Steps that one fact names may come one after the other.
          const most = Math.max(...namedByFact.map((steps) => steps.reduce((sum, step) => sum + step.most, 0)));
          // Plans count in whole weeks.
          const isSaid = takesDays.to <= Math.ceil(most / 7) * 7 && takesDays.from >= Math.floor(least / 7) * 7;
          return isSaid ? [] : [`${id}: ${takesDays.from} to ${takesDays.to} days`];
        });
        expect(unsaid).toEqual([]);
      }),
    ).toEqual([]);
  });

  test("name no fee where no fact of the task names an amount", () => {
    expect(
      violationsIn(COUNTRY_IDS, (country) => {
        const { tasks, facts } = planKit(country);

        const unsaid = tasks.flatMap(({ id, costUsd, facts: ids }) => {
          const words = ids.map((fact) => `${facts[fact]!.text} ${facts[fact]!.note ?? ""}`).join(" ");
          return costUsd && !/\d|free|no fee|nothing/i.test(words) ? [id] : [];
        });
        expect(unsaid).toEqual([]);
      }),
    ).toEqual([]);
  });
});
