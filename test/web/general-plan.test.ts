import { describe, expect, test } from "vitest";
import { contentKey } from "#domain/fact-text.ts";
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

        const named = tasks.map(({ versions }) => versions.flatMap(({ passport }) => passport ?? []));
        const byPassport = named.filter((passports) => passports.length > 0);
        expect(byPassport.length).toBeGreaterThan(0);
        for (const passports of byPassport) expect(new Set(passports)).toEqual(new Set(HOMES));
      }),
    ).toEqual([]);
  });

  test("says nothing twice of a task, and leads to where a home's own rules are", () => {
    expect(
      violationsIn(COUNTRY_IDS, (country) => {
        for (const { id, facts, versions } of generalPlan(country).groups.flatMap((group) => group.tasks)) {
          const told = facts.map(({ content }) => contentKey(content));
          expect(new Set(told).size).toBe(told.length);
          for (const { content } of facts) expect(content.id).not.toMatch(/^homes\.(us|uk|canada)\./);
          // A visitor's entry is a rule of the country alone.
          const isOfHome = id !== "entry" && id !== "stay";
          for (const { passport, more } of versions)
            if (passport && isOfHome) expect(more?.path).toMatch(/^\/leaving\/(usa|uk|canada)#[\w-]+$/);
        }
      }),
    ).toEqual([]);
  });
});
