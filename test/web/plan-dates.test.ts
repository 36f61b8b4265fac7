import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { daysBetween, makePlan, PLAN_LUGGAGE, PLAN_PASSPORTS, type PlanInputs } from "#domain/plan.ts";
import { PLAN_DEFAULTS } from "#domain/plan-inputs.ts";
import { REASONS } from "#domain/reasons.ts";
import { COUNTRY_FOLDERS, FOLDERS } from "#web/content/countries/countries.ts";
import { HOMES } from "#content-model/resolve/records.ts";
import { planFact } from "#web/content/plans/plan-facts.ts";
import { kitOfCountry } from "../support/country-kits.ts";
import { violationsIn } from "../support/violations.ts";

const TODAY = "2026-11-23";

const MOVE: PlanInputs = { ...PLAN_DEFAULTS, country: "rwanda", month: "2029-06", passports: ["us"] };

/** The days of a plan's task from the arrival: the latest to begin it, and to have done it. */
function daysOf(id: string, inputs: PlanInputs) {
  const plan = makePlan(inputs, kitOfCountry(inputs.country), TODAY);
  const task = plan.tasks.find((one) => one.id === id);
  if (!task) return null;
  return { start: daysBetween(plan.arrival, task.startBy), finish: daysBetween(plan.arrival, task.finishBy) };
}

const PERMITS = FOLDERS.flatMap(({ record }) =>
  record.permits.map((permit) => [record.id, permit.id, permit] as const),
);

test("a plan asks for each permit when its record allows it", () => {
  expect(
    violationsIn(PERMITS, ([country, id, { applyFrom, card, documents, registerWithinDays }]) => {
      const inputs = { ...MOVE, country, permit: id };
      const application = daysOf(`permit-${id}`, inputs)!;
      const registration = daysOf(`renew-${id}`, inputs);
      if (applyFrom === "in the country") {
        const isAfterSettling = documents.some(
          ({ afterArrival }) => afterArrival === "home" || afterArrival === "account",
        );
        expect(application.start).toBeGreaterThan(0);
        if (card?.comesFirst) return;
        expect(application.start).toBeLessThanOrEqual(registerWithinDays ?? (isAfterSettling ? 75 : 14));
        expect(registration?.start).toBe(application.finish);
      } else {
        expect(application.finish).toBeLessThan(0);
        if (card) expect(registration?.start).toBeLessThanOrEqual(registerWithinDays ?? 14);
      }
    }),
  ).toEqual([]);
});

describe("the plan of a move to each country", () => {
  test("gets a license while one's own still serves, where nothing must come before it", () => {
    expect(
      violationsIn(COUNTRY_IDS, (country) => {
        const { goods, money } = COUNTRY_FOLDERS[country].record;
        const { drivingLicenseDays: days, licenseBy } = goods;
        const dates = daysOf("driving-license", { ...MOVE, country, permit: null, reason: null });
        const day = licenseBy === "keep" ? undefined : days ? Math.min(days, 90) : 90;
        if (money.number?.before.includes("driving-license")) expect(dates?.finish).toBeGreaterThanOrEqual(day!);
        else expect(dates?.finish).toBe(day);
      }),
    ).toEqual([]);
  });

  test("gives notice unless you retire or work remotely, and ends lease and contracts, by our estimates", () => {
    expect(
      violationsIn(COUNTRY_IDS, (country) => {
        const kit = kitOfCountry(country);

        for (const reason of [...REASONS, null]) {
          const { tasks } = makePlan({ ...MOVE, country, reason }, kit, TODAY);
          const hasNotice = reason !== "retirement" && reason !== "remote";
          expect(tasks.some(({ id }) => id === "notice")).toBe(hasNotice);
          for (const id of [...(hasNotice ? ["notice"] : []), "lease", "utilities"]) {
            const { facts, finishBy } = tasks.find((one) => one.id === id)!;
            expect(finishBy < "2029-06-01").toBe(true);
            expect(facts.map((fact) => kit.facts[fact]!.basis)).toContain("estimate");
          }
        }
      }),
    ).toEqual([]);
  });

  test("calls no two tasks alike, whichever passports one has", () => {
    expect(
      violationsIn(COUNTRY_IDS, (country) => {
        const { record } = COUNTRY_FOLDERS[country];
        const kit = kitOfCountry(country);

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
      }),
    ).toEqual([]);
  });
});

