import type { Criterion } from "#domain/finder-choices.ts";

/** The finder's words (product §2, §3); the section around it has its own. */
export const FINDER_TEXTS = {
  labels: {
    lifestyle: "Lifestyle priority",
    language: "Language preference",
    investment: "Investment range",
  } satisfies Record<Criterion, string>,
  placeholders: { lifestyle: "Any lifestyle", language: "No preference", investment: "Any amount" } satisfies Record<
    Criterion,
    string
  >,
  match: "match",
  noMatch: {
    text: "No country meets all of your choices.",
    /** Before the labels of the criteria to leave open, and before the countries that this gives. */
    loosen: "Leave this open:",
    gives: "and you would see",
    button: "Show them",
  },
  withoutScripts: {
    text: "The Country Finder needs scripts, which are off in this browser. Every country is described in full here:",
    link: { label: "Read the country guides", to: "/country-guides" },
  },
} as const;
