const TIME = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });
const MOMENT = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/**
 * A moment on the owner's calendar and clock: "Nov 21, 2026, 9:41 AM". For the back office: public pages use long-date.ts.
 * @param time milliseconds since 1970, or an ISO time
 */
export function momentText(time: number | string): string {
  return MOMENT.format(new Date(time));
}

/** The time of a moment on the owner's clock: "9:41 AM". */
export function clockText(time: number | string): string {
  return TIME.format(new Date(time));
}

/** When the day of a moment began that the site's own counts and limits go by. */
export function utcMidnight(time: number): number {
  return new Date(time).setUTCHours(0, 0, 0, 0);
}

/** A moment as `<input type="datetime-local">` takes it, on this browser's clock: "2026-11-21T14:03". */
export function localInputValue(time: number): string {
  const shifted = time - new Date(time).getTimezoneOffset() * 60_000;
  return new Date(shifted).toISOString().slice(0, 16);
}
