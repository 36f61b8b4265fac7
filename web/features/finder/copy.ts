import type { Criterion } from "#domain/finder-choices.ts";

/** The words of the finder's form; the section around it has its own, its results theirs. */
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
  failed: "The matches could not be loaded. Please check your connection and press the button again.",
  mapAlternative: "Map of Africa on which the thirteen countries of the Country Finder are colored.",
  withoutScripts: {
    text: "The Country Finder needs scripts, which are off in this browser. Every country is described in full here:",
    link: { label: "Read the country guides", to: "/country-guides" },
  },
} as const;

/** The words of the finder beside those of its fields. */
export const finderSection = {
  id: "countries",
  finderHeading: "Country Finder Tool",
  finderButton: "Find My Matches",
  matchesHeading: "Your Top Matches",
  matchLink: "See Detailed Report",
} as const;

/** The words of the section around it. */
export const countriesSection = {
  eyebrow: "Find your country",
  heading: "Discover Your Ideal African Destination",
  intro:
    "Tell us what matters to you. You will see up to three countries that fit, best first, with the reasons, and all thirteen on the map.",
  popularHeading: "Popular Relocation Destinations",
  popularIntro: "Seven countries to start with.",
  popularLink: "View Country Guide",
} as const;
