import { content } from "#content";
import type { PerDollar } from "#domain/amounts.ts";
import { type Fact, fact, type IsoDate, type OfficeId, type PublicPage } from "#domain/facts.ts";

const { rates } = content["exchange-rates"];

/** How many units one US dollar buys, of the currencies in which records of several countries name amounts, by their codes. */
export const PER_DOLLAR: PerDollar = {
  USD: 1,
  CAD: rates.CAD.perDollar,
  GBP: rates.GBP.perDollar,
  EUR: rates.EUR.perDollar,
};

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
