import { expect, test } from "vitest";
import { type Fact, factsIn } from "#domain/facts.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import type { ReaderId } from "#web/content/readers/reader-links.ts";
import { findReader } from "#web/content/readers/readers.ts";
import { findSafetyChapter } from "#web/content/countries/safety-chapters.ts";
import { isNotFound, type Known } from "#web/content/countries/country-record.ts";
import { VISA_COUNTRIES } from "#web/content/countries/visas.ts";

/** The one record of some content whose value or note says this. */
function findRule(content: unknown, words: RegExp): Fact {
  const found = factsIn(content).filter(({ value, note = "" }) => words.test(`${JSON.stringify(value)} ${note}`));
  expect(found, String(words)).toHaveLength(1);
  return found[0]!;
}

/** Every day that a record's pages carry, oldest first. */
function daysRead({ readAt = [] }: Fact) {
  return readAt.flatMap(({ date }) => date ?? []).toSorted();
}

test("South Africa's rules for children are those since the waiver of 2019, not those of 2015", () => {
  const rule = findRule(findReader("families"), /November 8, 2019/);
  expect(rule.office).toBe("south-africa-home-affairs");
  expect(daysRead(rule)[0]).toBe("2019-11-11");
  expect(rule.note).toMatch(/Carry the papers anyway/);
  for (const fact of factsIn(findReader("families"))) expect(String(fact.value)).not.toContain("June 2015");
});

test("Mauritius' record explains the registration duty for non-citizens with the costs of buying", () => {
  const { value, readAt = [] } = findRule(COUNTRY_FOLDERS.mauritius.record.homes.taxes, /duty/);
  expect(value).toMatch(/10%.*July 1, 2026/);
  expect(readAt.length).toBeGreaterThan(1);
});

test.each<[string, RegExp, ReaderId[]]>([
  ["Ethiopia's homes for foreigners", /June 24, 2025.*\$150,000/, ["investors", "retirees"]],
  ["Nigeria's residence by ties", /Nigeria Tax Act, 2025/, ["families", "returning", "retirees", "investors"]],
  ["Morocco's relief for pensions", /80% is taken off/, ["returning", "retirees"]],
])("%s: one record, on each page of the readers whom it concerns", (_rule, words, readers) => {
  const records = new Set(readers.map((id) => findRule(findReader(id), words)));
  expect(records.size).toBe(1);
  for (const { office, readAt = [] } of records) {
    expect(office).toBeTruthy();
    expect(readAt.length).toBeGreaterThan(1);
  }
});

test("Ghana's citizenship route says first that it is suspended, and what it costs", () => {
  const { value, readAt = [] } = findRule(findReader("returning"), /1,500 cedis/);
  expect(value).toMatch(/25,000 cedis/);
  expect(value).toMatch(/^Suspended/);
  expect(readAt.length).toBeGreaterThan(2);
});

test("Zanzibar's compulsory insurance stands in Tanzania's chapter, with the office that sells it", () => {
  const { value, office, note } = findSafetyChapter("tanzania").rows.health;
  expect(value).toMatch(/must buy inbound travel insurance/);
  expect(office).toBe("zanzibar-insurance");
  expect(note).toMatch(/\$44/);
});

test("the fee that the office's portal is quoted with for Kenya's class N comes before an agent's", () => {
  const kenya = VISA_COUNTRIES.find(({ country }) => country === "kenya");
  const fee = kenya?.types.find(({ id }) => id === "kenya-work-permit")?.detailedInfo.cost;
  const classN = fee?.reported?.filter(({ value }) => value.includes("class N"));
  expect(classN?.map(({ value, page }) => [/\$\d,\d{3}/.exec(value)?.[0], page.date])).toEqual([
    ["$1,000", "2026-04-23"],
    ["$2,000", "2026-01-16"],
  ]);
});

test("a fee that plans count is an amount that its own large print names", () => {
  const wordless = Object.values(COUNTRY_FOLDERS).flatMap(({ record: { id, permits, entry } }) =>
    [...permits, ...Object.values(entry)].flatMap((one) =>
      one.feeUsd && one.feeUsd.to > 0 && !/\d/.test(largePrint(one.fee)) ? `${id}: ${largePrint(one.fee)}` : [],
    ),
  );
  expect(wordless).toEqual([]);
});

function largePrint(known: Known): string {
  return isNotFound(known) ? "not found" : known.value;
}
