import type { Country } from "#domain/countries.ts";
import type { Criterion } from "#domain/finder-choices.ts";

/**
 * What the finder shows of a country: of its tags only the first (product §2). The route's loader cuts it out of the
 * catalogue, which stays out of the script.
 */
export type FinderEntry = Pick<Country, "id" | "name" | "description" | "matchCategories" | "tags">;

export type FinderOption = { value: string; label: string };

export type FinderData = {
  entries: readonly FinderEntry[];
  options: Readonly<Record<Criterion, readonly FinderOption[]>>;
  /** Value of the placeholders: no choice (product §3). */
  noChoice: string;
};
