import { diffArrays } from "diff";

/** An entry of a list that the other list does not have, by its index, and the place that it belongs to. */
export type Changed = { index: number; place: number };

/** What differs between two lists. Entries without a common one between them are one place. */
export type Changes = { before: Changed[]; after: Changed[]; places: number };

/** Beyond it everything counts as changed: such pages have little in common, and the search would take long. */
const MOST_DIFFERENCES = 1_500;

/** Which entries of two lists are not in the longest list that both contain, as a word processor compares texts. */
export function findChanges(before: readonly string[], after: readonly string[]): Changes {
  const changes: Changes = { before: [], after: [], places: 0 };
  const parts = diffArrays([...before], [...after], { maxEditLength: MOST_DIFFERENCES }) ?? [
    { removed: true, added: false, count: before.length },
    { removed: false, added: true, count: after.length },
  ];
  let [i, j] = [0, 0];
  let isInPlace = false;
  for (const { added, removed, count } of parts) {
    const isChange = added || removed;
    if (isChange && !isInPlace) changes.places += 1;
    isInPlace = isChange;
    const { places: place } = changes;
    for (let step = 0; step < count; step++) {
      if (removed) changes.before.push({ index: i, place });
      if (added) changes.after.push({ index: j, place });
      if (!added) i += 1;
      if (!removed) j += 1;
    }
  }
  return changes;
}
