import { expect, test } from "vitest";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { COUNTRY_FOLDERS, knownOf, usesIn } from "#web/content/countries/countries.ts";
import type { Known } from "#content-model/resolve/records.ts";
import { recordsIn } from "#content-model/resolve/record-counts.ts";
import { HOME_RECORDS, SHARED_ROWS } from "#web/content/homes/homes.ts";
import { LEAD_TIMES } from "#web/content/plans/lead-times.ts";
import { planFact } from "#web/content/plans/plan-facts.ts";
import { planKit } from "#web/content/plans/plan-kits.ts";
import { listFactRows } from "#web/pages/country-guides/guide/fact-rows-file.ts";
import { violationsIn } from "../support/violations.ts";

/** What plans show that stands in no country's files. */
const OF_NO_COUNTRY = new Map(recordsIn([HOME_RECORDS, SHARED_ROWS, LEAD_TIMES]).map((record) => [record.id, record]));

function findRecord(id: string): Known | undefined {
  return /^(homes|plans)\./.test(id) ? OF_NO_COUNTRY.get(id) : knownOf(id);
}

test("every record of a country has a unique id without list positions", () => {
  const violations = violationsIn(COUNTRY_IDS, (country) => {
    const { record, safety, visas, profile, guide } = COUNTRY_FOLDERS[country];
    const byId = new Map<string, Known>();
    for (const { id = "", ...known } of recordsIn([record, safety, visas, guide?.detailedGuide, profile?.highlights])) {
      expect(id).toMatch(new RegExp(`^${country}(\\.[A-Za-z][\\w-]*|\\.\\d{4}-\\d\\d-\\d\\d|\\.\\d+[a-z-][\\w-]*)+$`));
      expect(byId.get(id) ?? known, id).toEqual(known);
      byId.set(id, known);
    }
  });
  expect(violations).toEqual([]);
});

test("facts of plans and rows of guides have the ids of their records", () => {
  const violations = violationsIn(COUNTRY_IDS, (country) => {
    for (const [id, { text }] of Object.entries(planKit(country).facts)) {
      // A group of passports is named before its rule.
      const group = COUNTRY_FOLDERS[country].record.passports.find(({ rule }) => rule.id === id);
      expect(text.replace(group ? `${group.who}: ` : "", ""), id).toBe(planFact(findRecord(id)!).text);
    }
    for (const { id } of Object.values(listFactRows(country)).flat()) expect(findRecord(id)?.id).toBe(id);
  });
  expect(violations).toEqual([]);
});

test("a place that uses another record leads to it", () => {
  const violations = violationsIn(COUNTRY_IDS, (country) => {
    expect(usesIn(country).size).toBeGreaterThan(0);
    for (const [place, id] of usesIn(country)) expect(knownOf(place)).toBe(knownOf(id));
  });
  expect(violations).toEqual([]);
});
