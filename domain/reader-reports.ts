import { type Amount, alternativesIn } from "./amounts.ts";
import { COUNTRY_IDS, type CountryId } from "./country-ids.ts";
import type { Fact, IsoDate, ReadersPaid } from "./facts.ts";
import { joinWords } from "./join-words.ts";
import { addRanges } from "./range.ts";

// What readers who were there say they paid for something that an office charges.

/** Nothing is shown before the owner has accepted this many, of different people. */
export const REPORTS_NEEDED = 3;

/** A report contradicts a fee if it is off by more than this part of each of its amounts and sums. */
const TOLERANCE = 0.1;

/** Longest place, in characters, and the highest amount: more is a typing error. */
export const REPORT_LIMITS = { place: 80, amount: 1_000_000_000 } as const;

/** Digits with commas or spaces between thousands, and cents. */
const PAID = /^(?:\d{1,3}(?:[ ,]\d{3})+|\d+)(?:\.\d{1,2})?$/;

/** An amount as it is typed or as a number; NaN for everything else, and for nothing. */
export function parsePaid(typed: string | number): number {
  const text = String(typed).trim();
  const amount = PAID.test(text) ? Number(text.replaceAll(/[ ,]/g, "")) : Number.NaN;
  return amount > 0 && amount <= REPORT_LIMITS.amount ? amount : Number.NaN;
}

/** What somebody paid, and in which month: `2026-05`. */
export type ReaderReport = { amount: number; currency: string; month: string };

/** What fees are called in the content: `fee` of a permit, `residenceFee` of several. */
const FEE = /^(?:fee|[a-z]\w*Fee)$/;

type Charge = { key: string; office: string | null | undefined; amounts: unknown; basis: string | undefined };

/** Whether a record is a fee that an office charges, with its amounts; an estimate of ours is not. */
export function isOfficeFee({ key, office, amounts, basis }: Charge): boolean {
  return FEE.test(key) && Boolean(office) && amounts !== undefined && basis !== "estimate";
}

/** The country on whose page readers say what they paid for a fact; null where nobody is asked. */
export function reportsAt({ id = "", office, amounts, basis }: Fact): CountryId | null {
  const country = COUNTRY_IDS.find((one) => id.startsWith(`${one}.`));
  return country && isOfficeFee({ key: id.split(".").at(-1)!, office, amounts, basis }) ? country : null;
}

/**
 * Whether a report contradicts a fee: it is near none of the amounts in its currency, and near no sum of them. What was paid in
 * another currency contradicts nothing, because nobody knows the rate of that day.
 */
export function contradicts({ amount, currency }: ReaderReport, amounts: readonly Amount[]): boolean {
  const ends = (one: Amount) => ("from" in one ? one : { from: one.amount, to: one.amount });
  const sums = alternativesIn(amounts).map((parts) => parts.filter((part) => part.currency === currency));
  const ranges = sums.flatMap((parts) => parts.map(ends).concat(addRanges(parts.map(ends))));
  const known = ranges.filter(({ to }) => to > 0);
  return (
    known.length > 0 && known.every(({ from, to }) => amount < from * (1 - TOLERANCE) || amount > to * (1 + TOLERANCE))
  );
}

/**
 * What accepted reports of different people come to: the median of those paid in the last twelve months, in the currency that most
 * of them paid in; null where there are too few.
 */
export function sumUpReports(reports: readonly ReaderReport[], today: IsoDate): ReadersPaid | null {
  const counted = reports.filter(({ month }) => isCounted(month, today));
  const [most = []] = counted
    .map(({ currency }) => counted.filter((one) => one.currency === currency))
    .toSorted((a, b) => b.length - a.length);
  if (most.length < REPORTS_NEEDED) return null;
  const amounts = most.map(({ amount }) => amount).toSorted((a, b) => a - b);
  const [low, high] = [amounts[Math.floor((amounts.length - 1) / 2)]!, amounts[Math.floor(amounts.length / 2)]!];
  const years = [...new Set(most.map(({ month }) => Number(month.slice(0, 4))))].toSorted((a, b) => a - b);
  return { amount: Math.round((low + high) * 50) / 100, currency: most[0]!.currency, years, count: most.length };
}

/** Whether a month is one of the twelve that end with today's. */
export function isCounted(month: string, today: IsoDate): boolean {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}`;
  return month > yearAgo && month <= today.slice(0, 7);
}

/** "Readers paid $51 in 2026 (3)". */
export function readersPaidText({ amount, currency, years, count }: ReadersPaid): string {
  return `Readers paid ${moneyText(amount, currency)} in ${joinWords(years.map(String))} (${count})`;
}

/** "$51", "KES 20,000". */
export function moneyText(amount: number, currency: string): string {
  const display = currency === "USD" ? "symbol" : "code";
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    currencyDisplay: display,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}
