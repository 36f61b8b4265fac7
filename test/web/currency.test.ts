import fc from "fast-check";
import { expect, test } from "vitest";
import { COUNTRIES } from "#domain/countries.ts";
import { COUNTRY_FOLDERS } from "#web/content/countries/countries.ts";
import { CURRENCIES, exchangeRate, isCurrency } from "#web/lib/currency.ts";
import { content } from "#content";
import { PER_DOLLAR } from "#content-model/resolve/exchange-rates.ts";
import { RATES as rates } from "#web/content/exchange-rates.ts";

const anyCurrency = fc.constantFrom(...CURRENCIES);

test("converting between two currencies and back gives the original amount", () => {
  expect(exchangeRate("USD", "CAD", rates)).toBe(rates.CAD);
  expect(exchangeRate("GBP", "USD", rates)).toBe(1 / rates.GBP);
  fc.assert(
    fc.property(anyCurrency, anyCurrency, anyCurrency, (a, b, c) => {
      expect(exchangeRate(a, a, rates)).toBe(1);
      expect(exchangeRate(a, b, rates) * exchangeRate(b, a, rates)).toBeCloseTo(1, 12);
      expect(exchangeRate(a, b, rates) * exchangeRate(b, c, rates)).toBeCloseTo(exchangeRate(a, c, rates), 12);
    }),
  );
});

test("a Canadian dollar is worth less than an American one, and a pound more, as for decades", () => {
  expect(exchangeRate("USD", "CAD", rates)).toBeGreaterThan(1);
  expect(exchangeRate("USD", "GBP", rates)).toBeLessThan(1);
});

test("only the three are currencies", () => {
  expect(["USD", "CAD", "GBP"].every(isCurrency)).toBe(true);
  expect(["usd", "EUR", "", null, "constructor"].some(isCurrency)).toBe(false);
});

test("the rate of a country's currency is an estimate that names the latest rate, with its office", () => {
  for (const { id, currency } of COUNTRIES) {
    const { code, perDollar } = COUNTRY_FOLDERS[id].currency;
    expect(currency.value).toContain(`(${code})`);
    expect(perDollar.basis).toBe("estimate");
    expect(perDollar.method, `${id}: the latest rate that was found, and its day`).toMatch(/ 20\d\d\b| fixed rate/);
    expect(perDollar.office).toBe(currency.office);
  }
});

test("each currency has the rate of its record", () => {
  const recorded = Object.entries(content["exchange-rates"].rates).map(([code, { perDollar }]) => [code, perDollar]);
  expect(PER_DOLLAR).toEqual({ USD: 1, ...Object.fromEntries(recorded) });
});
