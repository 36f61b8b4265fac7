import { expect, test } from "vitest";
import { fact } from "#domain/facts.ts";
import { fillPlaceholders } from "#content-model/resolve/fill-placeholders.ts";
import { violationsIn } from "../support/violations.ts";

test("a repeated time keeps its unit", () => {
  expect(
    violationsIn(
      [
        [{ days: 1 }, "1 day"],
        [{ days: 365 }, "1 year"],
        [{ weeks: { from: 8, to: 17 } }, "8 to 17 weeks"],
        [{ months: { from: 3, to: 6 } }, "3 to 6 months"],
        [{ months: { from: 1, to: 1 } }, "1 month"],
        [{ years: 2 }, "2 years"],
      ] as const,
      ([time, words]) => {
        const record = { ...fact("some", "summary", null, { enteredOn: "2026-11-01" }), time };
        expect(fillPlaceholders("{{kenya.permits.class-d.processing|time}}", { USD: 1 }, () => record)).toBe(words);
      },
    ),
  ).toEqual([]);
});
