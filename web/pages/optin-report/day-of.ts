import { calendarDay } from "#domain/calendar-day.ts";
import { ownersTimeZone } from "#web/lib/owners-day.ts";

/** The owner's calendar day of a moment, `YYYY-MM-DD`. */
export function dayOf(moment: string): string {
  return calendarDay(Date.parse(moment), ownersTimeZone());
}
