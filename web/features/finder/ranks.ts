/** Green, blue, gray: the first, the second and the third match (product §2); cards and map wear the same colours. */
export const RANKS = ["green", "blue", "gray"] as const;
export type Rank = (typeof RANKS)[number];

/** The rank at a place among the matches; there are never more than three. */
export function rankAt(index: number): Rank {
  return RANKS[index] ?? "gray";
}
