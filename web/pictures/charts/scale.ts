/**
 * The arithmetic of the charts. Values are amounts and counts, so they are never negative: one that is, or that is no
 * finite number, is drawn as 0 (the table beside the picture still says what it is).
 */
export function drawn(value: number): number {
  return Number.isFinite(value) ? Math.max(0, value) : 0;
}

/** The largest of some values as they are drawn; 0 where there are none. */
export function largest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, drawn(value)), 0);
}

/** How much of the whole length a value takes, in percent from 0 to 100; nothing takes any of a length of 0. */
export function share(value: number, whole: number): number {
  return whole > 0 ? Math.min(100, (drawn(value) / whole) * 100) : 0;
}
