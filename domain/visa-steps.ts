/** A step on the way to a visa, as the built file of a visa's steps holds it. */
export type VisaStep = {
  /** Days after the day on which the reader begins. */
  day: number;
  title: string;
  text: string;
};

/** What `/calendar/visa-information/<visa>/steps.json` holds; the Worker makes a calendar of it for a chosen day. */
export type VisaSteps = { heading: string; url: string; steps: readonly VisaStep[] };

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

/**
 * The longest time that a processing time names, in days: 14 for "7-14 days", 120 for "2-4 months", 0 for "Same day".
 * @returns null where it names none
 */
export function longestProcessing(text: string): number | null {
  if (/^same day/i.test(text)) return 0;
  const [, from, to, unit] = /(\d+)(?:\s*(?:-|–|to)\s*(\d+))?\s+(day|week|month|year)s?/i.exec(text) ?? [];
  return unit ? Number(to ?? from) * DAYS[unit.toLowerCase()]! : null;
}
