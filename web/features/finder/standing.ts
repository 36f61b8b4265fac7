import type { CountryId } from "#domain/countries.ts";
import { CRITERIA, type FinderChoices, isOpen } from "#domain/finder-choices.ts";
import { findUnmetCriteria } from "./finder-reasons.ts";
import { computeScore, findMatches, meets, qualifies } from "#domain/finder.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import { FINDER_TEXTS } from "./copy.ts";
import { type FinderEntry, optionLabel } from "./finder-data.ts";
import { MAP_TEXTS, RESULT_TEXTS } from "./results-copy.ts";

/** Green, blue, gray: the first, the second and the third match; cards and map use the same colors. */
export const RANKS = ["green", "blue", "gray"] as const;

export type Rank = (typeof RANKS)[number];

/** The rank at a place among the matches; there are never more than three. */
export function rankAt(index: number): Rank {
  return RANKS[index] ?? "gray";
}

/** The result of a country: its rank among the three matches, a fit below them, or no fit. */
export type Standing = Rank | "fits" | "unfit";

export function standings(entries: readonly FinderEntry[], choices: FinderChoices): ReadonlyMap<CountryId, Standing> {
  const others = entries.map((entry) => [entry.id, qualifies(entry, choices) ? "fits" : "unfit"] as const);
  const matches = findMatches(entries, choices).map(({ country }, index) => [country.id, rankAt(index)] as const);
  return new Map<CountryId, Standing>([...others, ...matches]);
}

/** How many of the choices a country meets, in words; countries that qualify meet all of them. */
export function wishesMet(entry: FinderEntry, choices: FinderChoices): string {
  const { several, one } = RESULT_TEXTS.wishes;
  const chosen = CRITERIA.filter((criterion) => choices[criterion] !== null);
  const met = chosen.filter((criterion) => meets(entry, choices, criterion)).length;
  if (chosen.length === 1 && met === 1) return one;
  return interpolate(several, { met: String(met), chosen: String(chosen.length) });
}

/** Says that the matches tie; null for a single match. */
export function describeTie(entries: readonly FinderEntry[], choices: FinderChoices): string | null {
  const count = entries.filter((entry) => qualifies(entry, choices)).length;
  if (count < 2) return null;
  return interpolate(isOpen(choices) ? RESULT_TEXTS.tieOpen : RESULT_TEXTS.tie, { count: String(count) });
}

/** The countries that fit and are not among the three matches, in their order. */
export function otherFits(entries: readonly FinderEntry[], choices: FinderChoices): FinderEntry[] {
  const shown = new Set(findMatches(entries, choices).map(({ country }) => country.id));
  return entries.filter((entry) => qualifies(entry, choices) && !shown.has(entry.id));
}

/** A country's standing in a sentence: its rank and percentage, or what it does not meet. */
export function verdict(
  entry: FinderEntry,
  entries: readonly FinderEntry[],
  choices: FinderChoices,
  standing: Standing,
): string {
  const score = String(computeScore(entry, choices));
  if (standing === "fits") return interpolate(MAP_TEXTS.fits, { score });
  if (standing !== "unfit") {
    const isTied = findMatches(entries, choices).length > 1;
    return interpolate(isTied ? MAP_TEXTS.tied : MAP_TEXTS.ranked, {
      rank: MAP_TEXTS.ranks[RANKS.indexOf(standing)] ?? "",
      score,
    });
  }
  const criteria = findUnmetCriteria(entry, choices).map((criterion) =>
    interpolate(MAP_TEXTS.criterion, {
      label: FINDER_TEXTS.labels[criterion],
      option: optionLabel(choices, criterion),
    }),
  );
  return interpolate(MAP_TEXTS.unfit, { criteria: criteria.join(", ") });
}

/** The announcement of new results for screen readers: how many and which. */
export function announcement(entries: readonly FinderEntry[], choices: FinderChoices): string {
  const names = findMatches(entries, choices).map(({ country }) => country.name);
  const { one, more, none } = RESULT_TEXTS.announced;
  if (names.length === 0) return none;
  return interpolate(names.length === 1 ? one : more, { count: String(names.length), names: names.join(", ") });
}
