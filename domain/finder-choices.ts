import type { Investment, Language, Lifestyle } from "./finder-options.ts";

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
