// Beside the finder's options, which every page with its form loads: this is only needed once the finder has answered.
import { CRITERIA, type FinderChoices } from "./finder-choices.ts";
import { NO_CHOICE } from "./finder-options.ts";

/** The page of the finder's matches for three choices: `/matches/urban-english-none`. */
export function matchesPath(choices: FinderChoices): `/matches/${string}` {
  return `/matches/${CRITERIA.map((criterion) => choices[criterion] ?? NO_CHOICE).join("-")}`;
}

/** Fragment at which that page says that fewer wishes are met than were chosen. */
export const LOOSENED_NOTE_ID = "fewer-wishes";
