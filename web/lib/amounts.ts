import type { Currency } from "#domain/currency.ts";

const PERCENT = new Intl.NumberFormat("en-US", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const formats = new Map<string, Intl.NumberFormat>();

/** A format of amounts, made once: making one takes a thousand times as long as using it. */
function createFormat(currency: Currency, fewest: number, most: number): Intl.NumberFormat {
  const key = `${currency}${fewest}${most}`;
  const known = formats.get(key);
  if (known) return known;
  const digits = { minimumFractionDigits: fewest, maximumFractionDigits: most };
  const made = new Intl.NumberFormat("en-US", { style: "currency", currency, ...digits });
  formats.set(key, made);
  return made;
}

/** An amount in whole units of a currency with thousands separators: "$45,000", "CA$45,000", "£45,000". */
export function amount(value: number, currency: Currency): string {
  return createFormat(currency, 0, 0).format(value);
}

/** What one unit of a currency comes to in another, with two to four decimals: "CA$1.40". */
export function unitPrice(value: number, currency: Currency): string {
  return createFormat(currency, 2, 4).format(value);
}

/** A percentage to one decimal: "75.0%". */
export function percentage(percent: number): string {
  return `${PERCENT.format(percent)}%`;
}
