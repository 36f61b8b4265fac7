import { expect, test } from "vitest";
import { type CountryId, COUNTRIES } from "#domain/countries.ts";
import { factsIn } from "#domain/facts.ts";
import { findReader } from "#web/content/readers/readers.ts";
import { findSafetyChapter, SAFETY_CHAPTERS, safetyTexts } from "#web/content/countries/safety-chapters.ts";
import { findOffice } from "#web/content/offices.ts";

const GROUPS = findReader("coming-back").chapters.flatMap(({ groups }) => groups);

/** The countries whose rows say this, in catalog order. */
function whichSay(words: RegExp): CountryId[] {
  return SAFETY_CHAPTERS.filter(({ rows }) => words.test(rows.comeBack.value)).map(({ country }) => country);
}

test("each country says who can come back to the US, with the office, a page and the day", () => {
  expect(SAFETY_CHAPTERS).toHaveLength(COUNTRIES.length);
  for (const { country, rows } of SAFETY_CHAPTERS) {
    const { office, readAt = [], enteredOn } = rows.comeBack;
    expect(findOffice(office!)?.url, country).toMatch(/^https:\/\/travel\.state\.gov\//);
    expect(readAt.length, country).toBeGreaterThan(0);
    expect(enteredOn, country).toBe("2026-11-26");
  }
});

test("the passports that the US limits, as the proclamation names them", () => {
  expect(whichSay(/no visa, for immigrants or visitors/)).toEqual(["sierra-leone"]);
  expect(whichSay(/no immigrant visa, and no visa for visitors/)).toEqual(["tanzania", "senegal", "nigeria", "benin"]);
  expect(whichSay(/doesn’t name/)).toHaveLength(COUNTRIES.length - 5);
  // Ghana is not on the State Department's list, though news reports had said so.
  expect(whichSay(/bond of \$10,000 to \$20,000/).toSorted()).toEqual(["botswana", "ethiopia", "mauritius"]);
});

test("the pause of immigrant visas has its end, and its row and the countries name the same passports", () => {
  const pause = factsIn(GROUPS[0]).find(({ value }) => String(value).includes("75 countries"));
  expect(pause?.value).toMatch(/January 21, 2026.*August 21, 2026 a federal court struck the pause down/);
  expect(pause?.note).toContain("no longer in effect");
  const official = pause?.readAt?.filter(({ kind, url }) => kind === "office" && url?.includes("travel.state.gov"));
  expect(official?.map(({ date }) => date)).toContain("2026-08-28");
  for (const { id, name } of COUNTRIES)
    expect(String(pause?.value).includes(name), name).toBe(findSafetyChapter(id).usLimits.wasPaused);
  expect(whichSay(/were paused .* when a court ended that/)).toEqual([
    "ghana",
    "egypt",
    "rwanda",
    "ethiopia",
    "morocco",
  ]);
});

test("no row lets a reader think that marriage to a citizen is enough, or that a visa comes soon", () => {
  for (const { rows } of SAFETY_CHAPTERS) {
    expect(rows.comeBack.value).toMatch(
      /cannot move to the US with you while this holds, even if you are a US citizen|postponed worldwide/,
    );
  }
});

test("the page has the rules of the US, the UK and Canada, each at an office and read on a page", () => {
  const own = GROUPS.flatMap(({ rows }) => rows);
  for (const { label, content } of own) {
    expect(findOffice(content.office!), label).toBeDefined();
    expect(content.readAt?.length, label).toBeGreaterThan(0);
  }
  const offices = new Set(own.map(({ content }) => content.office));
  expect([...offices]).toEqual(["us-visas", "us-uscis", "uk-visas", "canada-ircc"]);
  expect(own.find(({ content }) => content.office === "uk-visas")?.content.value).toContain("£29,000 a year");
});

test("the pages for families and people going back, and every country's chapter, lead to it", () => {
  expect(safetyTexts.comeBack.to).toBe("/coming-back");
  for (const id of ["families", "returning"])
    expect(findReader(id).chapters.flatMap(({ link }) => link?.to ?? [])).toContain("/coming-back");
});
