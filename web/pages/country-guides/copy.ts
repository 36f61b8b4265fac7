import { MONTH_HOUSEHOLD } from "#web/content/month-household.ts";
import { OFFER_TEXTS } from "#web/content/offer-texts.ts";
import type { PageContent } from "#web/layout/page-content.ts";

/** Page texts of /country-guides. `{country}` stands for its name. */
export const countryGuidesPage = {
  meta: {
    path: "/country-guides",
    title: "Country guides for moving to Africa",
    description:
      "Guides to countries in Africa for a move: entry, permits, money, homes, health, schools, cities, safety and law, each figure with its source and day.",
  },
  motif: "west",
  heading: "What to know before you live there",
  paragraphs: [
    "Whether you may stay, where you could live, how healthcare, work and schools are, and what daily life is like.",
  ],
  list: {
    title: "Country by country, chapter by chapter",
    intro: `The same chapters for each, so that you can compare them. ${MONTH_HOUSEHOLD}`,
    value: "{count} ways to stay. {month}",
  },
  cards: { title: "At a glance" },
  card: {
    costOfLiving: "Cost of living",
    figures: "Facts and highlights",
    capital: "Capital",
    population: "Population",
    currency: "Currency",
    button: "View Detailed Guide",
    ofCountry: "for {country}",
  },
  dialog: {
    title: "{country}: the detailed guide",
    /** The reasons follow as a list. */
    permits: "{count} permits, for: {reasons}",
    rent: "{city}, two bedrooms where newcomers live, a month",
    more: "More in the guide:",
    closingTitle: "Ready to begin with {country}?",
    closingText: `The relocation roadmap has a checklist for each step of the move. ${OFFER_TEXTS.opensOneTimePlan}`,
    button: "START THE PROCESS NOW",
    close: "Close",
  },
  /** The page of one guide (decision: addresses). */
  page: { visa: "{type} for {country}: cost and documents" },
  /** For a country whose guide has a page and no card, reached by `?country=…`. */
  ownPage: {
    title: "The guide to {country}",
    text: "Entry, permits, money, homes, health, schools, cities and safety: the guide to {country} is a page of its own.",
    link: "Open the guide",
  },
  pointers: {
    title: "Before you choose a country",
    links: ["topCountries", "visaInformation", "costCalculator"],
  },
} as const satisfies PageContent & Record<string, unknown>;
