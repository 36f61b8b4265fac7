import { dollarsOf, type PerDollar } from "#domain/amounts.ts";
import { weeksText } from "#domain/duration-text.ts";
import type { Fact } from "#domain/facts.ts";
import { type FormatName, PLACEHOLDER } from "#content-model/rules/placeholders.ts";
import { dollarsText } from "#domain/dollars-text.ts";
import { factText, quote } from "#domain/fact-text.ts";

const FORMATS = {
  value: ({ value }: Fact) => quote(value),
  "in-full": factText,
  dollars: (fact: Fact, perDollar: PerDollar) => writeDollars(fact, perDollar, "once"),
  "dollars-a-month": (fact: Fact, perDollar: PerDollar) => writeDollars(fact, perDollar, "month"),
  time: writeTime,
} as const satisfies Record<FormatName, (fact: Fact, perDollar: PerDollar) => string>;

function writeDollars(fact: Fact, perDollar: PerDollar, over: "once" | "month"): string {
  const dollars = dollarsOf(fact, perDollar, over);
  if (!dollars) throw new Error(`"${fact.id}" has no amounts.`);
  const isExact = fact.amounts!.every(({ currency }) => currency === "USD");
  return `${isExact ? "" : "about "}${dollarsText(dollars)}`;
}

function writeTime({ id, time = {} }: Fact): string {
  const { days, weeks, months, years } = time;
  if (weeks) return weeksText(weeks);
  if (months) return months.from === months.to ? count(months.to, "month") : `${months.from} to ${months.to} months`;
  if (years !== undefined) return count(years, "year");
  if (days !== undefined) return days === 365 ? count(1, "year") : count(days, "day");
  throw new Error(`"${id}" has no time.`);
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}

/**
 * The text with the words of what it repeats.
 * @throws Error where a record has no value, no amounts or no time to repeat
 */
export function fillPlaceholders(text: string, perDollar: PerDollar, find: (id: string) => Fact | string): string {
  return text.replaceAll(PLACEHOLDER, (_, id: string, format = "value") => {
    const found = find(id);
    if (typeof found !== "string" && found.value === undefined) throw new Error(`"${id}" has no value to repeat.`);
    return typeof found === "string" ? found : FORMATS[format as FormatName](found, perDollar);
  });
}
