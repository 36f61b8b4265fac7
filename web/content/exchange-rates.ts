import type { Currency, Rates } from "#web/lib/currency.ts";
import { type Fact, fact, type PublicPage } from "#domain/facts.ts";
import type { OfficeId } from "#domain/offices.ts";

const METHOD =
  "A round planning rate near the rates of the day of entry. The central bank publishes the rate of each day.";

/**
 * How many units of each currency one US dollar buys: rounded rates for planning, not quotations. The
 * US dollar is the base, so it has no record.
 */
export const EXCHANGE_RATES: Readonly<Record<Exclude<Currency, "USD">, Fact<number>>> = {
  CAD: fact<number>(1.4, "estimate", "bank-of-canada", { method: METHOD }),
  GBP: fact<number>(0.75, "estimate", "bank-of-england", { method: METHOD }),
};

/** The same as numbers. */
export const RATES: Rates = { USD: 1, CAD: EXCHANGE_RATES.CAD.value, GBP: EXCHANGE_RATES.GBP.value };

/** The money of a country: its code, what an amount is called, and how many units one US dollar buys. */
export type LocalCurrency = { code: string; plural: string; perDollar: Fact<number> };

/** The latest rate that was found, in words, and the page that names it. */
type Near = { near: string; page?: PublicPage };

/** The currency of a country, at a rate for planning, as for those above; its rents and prices in US dollars are made with it. */
export function localCurrency(
  code: string,
  plural: string,
  perDollar: number,
  office: OfficeId,
  { near, page }: Near,
): LocalCurrency {
  const source = page ? ` (${page.publisher})` : "";
  const method = `A round planning rate of November 2026, near the latest rate that we found: ${near}${source}. The central bank publishes the rate of each day.`;
  const readAt = page ? [page] : [];
  return {
    code,
    plural,
    perDollar: fact<number>(perDollar, "estimate", office, { enteredOn: "2026-11-23", method, readAt }),
  };
}
