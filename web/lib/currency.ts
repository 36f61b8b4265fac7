/** The currencies of the intended visitors (USA, Canada, UK). */
export const CURRENCIES = ["USD", "CAD", "GBP"] as const;

export type Currency = (typeof CURRENCIES)[number];

/** How many units of each currency one US dollar buys. */
export type Rates = Readonly<Record<Currency, number>>;

/** The rates as numbers, and as HTML where they come from: of one currency, or of two in the order of the alphabet. */
export type ExchangeRates = { rates: Rates; sources: Readonly<Partial<Record<string, string>>> };

export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((currency) => currency === value);
}

/** How many units of `to` one unit of `from` buys; exactly 1 for the same currency. */
export function exchangeRate(from: Currency, to: Currency, rates: Rates): number {
  return from === to ? 1 : rates[to] / rates[from];
}
