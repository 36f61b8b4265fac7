import { useSyncExternalStore } from "react";
import { isTimeZone } from "#domain/calendar-day.ts";
import type { IsoDate } from "#domain/facts.ts";
import { visitorsDay, onVisible } from "#web/lib/calendar-day.ts";

/** Milliseconds until the clock of this browser shows the next midnight. */
function untilMidnight(): number {
  return new Date().setHours(24, 0, 0, 0) - Date.now();
}

/** At every midnight, and when the page becomes visible again after one. */
function whenDayChanges(onChange: () => void) {
  let midnight: ReturnType<typeof setTimeout>;
  function wait() {
    midnight = setTimeout(() => {
      onChange();
      wait();
    }, untilMidnight());
  }
  wait();
  const stopLooking = onVisible(onChange);
  return () => {
    clearTimeout(midnight);
    stopLooking();
  };
}

/** The owner's calendar day, the next one from midnight on. In the browser only. */
export function useOwnersDay(): IsoDate {
  return useSyncExternalStore<IsoDate>(whenDayChanges, visitorsDay);
}

/** The time zone of this browser as the API takes it: an IANA name, UTC where the browser knows none. */
export function ownersTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? timeZone : "UTC";
}
