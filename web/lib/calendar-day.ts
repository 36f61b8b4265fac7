import type { IsoDate } from "#domain/facts.ts";

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

/** A calendar day in words: "November 21, 2026". The same in the prerendered HTML and in every visitor's browser. */
export function longDate(day: IsoDate): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return `${MONTHS[month - 1]} ${date}, ${year}`;
}

/** The visitor's own calendar day, `YYYY-MM-DD`. */
export function visitorsDay(): IsoDate {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${now.getFullYear()}-${month}-${day}`;
}

/** A page that was left open for a night is looked at again when the visitor comes back to it. */
export function onVisible(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
