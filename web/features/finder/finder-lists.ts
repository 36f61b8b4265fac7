import { INVESTMENT_OPTIONS, LANGUAGE_OPTIONS, LIFESTYLE_OPTIONS, NO_CHOICE } from "#domain/finder-options.ts";
import type { FinderLists } from "./finder-data.ts";

/** What the finder's form offers. */
export const FINDER_LISTS: FinderLists = {
  options: { lifestyle: LIFESTYLE_OPTIONS, language: LANGUAGE_OPTIONS, investment: INVESTMENT_OPTIONS },
  noChoice: NO_CHOICE,
};
