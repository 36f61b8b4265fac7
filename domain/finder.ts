import type { MatchCategories } from "./finder-options.ts";
import { CRITERIA, type Criterion, type FinderChoices } from "./finder-choices.ts";

/** Points for each chosen criterion that a country meets, and what a country without points gets. */
export const POINTS: Readonly<Record<Criterion, number>> = { lifestyle: 33, language: 33, investment: 34 };
export const SCORE_WITHOUT_POINTS = 70;
const MATCHES_SHOWN = 3;

/** What the finder needs of a country; one without categories never qualifies. */
export type FinderCountry = { matchCategories?: MatchCategories };

export type Match<C extends FinderCountry> = { country: C; score: number };

/** The matches without one or more of the criteria, for when no country meets all of them. */
export type RelaxedMatches<C extends FinderCountry> = { criteria: readonly Criterion[]; matches: readonly Match<C>[] };

/** Whether a criterion was chosen and a country fits the choice. */
export function meets({ matchCategories }: FinderCountry, choices: FinderChoices, criterion: Criterion): boolean {
  const choice = choices[criterion];
  return choice !== null && (matchCategories?.[criterion] as readonly string[] | undefined)?.includes(choice) === true;
}

/** Whether a country meets every criterion that was chosen; with none chosen every country does. */
export function qualifies(country: FinderCountry, choices: FinderChoices): boolean {
  if (!country.matchCategories) return false;
  return CRITERIA.every((criterion) => choices[criterion] === null || meets(country, choices, criterion));
}

/** The percentage of a country: the points of the criteria it meets, or 70 if it meets none. */
export function computeScore(country: FinderCountry, choices: FinderChoices): number {
  const score = CRITERIA.reduce(
    (sum, criterion) => sum + (meets(country, choices, criterion) ? POINTS[criterion] : 0),
    0,
  );
  return score === 0 ? SCORE_WITHOUT_POINTS : score;
}

/** The three best countries that qualify; ties are in the order in which the countries come. */
export function findMatches<C extends FinderCountry>(countries: readonly C[], choices: FinderChoices): Match<C>[] {
  return countries
    .filter((country) => qualifies(country, choices))
    .map((country) => ({ country, score: computeScore(country, choices) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MATCHES_SHOWN);
}

/**
 * The fewest criteria to drop so that some country qualifies, in field order, and the matches then (decision: finder).
 * Null if some country qualifies already, or if there are no countries.
 */
export function relaxCriteria<C extends FinderCountry>(
  countries: readonly C[],
  choices: FinderChoices,
): RelaxedMatches<C> | null {
  if (findMatches(countries, choices).length > 0) return null;
  const chosen = CRITERIA.filter((criterion) => choices[criterion] !== null);
  for (const criteria of subsets(chosen)) {
    const open = Object.fromEntries(criteria.map((criterion) => [criterion, null]));
    const matches = findMatches(countries, { ...choices, ...open });
    if (matches.length > 0) return { criteria, matches };
  }
  return null;
}

/** Every choice of some of the criteria, the smallest first, each in field order. */
function subsets(criteria: readonly Criterion[]): Criterion[][] {
  const all: Criterion[][] = [[]];
  for (const criterion of criteria) all.push(...all.map((subset) => subset.concat(criterion)));
  return all.filter(({ length }) => length > 0).sort((a, b) => a.length - b.length);
}
