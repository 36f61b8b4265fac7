const MOMENT = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/**
 * A moment on the owner's calendar and clock: "Nov 21, 2026, 9:41 AM". For the back office: public pages use long-date.ts.
 * @param time milliseconds since 1970, or an ISO time
 */
export function momentText(time: number | string): string {
  return MOMENT.format(new Date(time));
}

/** A moment as `<input type="datetime-local">` takes it, on this browser's clock: "2026-11-21T14:03". */
export function localInputValue(time: number): string {
  const shifted = time - new Date(time).getTimezoneOffset() * 60_000;
  return new Date(shifted).toISOString().slice(0, 16);
}
