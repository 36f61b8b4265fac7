import type { Country } from "#domain/countries.ts";
import { COUNTRIES_BY_MONTH } from "./month-in-short.ts";
import { allChoices, CRITERIA, FINDER_OPTIONS, FINDER_VALUES, type FinderChoices } from "#domain/finder-choices.ts";
import { findMatches, type Match } from "#domain/finder.ts";
import { listNames } from "#web/lib/list-names.ts";
import type { PagePath } from "./page-paths.ts";
import { matchesPath } from "#domain/matches-path.ts";

/** What the finder answers to three choices, at an address of its own (decision: addresses). */
export type FinderResult = {
  path: PagePath;
  choices: FinderChoices;
  matches: readonly Match<Country>[];
  /** "Ghana and Kenya fit 100%": all matches meet all that was chosen, so they share one percentage. */
  heading: string;
  /** The options that were chosen, as their selects show them. */
  wishes: readonly string[];
  /** Its picture for sharing; results of the same countries and percentage share one. */
  picture: PagePath;
};

/** Every result of the finder with at least one match. */
export const FINDER_RESULTS: readonly FinderResult[] = allChoices(FINDER_VALUES).flatMap((choices) => {
  const matches = findMatches(COUNTRIES_BY_MONTH, choices);
  const [best] = matches;
  if (!best) return [];
  const countries = matches.map(({ country }) => country);
  const ids = countries.map(({ id }) => id);
  return {
    path: matchesPath(choices),
    choices,
    matches,
    heading: `${listNames(countries)} ${countries.length === 1 ? "fits" : "fit"} ${best.score}%`,
    wishes: CRITERIA.flatMap(
      (criterion) => FINDER_OPTIONS[criterion].find(({ value }) => value === choices[criterion])?.label ?? [],
    ),
    picture: `/matches/${ids.join("-")}-${best.score}`,
  };
});
