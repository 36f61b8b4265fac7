import { describe, expect, test } from "vitest";
import { FOLDERS } from "#web/content/countries/countries.ts";
import { isNotFound, type Known, type Permit } from "#web/content/countries/country-record.ts";
import { namedDays } from "../support/named-days.ts";
import { violationsIn } from "../support/violations.ts";

/** All that a record says: its words, its note and what contradicts them. */
function words(known: Known): string {
  if (isNotFound(known)) return known.note ?? "";
  return [known.value, known.note ?? "", ...(known.reported ?? []).map(({ value }) => value)].join(". ");
}

const NUMBER = String.raw`(?:\d+|two|three|four|five|six|seven|twelve|one|a)`;
const TIME = String.raw`(${NUMBER} (?:days?|weeks?|months?|year))`;
/** How records say by when one must have applied or registered. */
const LIMITS = [
  String.raw`within ${TIME} (?:of|after) (?:your )?(?:arrival|entry)`,
  String.raw`within your first ${TIME}`,
  String.raw`before the ${TIME} end`,
  String.raw`gives ${TIME} to apply`,
  String.raw`Apply in your (first week)`,
].map((pattern) => new RegExp(pattern, "gi"));

/** The fewest days after the arrival that the words of a permit name; null where they name none. */
function namedLimit({ applyAt, processing, firstTerm }: Permit): number | null {
  const text = [applyAt, processing, firstTerm].map(words).join(". ");
  const named = LIMITS.flatMap((limit) => [...text.matchAll(limit)].map(([, time = ""]) => time));
  const days = named.flatMap((time) => namedDays(time.replace("first", "one")).map(({ least }) => least));
  return days.length > 0 ? Math.min(...days) : null;
}

/** Words that send an applicant to an office abroad, and words that let them apply once they are there. */
const ABROAD =
  /before you (?:travel|enter)|\b(?:embassy|consulate|mission)\b|from abroad|stay outside|do not travel before/i;
const THERE =
  /of (?:your )?(?:arrival|entry)|where you live|after arrival|in person|still be in|then apply to|the 90 days end|your first (?:week|90 days)|district|the entry stamp|Non-Citizen|in (?:Botswana|Zanzibar|South Africa|Senegal)|Addis Ababa|Port Louis/i;
const EITHER = /\bmay (?:be asked for|do so) after\b/;

const PERMIT_ROWS = FOLDERS.flatMap(({ record }) =>
  record.permits.map((permit) => [record.id, permit.id, permit] as const),
);

describe("the dates of each permit", () => {
  test("have the fewest days after the arrival that its words name", () => {
    expect(
      violationsIn(PERMIT_ROWS, ([, , permit]) => {
        expect(permit.registerWithinDays).toBe(namedLimit(permit));
      }),
    ).toEqual([]);
  });

  test("let one apply from where its words do", () => {
    expect(
      violationsIn(PERMIT_ROWS, ([, , permit]) => {
        const { applyAt, processing, firstTerm, documents } = permit;
        const notes = [processing, firstTerm].map((one) => one.note ?? "").join(". ");
        const said = `${words(applyAt)}. ${notes}`;
        const papers = documents.map(({ name }) => name).join(". ");
        const found = {
          abroad: ABROAD.test(said) || EITHER.test(said),
          there: THERE.test(`${said}. ${papers}`) || EITHER.test(said),
        };
        switch (permit.applyFrom) {
          case "before travel":
            expect(found.abroad, said).toBe(true);
            break;
          case "in the country":
            expect(found.there, said).toBe(true);
            break;
          case "either":
            expect(found, said).toEqual({ abroad: true, there: true });
            break;
          case null:
            expect(found, said).toEqual({ abroad: false, there: false });
        }
      }),
    ).toEqual([]);
  });
});

describe("the days of a foreign license in each country", () => {
  test("are the fewest that its words name, and none where it does not serve", () => {
    expect(
      violationsIn(
        FOLDERS.map(({ record }) => [record.id, record.goods] as const),
        ([, { drivingLicense, drivingLicenseDays }]) => {
          // How long the office takes to convert one is no time that it serves.
          const text = words(drivingLicense).replace(/in [a-z ]+ working days/, "");
          const served = /\b(?:serves?|up to|for a month)\b|international permit/i.test(text) ? namedDays(text) : [];
          if (drivingLicenseDays === 0) expect(text).toMatch(/does not serve|offense/);
          else if (drivingLicenseDays === null) expect(served).toEqual([]);
          else {
            expect(drivingLicenseDays).toBeGreaterThanOrEqual(Math.min(...served.map(({ least }) => least)));
            expect(drivingLicenseDays).toBeLessThanOrEqual(Math.min(...served.map(({ most }) => most)));
          }
        },
      ),
    ).toEqual([]);
  });
});

test("the records of Rwanda, Morocco, Ethiopia and Mauritius have the limits that their words name", () => {
  const limits = (id: string) =>
    FOLDERS.find(({ record }) => record.id === id)!.record.permits.map((permit) => permit.registerWithinDays);
  expect(new Set(limits("rwanda"))).toEqual(new Set([15]));
  expect(limits("morocco")).toContain(15);
  expect(limits("ethiopia")).toContain(30);
  expect(FOLDERS.find(({ record }) => record.id === "mauritius")!.record.goods.drivingLicenseDays).toBe(28);
});
