// Calendar days in a time zone. A day is text, "2026-11-21", so that days sort as text.

const QUARTER_MS = 15 * 60 * 1000;
const HOUR_MS = 4 * QUARTER_MS;
const DAY_MS = 24 * HOUR_MS;

/** Whether this is an IANA time zone: "Africa/Accra", "UTC"; offsets such as "+01:00" are none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return dayFormat(name) !== undefined;
  } catch {
    return false;
  }
}

/** The day that a moment falls on there. */
export function calendarDay(moment: number, timeZone: string): string {
  return dayFormat(timeZone).format(moment);
}

/** The day a number of days later, or earlier where negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The moment that a day begins there, in milliseconds: the first quarter-hour that bears its date. That is midnight, or
 * the end of the gap where clocks are put forward at midnight; every zone in use is whole quarters away from UTC.
 */
export function startOfDay(day: string, timeZone: string): number {
  const format = dayFormat(timeZone);
  // No zone is further from UTC than 14 hours, and a day that was left out altogether begins with the next.
  let before = Date.parse(day) - 15 * HOUR_MS;
  let begun = Date.parse(day) + 38 * HOUR_MS;
  while (begun - before > QUARTER_MS) {
    const middle = before + Math.floor((begun - before) / QUARTER_MS / 2) * QUARTER_MS;
    if (format.format(middle) < day) before = middle;
    else begun = middle;
  }
  return begun;
}

/** Where each day begins first. */
const FIRST_TIME_ZONE = "Pacific/Kiritimati";

/** The moment that a day begins where it begins first, for a day of which nobody knows where it was. */
export function startOfDayAnywhere(day: string): number {
  return startOfDay(day, FIRST_TIME_ZONE);
}

/** The latest day that it is anywhere. */
export function latestDay(moment: number): string {
  return calendarDay(moment, FIRST_TIME_ZONE);
}

/** The hour of the day that a clock there shows, 0 to 23. */
export function hourOfDay(moment: number, timeZone: string): number {
  return Number(hourFormat(timeZone).format(moment));
}

/** The last whole quarter-hour, at or before a moment: where the owner's time windows begin. */
export function quarterHour(moment: number): number {
  return Math.floor(moment / QUARTER_MS) * QUARTER_MS;
}

const hourFormat = oncePerZone(
  (timeZone) => new Intl.DateTimeFormat("en-US", { timeZone, hour: "2-digit", hourCycle: "h23" }),
);

const dayFormat = oncePerZone(
  // Sweden writes its dates the way ISO 8601 does.
  (timeZone) => new Intl.DateTimeFormat("sv-SE", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }),
);

/** Remembers the formatter of the zone that was asked for last: making one takes a hundred times as long as using it. */
function oncePerZone(make: (timeZone: string) => Intl.DateTimeFormat): (timeZone: string) => Intl.DateTimeFormat {
  let last: { timeZone: string; format: Intl.DateTimeFormat } | null = null;
  return (timeZone) => {
    if (last?.timeZone !== timeZone) last = { timeZone, format: make(timeZone) };
    return last.format;
  };
}
