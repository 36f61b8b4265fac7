import { expect, test } from "vitest";
import { PLAN_LUGGAGE, PLAN_PASSPORTS } from "#domain/plan-answers.ts";
import { factsOfPlan, makePlan, type PlanInputs, type PlanKit } from "#domain/plan.ts";
import { COUNTRY_KITS } from "../support/country-kits.ts";
import { MAX_FACTS_PER_EMAIL, PLANS_PER_SWEEP } from "#worker/plans/checks.ts";

/** What D1 takes as one text, in bytes. */
const MOST_BYTES = 2_000_000;

function countBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/** The largest plan that anybody can make for a reason and a permit, with all of its facts changed and all of its tasks due. */
function weighCheck(kit: PlanKit, inputs: PlanInputs): number {
  const plan = makePlan(inputs, kit, "2026-11-23");
  const used = factsOfPlan(plan, kit);
  const told = Object.entries(used)
    .map(([id, words]) => {
      const tasks = plan.tasks.filter(({ facts }) => facts.includes(id)).map(({ title }) => title);
      const source = kit.facts[id]?.sources.find(({ url }) => url !== null)?.url;
      return countBytes({ tasks, before: words, now: words, source });
    })
    .toSorted((a, b) => b - a)
    .slice(0, MAX_FACTS_PER_EMAIL);
  const tasks = plan.tasks.map(({ title, takesDays, finishBy }) => ({
    title,
    takesDays,
    finishBy,
    deadline: finishBy,
  }));
  return countBytes(used) + told.reduce((sum, bytes) => sum + bytes, 0) + countBytes(tasks) + 500;
}

test("the sweep's findings about the largest plans fit into one statement with any number of facts", () => {
  const largest = {
    city: null,
    passports: [...PLAN_PASSPORTS],
    adults: 4,
    childrenAges: [1, 6, 10, 12, 15, 17],
    animals: 5,
  };
  // A plan with a permit is the same for every reason, but that who retires gives no notice.
  const weights = COUNTRY_KITS.flatMap((kit) =>
    kit.permits.map(({ id: permit }) =>
      weighCheck(kit, {
        ...largest,
        country: kit.country,
        month: "2027-06",
        reason: "job",
        permit,
        budgetUsd: 2500,
        savingsUsd: 1,
        luggage: [...PLAN_LUGGAGE],
      }),
    ),
  );
  expect(Math.max(...weights)).toBeGreaterThan(20_000);
  expect(PLANS_PER_SWEEP * Math.max(...weights)).toBeLessThan(MOST_BYTES);
});
