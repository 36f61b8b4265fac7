import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { daysBetween, makePlan, PLAN_LUGGAGE, PLAN_PASSPORTS, type PlanInputs } from "#domain/plan.ts";
import { REASONS } from "#domain/reasons.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { HOMES } from "#web/content/countries/country-record.ts";
import { planKit } from "#web/content/plans/plan-kits.ts";

const TODAY = "2026-11-23";
const MOVE: PlanInputs = {
  country: "rwanda",
  month: "2029-06",
  city: null,
  passports: ["us"],
  adults: 1,
  childrenAges: [],
  animals: 0,
  reason: null,
  permit: null,
  budgetUsd: null,
  savingsUsd: null,
  luggage: [],
};

/** The days of a plan's task from the arrival: the latest to begin it, and to have done it. */
function daysOf(id: string, inputs: PlanInputs) {
  const plan = makePlan(inputs, planKit(inputs.country), TODAY);
  const task = plan.tasks.find((one) => one.id === id)!;
  return { start: daysBetween(plan.arrival, task.startBy), finish: daysBetween(plan.arrival, task.finishBy) };
}

describe.each(COUNTRY_IDS)("the plan of a move to %s", (country) => {
  const { record } = COUNTRY_FOLDERS[country];
  const kit = planKit(country);

  test.each(record.permits.map((permit) => [permit.id, permit] as const))(
    "asks for the permit %s when its record lets one",
    (id, { applyFrom, registerWithinDays }) => {
      const inputs = { ...MOVE, country, permit: id };
      const application = daysOf(`permit-${id}`, inputs);
      const registration = daysOf(`renew-${id}`, inputs);
      if (applyFrom === "in the country") {
        const stays = HOMES.flatMap((home) => record.entry[home].stayDays ?? []);
        expect(application.start).toBe(registerWithinDays ?? Math.min(...stays));
        expect(application.start).toBeGreaterThan(0);
        expect(registration.start).toBe(application.finish);
      } else {
        expect(application.finish).toBeLessThan(0);
        expect(registration.finish).toBe(registerWithinDays ?? 14);
      }
    },
  );

  test("exchanges the license while it still serves", () => {
    const days = record.goods.drivingLicenseDays;
    const { finish } = daysOf("driving-license", { ...MOVE, country });
    expect(finish).toBe(days ? Math.min(days, 90) : 90);
  });

  test("gives notice of work, home and contracts, for whatever reason, and says that the times are our estimate", () => {
    for (const reason of [...REASONS, null]) {
      const { tasks } = makePlan({ ...MOVE, country, reason }, kit, TODAY);
      for (const id of ["notice", "lease", "utilities"]) {
        const { facts, finishBy } = tasks.find((one) => one.id === id)!;
        expect(finishBy < "2029-06-01").toBe(true);
        expect(facts.map((fact) => kit.facts[fact]!.basis)).toContain("estimate");
      }
    }
  });

  test("calls no two tasks alike, whichever passports one has", () => {
    fc.assert(
      fc.property(
        fc.subarray([...PLAN_PASSPORTS]),
        fc.constantFrom(...record.permits.map(({ id }) => id)),
        (passports, permit) => {
          const family = { adults: 2, childrenAges: [6], animals: 1, luggage: PLAN_LUGGAGE };
          const titles = makePlan({ ...MOVE, ...family, country, passports, permit }, kit, TODAY).tasks.map(
            ({ title }) => title,
          );
          expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
        },
      ),
    );
  });
});

test("Rwanda's permit is asked for within 15 days of the arrival, Mauritius' license exchanged within 28", () => {
  expect(daysOf("permit-skilled-worker", { ...MOVE, permit: "skilled-worker" }).start).toBe(15);
  expect(daysOf("driving-license", { ...MOVE, country: "mauritius" }).finish).toBe(28);
});
