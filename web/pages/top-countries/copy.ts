import {
  FEATURED_COUNTRIES,
  NOTABLE_COUNTRIES,
  TOP_COUNTRIES_COUNT,
} from "#web/content/top-countries/top-countries.ts";
import { OFFER_TEXTS } from "#web/content/offer-texts.ts";
import type { PageIntroContent } from "#web/layout/page-content.ts";

/** Page texts of /top-countries. */
export const topCountriesPage = {
  meta: {
    path: "/top-countries",
    title: "Top African countries to move to",
    description:
      "Profiles of the African countries that people most often move to: capital, climate, living costs, recommended investment and what each is loved for.",
  },
  motif: "east",
  eyebrow: "Top countries",
  heading: `${TOP_COUNTRIES_COUNT} countries, one question: where would you feel at home?`,
  paragraphs: [
    `The ${FEATURED_COUNTRIES.length} countries we know best for families, founders and retirees from the diaspora, and ${NOTABLE_COUNTRIES.length} more that deserve a look.`,
  ],
  featured: {
    title: "Featured countries",
    intro: "Each with its capital, its climate, what life costs, what to bring, and five reasons why people stay.",
  },
  notable: {
    title: "Notable destinations",
    intro: "Worth a journey of discovery before you decide.",
    guide: "Read the guide",
  },
  card: {
    capital: "Capital",
    livingCost: "Living cost",
    investment: "Investment",
    legalMinimum: "Legal minimum for foreign investors",
    climate: "Climate",
    highlights: "Highlights",
    detailedGuide: "Detailed Guide",
    /** Where there is no guide. */
    profile: "Country Profile",
    costCalculator: "Cost Calculator",
    ofCountry: "for {country}",
  },
  /** The page of one profile (decision: addresses). */
  page: {
    figures: "In figures",
    languages: "Languages",
    currency: "Currency",
    population: "Population",
    nextStep: {
      calculator: {
        title: "What would your income be worth in {country}?",
        text: "The cost calculator compares what you spend now with what the same life would cost there.",
        label: "Compare Living Costs",
      },
      finder: {
        title: "Which country fits the life you want?",
        text: "Three questions about lifestyle, language and investment, and the finder names the best matches.",
        label: "Find My Matches",
      },
    },
  },
  callToAction: {
    heading: "Still between two of them?",
    text: `Put the living costs side by side, or get guidance from the program. ${OFFER_TEXTS.opensOneTimePlan}`,
    expertGuidance: "Get Expert Guidance",
    compareCosts: "Compare Living Costs",
  },
} as const satisfies PageIntroContent & Record<string, unknown>;
