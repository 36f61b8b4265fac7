/** An entry of a list that the other list does not have, by its index, and the place that it belongs to. */
export type Changed = { index: number; place: number };

/** What differs between two lists. Entries without a common one between them are one place. */
export type Changes = { before: Changed[]; after: Changed[]; places: number };

/** Beyond it the rest counts as changed altogether: such pages have little in common, and the search would take long. */
const MOST_DIFFERENCES = 1_500;

/** Which entries of two lists are not in the longest list that both contain, as a word processor compares texts. */
export function findChanges(before: readonly string[], after: readonly string[]): Changes {
  const changes: Changes = { before: [], after: [], places: 0 };
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...commonEntries(before, after), [before.length, after.length] as const]) {
    if (i < nextI || j < nextJ) changes.places += 1;
    const { places: place } = changes;
    for (; i < nextI; i++) changes.before.push({ index: i, place });
    for (; j < nextJ; j++) changes.after.push({ index: j, place });
    i = nextI + 1;
    j = nextJ + 1;
  }
  return changes;
}

type Pair = readonly [indexBefore: number, indexAfter: number];

/** The entries that stay, as pairs of indexes: Myers' algorithm, which is fast where little differs. */
function commonEntries(before: readonly string[], after: readonly string[]): Pair[] {
  /** How far each diagonal reaches with so many differences, from -differences to +differences. */
  const reached: Int32Array[] = [];
  const reach = (differences: number, diagonal: number) => reached[differences]?.[diagonal + differences] ?? -1;
  const follow = (differences: number, diagonal: number) => {
    const isInsertion =
      diagonal === -differences ||
      (diagonal !== differences && reach(differences - 1, diagonal - 1) < reach(differences - 1, diagonal + 1));
    const from = isInsertion ? diagonal + 1 : diagonal - 1;
    const start = reach(differences - 1, from);
    return { from, start: differences === 0 ? 0 : isInsertion ? start : start + 1 };
  };
  for (let differences = 0; differences <= MOST_DIFFERENCES; differences++) {
    const row = new Int32Array(2 * differences + 1).fill(-1);
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      let i = follow(differences, diagonal).start;
      while (i < before.length && i - diagonal < after.length && before[i] === after[i - diagonal]) i++;
      row[diagonal + differences] = i;
      if (i < before.length || i - diagonal < after.length) continue;
      reached.push(row);
      return walkBack(differences, diagonal);
    }
    reached.push(row);
  }
  return [];

  function walkBack(differences: number, diagonal: number): Pair[] {
    const pairs: Pair[] = [];
    for (let [left, line] = [differences, diagonal]; left >= 0; left--) {
      const { from, start } = follow(left, line);
      for (let i = reach(left, line) - 1; i >= start; i--) pairs.push([i, i - line]);
      line = from;
    }
    return pairs.toReversed();
  }
}
