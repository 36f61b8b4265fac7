import { expect, test } from "vitest";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { changedFacts } from "#domain/plan.ts";
import { planKit } from "#web/content/plans/plan-kits.ts";
import { violationsIn } from "../support/violations.ts";

/** The words of a country's facts as a plan kept them that knows them by their former ids. */
function keptBefore(country: (typeof COUNTRY_IDS)[number]): Record<string, string> {
  const { facts, formerIds = {} } = planKit(country);
  return Object.fromEntries(Object.entries(formerIds).map(([former, id]) => [former, facts[id]!.text]));
}

test("a plan kept under former ids reports no changes", () => {
  const violations = violationsIn(COUNTRY_IDS, (country) => {
    expect(changedFacts(keptBefore(country), planKit(country))).toEqual([]);
  });
  expect(violations).toEqual([]);
});
