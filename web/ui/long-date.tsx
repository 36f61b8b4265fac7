import type { IsoDate } from "#domain/facts.ts";
import { longDate } from "#domain/long-date.ts";

/** A calendar day in words, kept in one line. */
export function LongDate({ day }: { day: IsoDate }) {
  return (
    <time dateTime={day} className="whitespace-nowrap">
      {longDate(day)}
    </time>
  );
}
