import { allChoices, CRITERIA, type Criterion, type FinderChoices, type FinderValues } from "#domain/finder-choices.ts";
import { type FinderCountry, findMatches, meets, POINTS, SCORE_WITHOUT_POINTS } from "#domain/finder.ts";

/** A part of a score: the criterion that gave the points, or null for the score of a country without points. */
type Points = { criterion: Criterion | null; points: number };

/** Where a country's score comes from; the parts add up to `computeScore` (decision: finder). */
export function explainScore(country: FinderCountry, choices: FinderChoices): Points[] {
  const met = CRITERIA.filter((criterion) => meets(country, choices, criterion));
  if (met.length === 0) return [{ criterion: null, points: SCORE_WITHOUT_POINTS }];
  return met.map((criterion) => ({ criterion, points: POINTS[criterion] }));
}

/** The chosen criteria that a country does not meet. */
export function findUnmetCriteria(country: FinderCountry, choices: FinderChoices): Criterion[] {
  return CRITERIA.filter((criterion) => choices[criterion] !== null && !meets(country, choices, criterion));
}

/** A change of the choices: the changed criteria, and all three choices afterwards. */
export type Change = { criteria: readonly Criterion[]; choices: FinderChoices };

/** The first country, in the order of ties, that is not among the matches shown (decision: finder). */
export function runnerUp<C extends FinderCountry>(countries: readonly C[], choices: FinderChoices): C | null {
  const shown = new Set(findMatches(countries, choices).map(({ country }) => country));
  return countries.find((country) => !shown.has(country)) ?? null;
}

/**
 * The smallest change of the choices that makes the runner-up a match, unsetting before changing, then in field order
 * (decision: finder). Null if there is no runner-up or no change helps.
 */
export function suggestChange<C extends FinderCountry>(
  countries: readonly C[],
  choices: FinderChoices,
  values: FinderValues,
): { country: C; change: Change } | null {
  const country = runnerUp(countries, choices);
  if (!country) return null;
  const change = listChanges(choices, values).find((candidate) =>
    findMatches(countries, candidate.choices).some((match) => match.country === country),
  );
  return change ? { country, change } : null;
}

/** Every other set of choices as a change of these: fewest criteria first, unsetting first, then in field order. */
function listChanges(choices: FinderChoices, values: FinderValues): Change[] {
  const changes = allChoices(values).map((next) => {
    const criteria = CRITERIA.filter((criterion) => next[criterion] !== choices[criterion]);
    const set = criteria.filter((criterion) => next[criterion] !== null).length;
    // Field order as a number: the earlier the changed fields, the smaller.
    const place = criteria.reduce((sum, criterion) => sum * 10 + CRITERIA.indexOf(criterion), 0);
    return { criteria, choices: next, rank: [criteria.length, set, place] as const };
  });
  return changes
    .filter(({ criteria }) => criteria.length > 0)
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2]);
}
