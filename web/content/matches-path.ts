// Beside page-paths.ts, which every page loads: this is only needed once the finder has answered.
import { CRITERIA, type FinderChoices } from "#domain/finder-choices.ts";
import { NO_CHOICE } from "#domain/finder-options.ts";
import type { PagePath } from "./page-paths.ts";

/** The page of the finder's matches for three choices: `/matches/urban-english-none`. */
export function matchesPath(choices: FinderChoices): PagePath {
  return `/matches/${CRITERIA.map((criterion) => choices[criterion] ?? NO_CHOICE).join("-")}`;
}
