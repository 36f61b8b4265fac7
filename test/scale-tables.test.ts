import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { monthlyBill, monthlyUsage, PLAN_DOLLARS, PRICES, type ScaleFigures } from "../bench/bill.ts";
import { fillTables } from "../bench/scale-tables.ts";

const figures: ScaleFigures = JSON.parse(readFileSync("bench/scale-figures.json", "utf8"));

test("docs/scale.md quotes the figures that were measured", () => {
  const document = readFileSync("docs/scale.md", "utf8");
  expect(fillTables(document, figures)).toBe(document);
});

test("the figures are of a million leads, and every call has one for each size", () => {
  expect(figures.sizes).toEqual([1000, 100_000, 1_000_000]);
  for (const { name, read, written, ms } of figures.calls) {
    for (const measured of [read, written, ms]) {
      expect(measured, name).toHaveLength(3);
      for (const number of measured) expect(number, name).toBeGreaterThanOrEqual(0);
    }
  }
});

test("a bill is the plan and what is used beyond what it includes", () => {
  const nothing = monthlyUsage(figures, 0, 0);
  expect(monthlyBill(nothing).total).toBe(PLAN_DOLLARS);
  const twice = { ...nothing, rowsWritten: 2 * PRICES.rowsWritten.included };
  expect(monthlyBill(twice).total).toBeCloseTo(PLAN_DOLLARS + 50);
});
