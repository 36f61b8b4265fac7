import { addDays } from "#domain/calendar-day.ts";
import { type Fact, factsIn, type IsoDate } from "#domain/facts.ts";
import { factText } from "#domain/fact-text.ts";

/** A fact that changed on a day: what it said until then, and from then on with what must be known with it. */
type FactChange = { on: IsoDate; id: string; from: string; to: string };

const DAYS_SHOWN = 365;

/**
 * The changes of the last twelve months, the newest first. What we cut, merge or reword isn't among them: only what a record
 * lists as a change.
 */
export function changesIn(content: unknown): FactChange[] {
  const since = addDays(new Date().toISOString().slice(0, 10), -DAYS_SHOWN);
  return [...new Set(factsIn(content))]
    .flatMap(changesOf)
    .filter(({ on }) => on >= since)
    .toSorted((a, b) => b.on.localeCompare(a.on));
}

function changesOf(fact: Fact): FactChange[] {
  const { id, changed = [] } = fact;
  if (id === undefined) return [];
  return changed.map(({ on, from }, index) => ({ on, id, from, to: changed[index + 1]?.from ?? factText(fact) }));
}
