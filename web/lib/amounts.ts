import type { Currency } from "./currency.ts";
import { withThousands } from "#domain/thousands.ts";

// As `Intl` writes these numbers in US English, but by hand: its first formatter takes a slow phone a tenth of a second,
// and the calculator's worked example is written while scripts start.

const SYMBOLS: Readonly<Record<Currency, string>> = { USD: "$", CAD: "CA$", GBP: "£" };

/** An amount in whole units of a currency with thousands separators: "$45,000", "CA$45,000", "-£45,000". */
export function amount(value: number, currency: Currency): string {
  const whole = Math.round(Math.abs(value));
  return `${value < 0 && whole > 0 ? "-" : ""}${SYMBOLS[currency]}${withThousands(whole)}`;
}

/** What one unit of a currency comes to in another, with two to four decimals: "CA$1.40". @param value zero or more */
export function unitPrice(value: number, currency: Currency): string {
  const [whole, decimals] = value.toFixed(4).split(".") as [string, string];
  return `${SYMBOLS[currency]}${withThousands(Number(whole))}.${decimals.replace(/0{1,2}$/, "")}`;
}

/** A percentage to one decimal: "75.0%". @param percent zero or more */
export function percentage(percent: number): string {
  const tenths = Math.round(percent * 10);
  return `${withThousands(Math.floor(tenths / 10))}.${tenths % 10}%`;
}
