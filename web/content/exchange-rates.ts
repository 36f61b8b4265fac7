import { content } from "#content";
import type { Currency, Rates } from "#web/lib/currency.ts";
import { type Fact, fact, type IsoDate, type PublicPage, type OfficeId } from "#domain/facts.ts";
import type { PerDollar } from "#domain/amounts.ts";

const { entered, method, rates } = content["exchange-rates"];

function toFact({ perDollar, office, entered: enteredOn = entered }: (typeof rates)["EUR"]): Fact<number> {
  return fact<number>(perDollar, "estimate", office ?? null, { enteredOn, method });
}

/**
 * How many units of each currency one US dollar buys: rounded rates for planning, not quotations. The
 * US dollar is the base, so it has no record.
 */
export const EXCHANGE_RATES: Readonly<Record<Exclude<Currency, "USD">, Fact<number>>> = {
  CAD: toFact(rates.CAD),
  GBP: toFact(rates.GBP),
};

/** The same as numbers. */
export const RATES: Rates = { USD: 1, CAD: EXCHANGE_RATES.CAD.value, GBP: EXCHANGE_RATES.GBP.value };

/** The same with the currencies in which records of several countries name amounts, by their codes. */
export const PER_DOLLAR: PerDollar = { ...RATES, EUR: rates.EUR.perDollar };

/** The same with the currency of every country. */
export const EVERY_PER_DOLLAR: PerDollar = {
  ...PER_DOLLAR,
  ...Object.fromEntries(
    Object.values(content.countries).map(({ country: { currency } }) => [currency.code, currency.perDollar]),
  ),
};

/** The money of a country: its code, what an amount is called, and how many units one US dollar buys. */
export type LocalCurrency = { code: string; plural: string; perDollar: Fact<number> };

/** The latest rate that was found, in words, and the page that names it. */
type Near = { id: string; enteredOn: IsoDate; near: string; page?: PublicPage };

/** The currency of a country, at a rate for planning, as for those above; its rents and prices in US dollars are made with it. */
export function localCurrency(
  code: string,
  plural: string,
  perDollar: number,
  office: OfficeId,
  { id, enteredOn, near, page }: Near,
): LocalCurrency {
  const source = page ? ` (${page.publisher})` : "";
  const method = `A round planning rate, near the latest rate that we found: ${near}${source}. The central bank publishes the rate of each day.`;
  const readAt = page ? [page] : [];
  return {
    code,
    plural,
    perDollar: fact<number>(perDollar, "estimate", office, { id, enteredOn, method, readAt }),
  };
}
