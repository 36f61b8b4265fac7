import { joinWords } from "#domain/join-words.ts";
import { expect, test } from "vitest";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { makePlan, PLAN_LUGGAGE, PLAN_PASSPORTS, type PlanInputs } from "#domain/plan.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { householdMoney, type HouseholdMoney, itemDays } from "#domain/plan-money.ts";
import { PLAN_DEFAULTS } from "#domain/plan-inputs.ts";
import { REASONS } from "#domain/reasons.ts";
import { kitOfCountry } from "../support/country-kits.ts";
import { violationsIn } from "../support/violations.ts";

const TODAY = "2026-11-23";

/** Two adults, three children, a dog and a container. */
const FAMILY = {
  ...PLAN_DEFAULTS,
  month: "2028-02",
  adults: 2,
  childrenAges: [2, 7, 16],
  animals: 1,
  luggage: PLAN_LUGGAGE,
};

/** What the family is told of the money. */
function moneyOf(details: Partial<PlanInputs> & Pick<PlanInputs, "country">): HouseholdMoney {
  const inputs: PlanInputs = { ...FAMILY, ...details };
  const kit = kitOfCountry(inputs.country);
  return householdMoney(makePlan(inputs, kit, TODAY), inputs, kit, TODAY);
}

const MOVES = COUNTRY_IDS.flatMap((country) =>
  PLAN_PASSPORTS.flatMap((passport) => [null, ...REASONS].map((reason) => [country, passport, reason] as const)),
);

test("the money of a move counts or lists each cost, and adds up", () => {
  expect(
    violationsIn(MOVES, ([country, passport, reason]) => {
      const kit = kitOfCountry(country);
      const inputs: PlanInputs = { ...FAMILY, country, passports: [passport], reason };
      const plan = makePlan(inputs, kit, TODAY);
      const money = householdMoney(plan, inputs, kit, TODAY);
      const counted = money.items.flatMap(({ titles }) => titles);
      const listed = money.notCounted.flatMap((one) => ("title" in one ? [one.title] : []));
      for (const { id, title, costUsd, costFacts = [], facts } of plan.tasks) {
        if (costUsd === undefined) continue;
        expect(costUsd === null ? listed : counted, id).toContain(title);
        if (costUsd) expect(costUsd.from, id).toBeLessThanOrEqual(costUsd.to);
        if (costUsd) expect(costFacts.length, id).toBeGreaterThan(0);
        for (const fact of costFacts) {
          expect(facts, id).toContain(fact);
          expect(kit.facts[fact]!.basis, id).not.toBe("not published");
        }
      }
      for (const item of money.items) expect(itemDays(item, kit).enteredOn).toMatch(/^20\d\d-\d\d-\d\d$/);
      for (const end of ["from", "to"] as const) {
        const lines = Object.values(money.lines).reduce((sum, range) => sum + (range?.[end] ?? 0), 0);
        expect(money.total[end]).toBe(lines);
        expect(money.items.reduce((sum, { usd }) => sum + usd[end], 0)).toBe(money.lines.tasks![end]);
        expect(money.byMonth.at(-1)?.paid[end] ?? 0).toBe(money.total[end]);
      }
      expect(money.total.from).toBeLessThanOrEqual(money.total.to);
      // The entry with this passport is one of both, where one enters as a visitor.
      const entry = plan.tasks.find(({ id }) => id === `entry-${passport}`);
      if (entry) expect([...counted, ...listed]).toContain(entry.title);
      // So are the permits of spouse and children.
      for (const who of ["spouse", "children"]) {
        const one = plan.tasks.find(({ id }) => id === `permit-${who}-${plan.permit?.id}`);
        expect(one !== undefined).toBe(plan.permit !== null);
        if (one) expect([...counted, ...listed]).toContain(one.title);
      }
    }),
  ).toEqual([]);
});

test("a family of four in Kenya is told of the permits of the others and of the student pass", () => {
  const alone = moneyOf({ country: "kenya", passports: ["us"], reason: "job", adults: 1, childrenAges: [] });
  const family = moneyOf({ country: "kenya", passports: ["us"], reason: "job", childrenAges: [6, 9] });
  const titles = family.items.flatMap((item) => item.titles).filter((title) => /spouse|children|child who/.test(title));
  expect(titles).toHaveLength(3);
  expect(family.lines.tasks!.to).toBeGreaterThan(alone.lines.tasks!.to);
});

test("what no page names of a permit's fee, and its capital, are listed beside the sum", () => {
  const listed = { part: 0, capital: 0 };
  expect(
    violationsIn(MOVES, ([country, passport, reason]) => {
      const kit = kitOfCountry(country);
      const inputs: PlanInputs = { ...FAMILY, country, passports: [passport], reason };
      const plan = makePlan(inputs, kit, TODAY);
      const permit = COUNTRY_FOLDERS[country].record.permits.find(({ id }) => id === plan.permit?.id);
      const { notCounted } = householdMoney(plan, inputs, kit, TODAY);
      if (permit?.feeUsd && permit.feeLacks) {
        listed.part++;
        expect(notCounted).toContainEqual({
          kind: "part",
          title: expect.any(String),
          part: joinWords(permit.feeLacks),
        });
      }
      if (permit?.conditions.capitalUsd) {
        listed.capital++;
        const usd = permit.conditions.capitalUsd;
        expect(notCounted).toContainEqual({ kind: "capital", permit: permit.name, usd });
      }
    }),
  ).toEqual([]);
  expect(Math.min(...Object.values(listed))).toBeGreaterThan(0);
});
