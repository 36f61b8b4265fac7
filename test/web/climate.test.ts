import { describe, expect, test } from "vitest";
import { CITIES } from "#web/content/countries/cities.ts";
import type { ClimateYear } from "#content-model/resolve/records.ts";
import { violationsIn } from "../support/violations.ts";

const YEARS: [string, ClimateYear][] = CITIES.flatMap(({ city: { id, climateByMonth } }) =>
  climateByMonth ? [[id, climateByMonth]] : [],
);

test("most cities have their weather by month, and no two the same", () => {
  expect(YEARS.length).toBeGreaterThanOrEqual(29);
  expect(new Set(YEARS.map(([, { highs, rain }]) => JSON.stringify([highs, rain]))).size).toBe(YEARS.length);
});

describe("the weather of each city", () => {
  test("was read on a page, and its nights are cooler than its days", () => {
    expect(
      violationsIn(YEARS, ([, { measured, highs, lows, rain }]) => {
        expect(measured.readAt?.length).toBeGreaterThan(0);
        expect(measured.basis).toBe("summary");
        for (const [month, high] of highs.entries()) {
          expect(lows[month], String(month)).toBeLessThan(high);
          expect(high, String(month)).toBeLessThan(45);
          expect(rain[month], String(month)).toBeLessThan(1_000);
        }
      }),
    ).toEqual([]);
  });
});
