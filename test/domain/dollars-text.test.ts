import { expect, test } from "vitest";
import { plannedText } from "#domain/dollars-text.ts";

test("a sum to plan with has its middle first, to $5 below $100, to $50 below $1,000 and to $100 above", () => {
  expect(plannedText({ from: 1850, to: 2665 })).toBe("$2,300 ($1,900-$2,700)");
  expect(plannedText({ from: 412, to: 988 })).toBe("$700 ($400-$1,000)");
  expect(plannedText({ from: 1870, to: 1910 })).toBe("$1,900");
  expect(plannedText({ from: 37, to: 154 })).toBe("$95 ($35-$150)");
  expect(plannedText({ from: 3050, to: 3050 })).toBe("$3,050");
});
