import type { IsoDate } from "../../domain/facts.ts";

/** The day (UTC) by which publishing goes. @param now milliseconds */
export function publishingDay(now: number): IsoDate {
  return new Date(now).toISOString().slice(0, 10) as IsoDate;
}
