import { dollarsOf, type PerDollar } from "#domain/amounts.ts";
import { weeksText } from "#domain/duration-text.ts";
import type { Fact } from "#domain/facts.ts";
import { dollarsText } from "#web/lib/amounts.ts";
import { factText, quote } from "#web/lib/fact-text.ts";

/**
 * How a text repeats another record: `{{kenya.entry.us.fee}}` is its value, `|in-full` all that must be known with it,
 * `|dollars` and `|dollars-a-month` what its amounts come to in US dollars, `|time` its time: "8 to 17 weeks".
 */
const FORMATS = {
  value: ({ value }: Fact) => quote(value),
  "in-full": factText,
  dollars: (fact: Fact, perDollar: PerDollar) => writeDollars(fact, perDollar, "once"),
  "dollars-a-month": (fact: Fact, perDollar: PerDollar) => writeDollars(fact, perDollar, "month"),
  time: writeTime,
} as const;
export const FORMAT_NAMES = Object.keys(FORMATS);

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
  if (days !== undefined) return count(days, "day");
  throw new Error(`"${id}" has no time.`);
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}

const PLACEHOLDER = /\{\{([^{}|]+)(?:\|([^{}]*))?\}\}/g;
/** It ends in the paragraph in which it begins. */
const CONDITION = /\{\{if ([^{}]+)\}\}((?:(?!\n\n).)*?)(?:\{\{else\}\}((?:(?!\n\n).)*?))?\{\{end\}\}/gs;

type Placeholder = { id: string; format: string; index: number };

/** What a text repeats, each with its place in the text. */
export function placeholdersIn(text: string): readonly Placeholder[] {
  return [...text.matchAll(PLACEHOLDER)].map(({ index, 1: id = "", 2: format = "value" }) => ({ id, format, index }));
}

/** The conditions of a text, each with its place, and the text without them: both of its sides, to be read for the rest. */
export function conditionsIn(text: string) {
  const conditions = [...text.matchAll(CONDITION)].map(({ index, 1: name = "" }) => ({ name, index }));
  // As long as before, so that places stay.
  const blank = (mark: string) => " ".repeat(mark.length);
  const rest = text.replaceAll(CONDITION, (all) => all.replaceAll(/\{\{(?:if [^{}]+|else|end)\}\}/g, blank));
  return { conditions, rest };
}

export function isFormat(format: string): format is keyof typeof FORMATS {
  return Object.hasOwn(FORMATS, format);
}

/**
 * The text with the words of what it repeats.
 * @throws Error where a record has no value, no amounts or no time to repeat
 */
export function fillPlaceholders(text: string, perDollar: PerDollar, find: (id: string) => Fact | string): string {
  return text.replaceAll(PLACEHOLDER, (_, id: string, format = "value") => {
    const found = find(id);
    if (typeof found !== "string" && found.value === undefined) throw new Error(`"${id}" has no value to repeat.`);
    return typeof found === "string" ? found : FORMATS[format as keyof typeof FORMATS](found, perDollar);
  });
}

/** The text with one side of each of its conditions. */
export function chooseSides(text: string, holds: (condition: string) => boolean): string {
  return text.replaceAll(CONDITION, (_, name: string, then: string, otherwise = "") =>
    holds(name) ? then : otherwise,
  );
}
