import { expect, test } from "vitest";
import { content } from "#content";
import { COUNTRIES } from "#domain/countries.ts";
import { comeBackToUs, type UsLimits } from "#web/content/countries/come-back.ts";
import { findSafetyChapter, safetyTexts } from "#web/content/countries/safety-chapters.ts";
import { findOffice } from "#content-model/resolve/offices.ts";
import { findReader } from "#web/content/readers/readers.ts";
import { violationsIn } from "../support/violations.ts";

const GROUPS = findReader("coming-back").chapters.flatMap(({ groups }) => groups);

test("each country says who can come back to the US as its limits are, with the office, a page and the day", () => {
  expect(
    violationsIn(
      COUNTRIES.map(({ id }) => findSafetyChapter(id)),
      ({ country, rows, usLimits }) => {
        const { office, readAt = [], value, enteredOn } = rows.comeBack;
        expect(usLimits).toEqual(content.countries[country]!.safety.usLimits);
        const row = comeBackToUs(usLimits);
        expect({ value, enteredOn }).toEqual({ value: row.value, enteredOn: row.enteredOn });
        expect(findOffice(office!)?.url).toMatch(/^https:\/\/travel\.state\.gov\//);
        expect(readAt.length).toBeGreaterThan(0);
      },
    ),
  ).toEqual([]);
});

test("what the US limits on a passport is said, and that marriage to a citizen is not enough or takes long", () => {
  const limited = (limits: UsLimits) => comeBackToUs(limits).value;
  expect(limited({ entry: "all visas", wasPaused: false })).toMatch(
    /no visa, for immigrants or visitors, on this country's passport.*even if you are a US citizen/,
  );
  expect(limited({ entry: "most visas", wasPaused: true })).toMatch(
    /no immigrant visa, and no visa for visitors.*even if you are a US citizen/,
  );
  expect(limited({ entry: "nothing", wasPaused: true })).toMatch(
    /doesn't name this country\. .* were paused .* when a court ended that\. .*postponed worldwide/,
  );
  expect(limited({ entry: "nothing", wasPaused: false })).not.toContain("paused");
  expect(limited({ entry: "nothing", wasPaused: false, asksBond: true })).toMatch(/refundable bond/);
  expect(limited({ entry: "most visas", wasPaused: false, asksBond: true })).not.toContain("bond");
});

test("the page names the countries of each limit, as their chapters do", () => {
  const words = JSON.stringify(GROUPS);
  for (const { id, name } of COUNTRIES) {
    const { entry, wasPaused } = findSafetyChapter(id).usLimits;
    if (entry !== "nothing" || wasPaused) expect(words, name).toContain(name);
  }
});

test("the page has the rules of the US, the UK and Canada, each at an office and read on a page", () => {
  const own = GROUPS.flatMap(({ rows }) => rows);
  for (const { label, content: record } of own) {
    expect(findOffice(record.office!), label).toBeDefined();
    expect(record.readAt?.length, label).toBeGreaterThan(0);
  }
  const offices = new Set(own.map(({ content: record }) => record.office));
  expect([...offices]).toEqual(expect.arrayContaining(["us-visas", "us-uscis", "uk-visas", "canada-ircc"]));
});

test("the pages for families and people going back, and every country's chapter, lead to it", () => {
  expect(safetyTexts.comeBack.to).toBe("/coming-back");
  for (const id of ["families", "returning"])
    expect(findReader(id).chapters.flatMap(({ link }) => link?.to ?? [])).toContain("/coming-back");
});
