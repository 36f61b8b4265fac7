/** A range of whole units, both ends included: US dollars, days, weeks or months, as its name says. */
export type Range = { from: number; to: number };
