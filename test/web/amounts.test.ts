import fc from "fast-check";
import { expect, test } from "vitest";
import { CURRENCIES } from "#web/lib/currency.ts";
import { amount, percentage, unitPrice } from "#web/lib/amounts.ts";

test("amounts have the currency's symbol, no decimals and thousands separators", () => {
  expect(amount(45_000, "USD")).toBe("$45,000");
  expect(amount(45_000.5, "CAD")).toBe("CA$45,001");
  expect(amount(-1_234_567, "GBP")).toBe("-£1,234,567");
  expect(amount(-0.4, "USD")).toBe("$0");
});

test("unit prices have two to four decimals", () => {
  expect(unitPrice(1.4, "CAD")).toBe("CA$1.40");
  expect(unitPrice(0.714, "USD")).toBe("$0.714");
  expect(unitPrice(0.56123, "GBP")).toBe("£0.5612");
});

test("percentages have one decimal", () => {
  expect(percentage(75)).toBe("75.0%");
  expect(percentage(0.04)).toBe("0.0%");
  expect(percentage(1234.56)).toBe("1,234.6%");
});

test("all of them are what the platform's formatter writes", () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_000 }).map((whole) => whole / 100);
  fc.assert(
    fc.property(cents, fc.constantFrom(...CURRENCIES), (value, currency) => {
      const write = (fewest: number, most: number) =>
        new Intl.NumberFormat("en-US", {
          style: "currency",
          currency,
          minimumFractionDigits: fewest,
          maximumFractionDigits: most,
        }).format(value);
      expect(amount(value, currency)).toBe(write(0, 0));
      expect(unitPrice(value, currency)).toBe(write(2, 4));
      const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
      expect(percentage(value)).toBe(`${new Intl.NumberFormat("en-US", tenths).format(value)}%`);
    }),
  );
});
