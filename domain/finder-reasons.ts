import { CRITERIA, type Criterion, type FinderChoices, type FinderValues } from "./finder-choices.ts";
import { type FinderCountry, findMatches, meets, POINTS, SCORE_WITHOUT_POINTS } from "./finder.ts";

/** A part of a score: the criterion that gave the points, or null for what a country without points starts at. */
export type Points = { criterion: Criterion | null; points: number };

/** Where a country's score comes from; the parts add up to `scoreOf` (decision: finder). */
export function pointsOf(country: FinderCountry, choices: FinderChoices): Points[] {
  const met = CRITERIA.filter((criterion) => meets(country, choices, criterion));
  if (met.length === 0) return [{ criterion: null, points: SCORE_WITHOUT_POINTS }];
  return met.map((criterion) => ({ criterion, points: POINTS[criterion] }));
}

/** The chosen criteria that a country does not meet: why it is no match. */
export function unmetBy(country: FinderCountry, choices: FinderChoices): Criterion[] {
  return CRITERIA.filter((criterion) => choices[criterion] !== null && !meets(country, choices, criterion));
}

/** A change of the choices: which of them it touches, and all three as they are after it. */
export type Change = { criteria: readonly Criterion[]; choices: FinderChoices };

/** The first country in catalogue order that is not among the matches shown (decision: finder). */
export function runnerUp<C extends FinderCountry>(countries: readonly C[], choices: FinderChoices): C | null {
  const shown = new Set(findMatches(countries, choices).map(({ country }) => country));
  return countries.find((country) => !shown.has(country)) ?? null;
}

/**
 * What would bring the runner-up among the matches shown: the smallest change of the choices, unsetting before changing,
 * then in field order (decision: finder). Null where there is no runner-up or no change brings it in.
 */
export function whatWouldChangeIt<C extends FinderCountry>(
  countries: readonly C[],
  choices: FinderChoices,
  values: FinderValues,
): { country: C; change: Change } | null {
  const country = runnerUp(countries, choices);
  if (!country) return null;
  const change = changesOf(choices, values).find((candidate) =>
    findMatches(countries, candidate.choices).some((match) => match.country === country),
  );
  return change ? { country, change } : null;
}

/** Every other set of choices, as a change of these: the smallest first, unsetting first, then in field order. */
function changesOf(choices: FinderChoices, values: FinderValues): Change[] {
  const changes = allChoices(values).map((next) => {
    const criteria = CRITERIA.filter((criterion) => next[criterion] !== choices[criterion]);
    const set = criteria.filter((criterion) => next[criterion] !== null).length;
    // Field order as a number: the earlier the fields that are touched, the smaller.
    const place = criteria.reduce((sum, criterion) => sum * 10 + CRITERIA.indexOf(criterion), 0);
    return { criteria, choices: next, rank: [criteria.length, set, place] as const };
  });
  return changes
    .filter(({ criteria }) => criteria.length > 0)
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2]);
}

/** Every combination of the three choices, none included: 180. */
export function allChoices({ lifestyle, language, investment }: FinderValues): FinderChoices[] {
  return [null, ...lifestyle].flatMap((first) =>
    [null, ...language].flatMap((second) =>
      [null, ...investment].map((third) => ({ lifestyle: first, language: second, investment: third })),
    ),
  );
}
