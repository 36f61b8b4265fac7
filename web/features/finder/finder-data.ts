import type { Country } from "#domain/countries.ts";
import type { Criterion, FinderChoices, FinderValues } from "#domain/finder-choices.ts";

/** What the finder shows of a country: of its tags only the first. */
export type FinderEntry = Pick<Country, "id" | "name" | "description" | "hasGuide" | "matchCategories" | "tags">;

type FinderOptions = {
  readonly [C in Criterion]: readonly { value: NonNullable<FinderChoices[C]>; label: string }[];
};

/** What the finder's form needs; the page holds it. */
export type FinderLists = {
  options: FinderOptions;
  /** Value of the placeholders: no choice. */
  noChoice: string;
};

/** With the countries, which come with the finder's later part. */
export type FinderData = FinderLists & { entries: readonly FinderEntry[] };

/** The values of the three selects. */
export function listValues({ lifestyle, language, investment }: FinderOptions): FinderValues {
  return {
    lifestyle: lifestyle.map(({ value }) => value),
    language: language.map(({ value }) => value),
    investment: investment.map(({ value }) => value),
  };
}

/** What the select shows for a choice; empty for none. */
export function optionLabel(options: FinderOptions, choices: FinderChoices, criterion: Criterion): string {
  return options[criterion].find(({ value }) => value === choices[criterion])?.label ?? "";
}
