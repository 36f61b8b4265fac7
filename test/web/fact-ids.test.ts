import { describe, expect, test } from "vitest";
import { unreportedChanges } from "#domain/plan-reminders.ts";
import { COUNTRY_IDS } from "#domain/country-ids.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import type { CountryRecord } from "#web/content/countries/country-record.ts";
import { countryTasks } from "#web/content/plans/country-tasks.ts";
import { planFact } from "#web/content/plans/plan-facts.ts";
import { listFactRows } from "#web/pages/country-guides/guide/fact-rows-file.ts";
import { planKit } from "#web/content/plans/plan-kits.ts";

/** The ids and words of the facts that a country's tasks rest on. */
function wordsOf(record: CountryRecord): Record<string, string> {
  const records = countryTasks(record, record.id).flatMap((task) => Object.entries(task.records));
  return Object.fromEntries(records.map(([id, known]) => [id, planFact(known).text]));
}

/** The record with a document first in each permit and a passport group first in the list. */
function withInsertions(record: CountryRecord): CountryRecord {
  const rule = { ...record.passports[0]!.rule, value: "An inserted rule" };
  return {
    ...record,
    permits: record.permits.map((permit) => ({
      ...permit,
      documents: [{ name: "An inserted document", weeks: null, source: rule }, ...permit.documents],
    })) as unknown as CountryRecord["permits"],
    passports: [{ ...record.passports[0]!, who: "Inserted", codes: ["XX"], rule }, ...record.passports],
  };
}

describe("fact ids", () => {
  test("contain no list position", () => {
    const ids = COUNTRY_IDS.flatMap((country) => [
      ...Object.keys(planKit(country).facts),
      ...Object.values(listFactRows(country)).flatMap((rows) => rows.map(({ id }) => id)),
    ]);
    expect(ids.filter((id) => /\.\d+(\.|$)/.test(id))).toEqual([]);
  });

  test("keep their facts when a document or a passport group is inserted", () => {
    for (const country of COUNTRY_IDS) {
      const { record } = COUNTRY_FOLDERS[country];
      const now = wordsOf(withInsertions(record));
      const facts = Object.fromEntries(Object.entries(now).map(([id, text]) => [id, { text }]));
      const kit = { ...planKit(country), facts } as ReturnType<typeof planKit>;
      expect(unreportedChanges(wordsOf(record), kit), country).toEqual([]);
    }
  });
});
