import { addRanges, type Range } from "./range.ts";

/** What the prices of a month are for, and how often a month has it: a ride there and back on 22 days of work of eight hours. */
const TIMES_A_MONTH = {
  hour: 22 * 8,
  workday: 22,
  day: 365 / 12,
  week: 52 / 12,
  ride: 2 * 22,
  month: 1,
  year: 1 / 12,
} as const;

export type Per = keyof typeof TIMES_A_MONTH;
export const PERS = Object.keys(TIMES_A_MONTH) as Per[];
/** What the price of one ride comes to in a month. */
export const RIDES_A_MONTH = TIMES_A_MONTH.ride;

/** An amount of money as the words of a record name it, in the currency in which they do. */
export type Amount = ({ amount: number } | { from: number; to: number }) & {
  /** Its code: KES. */
  currency: string;
  /** What it is for, where that is not what the record is about. */
  per?: Per;
  /** How many people it is for, where the record is about one. */
  people?: number;
  /** What it pays for, where a fee has several parts. */
  label?: string;
  /** In place of the amounts before it, to which it would otherwise be added. */
  or?: true;
};

/** A record, and what pages report against it, with their amounts. */
export type Readings = { amounts?: readonly Amount[]; reported?: readonly { amounts?: readonly Amount[] }[] };

/** How many units of each currency one US dollar buys, by its code. */
export type PerDollar = Readonly<Record<string, number>>;

/**
 * What a record comes to in US dollars. Its amounts add up; alternatives, and what pages report against it, widen the range.
 * Dollars are rounded once, at the end: those of another currency to three digits, because rates for planning are no more exact.
 * @param over "once" for what is paid in the first year, "month" for what a month costs
 * @returns null where the record names no amount to plan with
 */
export function dollarsOf(record: Readings, perDollar: PerDollar, over: "once" | "month"): Range | null {
  const readings = [record, ...(record.reported ?? [])].flatMap(({ amounts }) =>
    amounts ? alternativesIn(amounts) : [],
  );
  return rangeAround(
    readings.map((amounts) => {
      const { from, to } = addRanges(amounts.map((amount) => convert(amount, perDollar, over)));
      const isExact = amounts.every(({ currency }) => currency === "USD");
      return { from: roundDollars(from, isExact), to: roundDollars(to, isExact) };
    }),
  );
}

/** From the least to the most of some ranges; null where there are none. */
export function rangeAround(ranges: readonly (Range | null)[]): Range | null {
  const known = ranges.filter((range) => range !== null);
  if (known.length === 0) return null;
  return { from: Math.min(...known.map(({ from }) => from)), to: Math.max(...known.map(({ to }) => to)) };
}

/** The sums to choose from. */
export function alternativesIn(amounts: readonly Amount[]): Amount[][] {
  const sums: Amount[][] = [];
  for (const amount of amounts) {
    if (amount.or || sums.length === 0) sums.push([]);
    sums.at(-1)!.push(amount);
  }
  return sums;
}

function convert(amount: Amount, perDollar: PerDollar, over: "once" | "month"): Range {
  const { currency, per, people = 1 } = amount;
  const months = over === "month" ? 1 : 12;
  const times = per ? TIMES_A_MONTH[per] * months : 1;
  const rate = perDollar[currency];
  if (rate === undefined) throw new Error(`No rate for ${currency}.`);
  const { from, to } = "from" in amount ? amount : { from: amount.amount, to: amount.amount };
  const factor = times / people / rate;
  return { from: from * factor, to: to * factor };
}

/** Whole dollars, of a sum that was converted the first three digits. */
function roundDollars(usd: number, isExact: boolean): number {
  const step = isExact ? 1 : Math.max(1, 10 ** (Math.floor(Math.log10(usd)) - 2));
  return Math.round(usd / step) * step;
}
