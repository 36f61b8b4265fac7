import { expect, test } from "vitest";
import { COUNTRIES } from "#domain/countries.ts";
import { type Fact, isFact } from "#domain/facts.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { listFacts } from "#web/feeds/facts.ts";
import { factText } from "#web/lib/fact-text.ts";

test("the list of facts has each country's facts with what they are, how sure, and where they appear", () => {
  const list = listFacts();
  expect(Object.keys(list).toSorted()).toEqual(COUNTRIES.map(({ id }) => id).toSorted());
  for (const { label, text, status, url } of Object.values(list).flat()) {
    expect(label).toMatch(/^[A-Z][^\n]{3,150}$/);
    expect(text).not.toBe("");
    expect(status).toMatch(/^(entered|confirmed) \d{4}-\d\d-\d\d/);
    expect(url).toMatch(/^https:\/\/[^/]+\/(country-guides|top-countries|visa-information)\//);
  }
});

test("a label says what the fact is about, beside its country", () => {
  const labels = listFacts().ghana!.map(({ label }) => label);
  expect(labels).toEqual(
    expect.arrayContaining([
      "Capital",
      "Homes, ownership",
      "Entry, US passport, fee",
      "Same-sex relationships",
      "Tourist Visa, cost",
    ]),
  );
});

test("every permit's fee, requirement and processing time is listed", () => {
  const list = listFacts();
  const missing = COUNTRIES.flatMap(({ id }) =>
    COUNTRY_FOLDERS[id].record.permits.flatMap(({ name, fee, threshold, processing }) =>
      [fee, threshold, processing]
        .filter((known): known is Fact<string> => isFact(known))
        .filter((known) => !list[id]!.some(({ text }) => text === factText(known)))
        .map(({ value }) => `${id}, ${name}: ${value}`),
    ),
  );
  expect(missing).toEqual([]);
});

test("each fact is listed once, a change of any of them changes its line", () => {
  for (const [country, facts] of Object.entries(listFacts())) {
    const lines = facts.map((fact) => JSON.stringify(fact));
    expect(new Set(lines).size, country).toBe(lines.length);
  }
});
