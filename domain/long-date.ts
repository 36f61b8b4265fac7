import type { IsoDate } from "./facts.ts";

/** By hand, because the first `Intl.DateTimeFormat` of a page takes a slow phone a tenth of a second. */
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/**
 * A day, a month or a year in short: "Nov 21, 2026", "Nov 2026", "2026".
 * @param today where given, a day of its year is "Nov 21"
 */
export function shortDate(on: string, today?: IsoDate): string {
  const [year, month, date] = on.split("-").map(Number) as [number, number?, number?];
  if (!month) return String(year);
  const name = MONTHS[month - 1]!.slice(0, 3);
  if (!date) return `${name} ${year}`;
  return today?.startsWith(`${year}-`) ? `${name} ${date}` : `${name} ${date}, ${year}`;
}

/**
 * A day, a month or a year in words: "November 21, 2026", "November 2026", "2026". The same in the prerendered HTML and in every
 * visitor's browser.
 */
export function longDate(on: string): string {
  const [year, month, date] = on.split("-").map(Number) as [number, number?, number?];
  if (!month) return String(year);
  const name = MONTHS[month - 1]!;
  return date ? `${name} ${date}, ${year}` : `${name} ${year}`;
}
