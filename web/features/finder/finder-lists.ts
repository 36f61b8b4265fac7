import type { Criterion, FinderChoices, FinderValues } from "#domain/finder-choices.ts";
import { INVESTMENT_OPTIONS, LANGUAGE_OPTIONS, LIFESTYLE_OPTIONS } from "#domain/finder-options.ts";

/** What the three selects of the finder offer. */
export const FINDER_OPTIONS: {
  readonly [C in Criterion]: readonly { value: NonNullable<FinderChoices[C]>; label: string }[];
} = { lifestyle: LIFESTYLE_OPTIONS, language: LANGUAGE_OPTIONS, investment: INVESTMENT_OPTIONS };

/** Their values. */
export const FINDER_VALUES: FinderValues = {
  lifestyle: LIFESTYLE_OPTIONS.map(({ value }) => value),
  language: LANGUAGE_OPTIONS.map(({ value }) => value),
  investment: INVESTMENT_OPTIONS.map(({ value }) => value),
};

/** What the select shows for a choice; empty for none. */
export function optionLabel(choices: FinderChoices, criterion: Criterion): string {
  return FINDER_OPTIONS[criterion].find(({ value }) => value === choices[criterion])?.label ?? "";
}
