import type { Currency } from "./currency.ts";
import { type Fact, fact } from "./facts.ts";

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
