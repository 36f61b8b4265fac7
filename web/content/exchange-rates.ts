import { content } from "#content";
import type { Currency, Rates } from "#web/lib/currency.ts";
import { type Fact, fact } from "#domain/facts.ts";

const { enteredOn, method, rates } = content["exchange-rates"];

function toFact({ perDollar, office, enteredOn: ownDay = enteredOn }: (typeof rates)["EUR"]): Fact<number> {
  return fact<number>(perDollar, "estimate", office ?? null, { enteredOn: ownDay, method });
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
