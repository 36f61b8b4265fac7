import { expect, test } from "vitest";
import { CITIES } from "#web/content/countries/cities.ts";
import { isNotPublished, priceDays } from "#content-model/resolve/records.ts";
import { shortDate } from "#domain/long-date.ts";
import { page } from "../support/page.ts";

const read = { basis: "summary", enteredOn: "2026-11-24" } as const;
const dated = page("A", "2025-11-14");
const older = page("B", "2022-11-09");
const undated = page("C", null);

test("a price has the days of its pages, newest first, and the day on which those were read that have none", () => {
  expect(priceDays(read, [older, dated])).toEqual([
    { kind: "held", on: "2025-11-14" },
    { kind: "held", on: "2022-11-09" },
  ]);
  expect(priceDays(read, [undated, dated])).toEqual([
    { kind: "held", on: "2025-11-14" },
    { kind: "read", on: "2026-11-24" },
  ]);
});

test("a time that a page states replaces its days, and an estimate has the day it was made", () => {
  expect(priceDays(read, [undated], "2024")).toEqual([{ kind: "held", on: "2024" }]);
  expect(priceDays({ ...read, basis: "estimate" }, [])).toEqual([{ kind: "made", on: "2026-11-24" }]);
});

test("every day of a price of a city is a day, a month or a year", () => {
  for (const { city } of CITIES) {
    const prices = [
      ...Object.values(city.homes).flatMap(({ one, two, three }) => [one, two, three]),
      ...Object.values(city.basket),
    ].flatMap((known) => (isNotPublished(known) ? [] : known));
    for (const { value, days } of prices)
      for (const { on } of days) expect(on, value).toMatch(/^20\d\d(-[01]\d(-[0-3]\d)?)?$/);
  }
});

test.each([
  ["2026-11-04", "Nov 4, 2026"],
  ["2025-01", "Jan 2025"],
  ["2024", "2024"],
])("%s in short is %s", (on, text) => {
  expect(shortDate(on)).toBe(text);
});
