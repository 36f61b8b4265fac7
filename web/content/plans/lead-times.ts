import { content } from "#content";
import { type Fact, fact } from "#domain/facts.ts";
import type { Range } from "#domain/range.ts";

/** How long a task takes where the country's record names no number: our planning figure in days, and how it was made. */
export type LeadTime = { days: Range; fact: Fact<string> };

const { enteredOn, times } = content["lead-times"];

type Name = keyof typeof times;

const DAYS = { days: 1, weeks: 7, months: 30 } as const;

export function weeksInDays({ from, to }: Range): Range {
  return { from: from * DAYS.weeks, to: to * DAYS.weeks };
}

/** The days of a time that a page names, or of ours. */
export function daysOf(takes: LeadTime | Range): Range {
  return "fact" in takes ? takes.days : takes;
}

function toLeadTime(id: string, { about, from, to, unit, method }: (typeof times)[Name]): LeadTime {
  const words = `${from} to ${to} ${unit}`;
  return {
    days: { from: from * DAYS[unit], to: to * DAYS[unit] },
    fact: fact<string>(about ? `${about}: ${words}` : words, "estimate", null, { id, enteredOn, method }),
  };
}

/** Our planning figures, each with an id by its name: `plans.lead-times.papers`. */
export const LEAD_TIMES = Object.fromEntries(
  Object.entries(times).map(([name, time]) => [name, toLeadTime(`plans.lead-times.${name}`, time)]),
) as Readonly<Record<Name, LeadTime>>;
