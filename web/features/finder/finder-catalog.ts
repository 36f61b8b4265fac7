import { INVESTMENT_OPTIONS, LANGUAGE_OPTIONS, LIFESTYLE_OPTIONS, NO_CHOICE } from "#domain/finder-options.ts";
import type { FinderData } from "./finder-data.ts";
import { FINDER_ENTRIES } from "./finder-entries.ts";

/** The finder's data as the home page gives them to it; for parts that are prerendered. */
export const FINDER_CATALOG: FinderData = {
  entries: FINDER_ENTRIES,
  options: { lifestyle: LIFESTYLE_OPTIONS, language: LANGUAGE_OPTIONS, investment: INVESTMENT_OPTIONS },
  noChoice: NO_CHOICE,
};