describe("every task of a plan for each country", () => {
  test("buys land in five steps, one after the other, for those who want to", () => {
    expect(
      violationsIn(COUNTRY_IDS, (country) => {
        const kit = kitOfCountry(country);
        const stepsWith = (luggage: PlanInputs["luggage"]) =>
          makePlan({ ...MOVE, country, luggage }, kit, TODAY).tasks.filter(({ id }) => id.startsWith("land-"));
        const steps = stepsWith(["land"]).toSorted((a, b) => a.startBy.localeCompare(b.startBy));
        expect(steps.map(({ id }) => id)).toEqual(
          ["lawyer", "search", "papers", "contract", "transfer"].map((step) => `land-${step}`),
        );
        for (const [index, step] of steps.slice(1).entries())
          expect(step.startBy >= steps[index]!.finishBy, step.id).toBe(true);
        expect(stepsWith(["car"])).toEqual([]);
      }),
    ).toEqual([]);
  });

  test("says what, why and by when, with the cost, office and source of its records", () => {
    expect(
      violationsIn(COUNTRY_IDS, (country) => {
        const { record } = COUNTRY_FOLDERS[country];
        const kit = kitOfCountry(country);

        for (const permit of record.permits) {
          for (const passport of PLAN_PASSPORTS) {
            const reason = permit.reasons[0]!;
            const family = { adults: 2, childrenAges: [2, 6], animals: 1, luggage: PLAN_LUGGAGE };
            const inputs = { ...MOVE, ...family, country, reason, permit: permit.id, passports: [passport] };
            const wrong = makePlan(inputs, kit, TODAY).tasks.filter(
              ({ title, why, startBy, finishBy, facts: ids, costUsd, costFacts = [], where }) => {
                const facts = ids.map((id) => kit.facts[id]!);
                const isDated =
                  facts.length > 0 &&
                  facts.every(({ basis, enteredOn }) => basis === "not published" || enteredOn?.startsWith("20"));
                // What rests on our estimate alone names no office.
                const isPlaced = !facts.some(({ basis }) => basis === "read") || where?.url?.startsWith("https:");
                const isBacked = (!costUsd || costFacts.length > 0) && (!where?.fact || kit.facts[where.fact]?.text);
                return !title || !why.endsWith(".") || startBy > finishBy || !isDated || !isPlaced || !isBacked;
              },
            );
            expect(wrong).toEqual([]);
          }
        }
      }),
    ).toEqual([]);
  });

  test("tells of the papers of a permit and of where it is asked for", () => {
    expect(
      violationsIn(COUNTRY_IDS, (country) => {
        const { record } = COUNTRY_FOLDERS[country];
        const kit = kitOfCountry(country);

        for (const { id, documents, applyAt } of record.permits) {
          const own = new Set([`papers-${id}`, `permit-${id}`, `renew-${id}`]);
          const papers = kit.tasks.flatMap((task) => (own.has(task.id) ? (task.papers ?? []) : []));
          // A plan adds to a passport whom its time is for.
          const missing = documents.filter((one) => !papers.some(({ name }) => name.startsWith(one.name)));
          expect(missing).toEqual([]);
          expect(papers).toHaveLength(documents.length);
          const { where } = kit.tasks.find((one) => one.id === `permit-${id}`)!;
          if (!applyAt) continue;
          expect(where?.fact).toBe(applyAt.id);
          expect(kit.facts[where!.fact!]!.text).toBe(planFact(applyAt).text);
        }
      }),
    ).toEqual([]);
  });

  test("tells how each passport enters, another one by its group", () => {
    expect(
      violationsIn(COUNTRY_IDS, (country) => {
        const { record } = COUNTRY_FOLDERS[country];
        const kit = kitOfCountry(country);

        for (const passport of PLAN_PASSPORTS) {
          const { tasks } = makePlan({ ...MOVE, country, passports: [passport] }, kit, TODAY);
          const entry = tasks.filter(({ id }) => id.startsWith("entry-"));
          expect(entry.map(({ id }) => id)).toEqual([`entry-${passport}`]);
          expect(entry[0]!.where?.url).toMatch(/^https:/);
        }
        const groups = kit.tasks.find(({ id }) => id === "entry-other")!.facts.map((id) => kit.facts[id]!.text);
        for (const { who } of record.passports)
          expect(
            groups.some((text) => text.includes(`${who}: `)),
            who,
          ).toBe(true);
      }),
    ).toEqual([]);
  });

  test("has the words on a visitor's stay and on staying longer that a late permit is answered with", () => {
    expect(
      violationsIn(COUNTRY_IDS, (country) => {
        const { record } = COUNTRY_FOLDERS[country];
        const kit = kitOfCountry(country);

        for (const home of HOMES) {
          for (const row of ["stay", "extension"] as const) {
            const known = record.entry[home][row];
            if (known) expect(kit.facts[known.id!]!.text).toBe(planFact(known).text);
          }
        }
        expect(kit.permits.map(({ applyFrom }) => applyFrom)).toEqual(record.permits.map(({ applyFrom }) => applyFrom));
      }),
    ).toEqual([]);
  });
});

test("Rwanda's permit is asked for in the first 15 days, Mauritius' license exchanged within 28", () => {
  expect(daysOf("permit-skilled-worker", { ...MOVE, permit: "skilled-worker" })!.start).toBeLessThanOrEqual(15);
  expect(daysOf("driving-license", { ...MOVE, country: "mauritius" })!.finish).toBe(28);
});
