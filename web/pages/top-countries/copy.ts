import { FEATURED_COUNTRIES, NOTABLE_COUNTRIES, TOP_COUNTRIES_COUNT } from "#web/content/countries/profiles.ts";
import { MONTH_HOUSEHOLD } from "#web/content/month-household.ts";
import { OFFER_TEXTS } from "#web/content/offer-texts.ts";
import { FINDER_STEP } from "#web/features/finder/next-step.ts";
import type { PageIntroContent } from "#web/layout/page-content.ts";

export const topCountriesPage = {
  meta: {
    path: "/top-countries",
    title: "Top African countries to move to",
    description: `Profiles of ${TOP_COUNTRIES_COUNT} African countries for a move: capital, climate, living costs, recommended investment and highlights of each.`,
  },
  motif: "east",
  heading: `${TOP_COUNTRIES_COUNT} countries to consider for your move to Africa`,
  paragraphs: [
    `${FEATURED_COUNTRIES.length} featured countries for families, founders and retirees from the diaspora, and ${NOTABLE_COUNTRIES.length} more.`,
  ],
  list: { title: "What a month costs, country by country", intro: MONTH_HOUSEHOLD },
  featured: {
    title: "Featured countries",
    intro: "Each with its capital, climate, living cost, recommended investment and five highlights.",
  },
  notable: {
    title: "Notable destinations",
    intro: "Each with three highlights. Visit a country before you decide to move there.",
    guide: "Read the guide",
  },
  card: {
    figures: "Facts and highlights",
    capital: "Capital",
    mainCities: "Main cities",
    livingCost: "Living cost",
    investment: "Investment",
    legalMinimum: "Legal minimum for foreign investors",
    climate: "Climate",
    highlights: "Highlights",
    detailedGuide: "Detailed Guide",
    costCalculator: "Cost Calculator",
    ofCountry: "for {country}",
  },
  /** The page of one profile (decision: addresses). */
  page: {
    figures: "In figures",
    month: "A month in {city}",
    monthOf: "1 adult, living comfortably",
    languages: "Languages",
    currency: "Currency",
    population: "Population",
    powerInternet: "Power and internet",
    safety: "Safety and law in {country}",
    nextStep: {
      calculator: {
        title: "What would your income be worth in {country}?",
        text: "The cost calculator compares what you spend now with what the same life would cost there.",
        label: "Compare Living Costs",
      },
      finder: FINDER_STEP,
    },
  },
  callToAction: {
    heading: "Not sure which country to choose?",
    text: `Compare the living costs, or get guidance from the program. ${OFFER_TEXTS.opensOneTimePlan}`,
    expertGuidance: "Get Expert Guidance",
    compareCosts: "Compare Living Costs",
  },
} as const satisfies PageIntroContent & Record<string, unknown>;
