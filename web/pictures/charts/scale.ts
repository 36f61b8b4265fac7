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

/**
 * The top of an axis of counts: the smallest of 2, 4, 6, 8, 10 times a power of ten that holds every value, so that its
 * half is a whole number too.
 */
export function axisTop(values: readonly number[]): number {
  const most = largest(values);
  if (most <= 2) return 2;
  let power = 10 ** Math.floor(Math.log10(most));
  // The logarithm of a power of ten can be rounded up by one.
  if (power > most) power /= 10;
  return [1, 2, 4, 6, 8, 10].map((step) => step * power).find((top) => top >= most && top % 2 === 0) ?? most;
}

/**
 * Where labels stand so that none covers another: as near to the wanted positions as `gap` allows, all within the range from 0
 * to `length`. Where they cannot all fit, they share the range evenly.
 * @param wishes wanted positions, ascending
 * @returns positions in the same order, in the same unit
 */
export function spread(wishes: readonly number[], gap: number, length: number): number[] {
  const step = wishes.length > 1 ? Math.min(gap, length / (wishes.length - 1)) : gap;
  const places: number[] = [];
  for (const wish of wishes) places.push(Math.max(wish, 0, (places.at(-1) ?? -step) + step));
  let ceiling = length;
  for (let index = places.length - 1; index >= 0; index -= 1) {
    places[index] = Math.min(places[index]!, ceiling);
    ceiling = places[index]! - step;
  }
  return places;
}

/** Which of some columns carry a label on the axis: every `step`-th, counted back from the last. */
export function hasAxisLabel(index: number, count: number, step: number): boolean {
  return (count - 1 - index) % step === 0;
}
