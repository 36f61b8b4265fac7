/** A range of whole units, both ends included: US dollars, days, weeks or months, as its name says. */
export type Range = { from: number; to: number };

/** What some ranges come to together. */
export function addRanges(ranges: readonly Range[]): Range {
  return ranges.reduce((sum, { from, to }) => ({ from: sum.from + from, to: sum.to + to }), { from: 0, to: 0 });
}

/** A range multiplied; null where it is not known. */
export function times(range: Range | null, count: number): Range | null {
  return range && { from: range.from * count, to: range.to * count };
}
