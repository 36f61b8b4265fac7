import { expect, test } from "vitest";
import { longDate } from "#domain/long-date.ts";
import { withThousands } from "#domain/thousands.ts";

test("days and numbers that are written by hand read as the platform writes them", () => {
  const days = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, "0")}-0${(month % 9) + 1}`;
    expect(longDate(day)).toBe(days.format(new Date(`${day}T00:00:00Z`)));
  }
  expect([longDate("2025-11"), longDate("2024")]).toEqual(["November 2025", "2024"]);
  for (const number of [0, 7, 997, 1_250, 10_000, 123_456, 7_000_000])
    expect(withThousands(number)).toBe(new Intl.NumberFormat("en-US").format(number));
});
