import type { Range } from "./range.ts";

const DAYS_A_WEEK = 7;
const DAYS_A_MONTH = 30;
/** Up to here a duration that is not in whole weeks or months is told in days. */
const MOST_DAYS = 13;

/**
 * A duration in words, the same on every page and in every email: "3 days", "9 to 13 weeks", "2 to 4 months".
 * Whole weeks stay weeks and whole months months; anything else long is told in weeks, never shorter than it is.
 * @param days the range in days
 */
export function durationText({ from, to }: Range): string {
  if (isWhole(DAYS_A_WEEK)) return inUnits("week", from / DAYS_A_WEEK, to / DAYS_A_WEEK);
  if (isWhole(DAYS_A_MONTH)) return inUnits("month", from / DAYS_A_MONTH, to / DAYS_A_MONTH);
  if (to <= MOST_DAYS) return inUnits("day", from, to);
  return inUnits("week", Math.floor(from / DAYS_A_WEEK), Math.ceil(to / DAYS_A_WEEK));

  function isWhole(unit: number): boolean {
    return to > 0 && from % unit === 0 && to % unit === 0;
  }
}

/** A duration in words. @param weeks the range in weeks */
export function weeksText({ from, to }: Range): string {
  return durationText({ from: from * DAYS_A_WEEK, to: to * DAYS_A_WEEK });
}

function inUnits(unit: string, from: number, to: number): string {
  const most = `${to} ${unit}${to === 1 ? "" : "s"}`;
  if (from === to) return most;
  return from === 0 ? `up to ${most}` : `${from} to ${most}`;
}
