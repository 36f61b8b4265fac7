import type { Criterion } from "#domain/finder-choices.ts";

/** The words of the finder's form; the section around it has its own, its results theirs. */
export const FINDER_TEXTS = {
  labels: {
    lifestyle: "Lifestyle priority",
    language: "Language preference",
    investment: "Investment range",
  } satisfies Record<Criterion, string>,
  /** Short, because two selects stand beside each other on a phone. */
  placeholder: "Any",
  failed: "The matches could not be loaded. Please check your connection and press the button again.",
  mapAlternative: "Map of Africa with the countries that the Country Finder covers.",
  /** Below the map (decision: western-sahara). */
  mapNote: "Western Sahara, a disputed territory, is shown apart. Small islands are drawn larger.",
} as const;

/** The words of the finder beside those of its fields. */
export const finderSection = {
  id: "countries",
  finderHeading: "Country Finder Tool",
  finderButton: "Find My Matches",
  matchesHeading: "Your Top Matches",
  matchLink: "See Detailed Report",
} as const;

export const countriesSection = {
  eyebrow: "Find your country",
  title: "Discover Your Ideal African Destination",
  intro: "Up to three countries that fit, with the reasons, and all countries on the map.",
  popularHeading: "Popular Relocation Destinations",
  popularIntro: "Seven countries to start with: our choice, not a count.",
  popularLink: "View Country Guide",
} as const;
