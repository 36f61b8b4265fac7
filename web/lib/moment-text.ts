const MOMENT = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/**
 * A moment on the owner's calendar and clock: "Nov 21, 2026, 9:41 AM". For the back office: public pages use long-date.ts.
 * @param time milliseconds since 1970, or an ISO time
 */
export function momentText(time: number | string): string {
  return MOMENT.format(new Date(time));
}
