import { describe, expect, test } from "vitest";
import { HOMES } from "#content-model/resolve/records.ts";
import { generalPlan } from "#web/content/plans/general-plan.ts";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { violationsIn } from "../support/violations.ts";

describe("the general plan of each country", () => {
  test("goes from the earliest month to the time after the arrival, and names each task once", () => {
    expect(
      violationsIn(COUNTRY_IDS, (country) => {
        const plan = generalPlan(country);
        const tasks = plan.groups.flatMap((group) => group.tasks);

        const months = plan.groups.map(({ before }) => before);
        expect(months).toEqual(months.toSorted((a, b) => b - a));
        expect(months.at(-1)).toBe(0);
        expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
        for (const { versions } of tasks)
          for (const one of versions) expect(one.startDay).toBeLessThanOrEqual(one.finishDay);
      }),
    ).toEqual([]);
  });

  test("holds for each of the three passports", () => {
    expect(
      violationsIn(COUNTRY_IDS, (country) => {
        const plan = generalPlan(country);
        const tasks = plan.groups.flatMap((group) => group.tasks);

        for (const home of HOMES) {
          const entry = tasks.find(({ id }) => id === "entry")!;
          expect(entry.versions.map(({ passport }) => passport)).toContain(home);
        }
      }),
    ).toEqual([]);
  });
});
