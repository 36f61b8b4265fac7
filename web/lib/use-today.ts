import { useSyncExternalStore } from "react";
import type { IsoDate } from "#domain/facts.ts";
import { onVisible, visitorsDay } from "./calendar-day.ts";

/** The visitor's day, from their own clock; null in the prerendered HTML, which does not know it. */
export function useToday(): IsoDate | null {
  return useSyncExternalStore<IsoDate | null>(onVisible, visitorsDay, () => null);
}
