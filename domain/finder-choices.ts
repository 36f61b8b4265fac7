import {
  type Investment,
  INVESTMENT_OPTIONS,
  type Language,
  LANGUAGE_OPTIONS,
  type Lifestyle,
  LIFESTYLE_OPTIONS,
} from "./finder-options.ts";

/** The finder's three choices; null, the select's placeholder, matches everything. */
export type FinderChoices = {
  lifestyle: Lifestyle | null;
  language: Language | null;
  investment: Investment | null;
};
export type Criterion = keyof FinderChoices;

/** In the order of the fields, which also decides ties between suggestions. */
export const CRITERIA = ["lifestyle", "language", "investment"] as const satisfies readonly Criterion[];

/** The values that each choice can take besides none, in the order of the selects. */
export type FinderValues = { readonly [C in Criterion]: readonly NonNullable<FinderChoices[C]>[] };

/** What the selects offer, by their choice. */
export const FINDER_OPTIONS: {
  readonly [C in Criterion]: readonly { value: NonNullable<FinderChoices[C]>; label: string }[];
} = { lifestyle: LIFESTYLE_OPTIONS, language: LANGUAGE_OPTIONS, investment: INVESTMENT_OPTIONS };

export const FINDER_VALUES: FinderValues = {
  lifestyle: LIFESTYLE_OPTIONS.map(({ value }) => value),
  language: LANGUAGE_OPTIONS.map(({ value }) => value),
  investment: INVESTMENT_OPTIONS.map(({ value }) => value),
};

/** Every combination of the three choices, none included: 180. */
export function allChoices({ lifestyle, language, investment }: FinderValues): FinderChoices[] {
  return [null, ...lifestyle].flatMap((first) =>
    [null, ...language].flatMap((second) =>
      [null, ...investment].map((third) => ({ lifestyle: first, language: second, investment: third })),
    ),
  );
}

export function isOpen(choices: FinderChoices): boolean {
  return CRITERIA.every((criterion) => choices[criterion] === null);
}
