import { OFFER_TEXTS } from "#web/content/offer-texts.ts";
import type { PageContent } from "#web/layout/page-content.ts";

/** Page texts of /country-guides. `{country}` stands for its name. */
export const countryGuidesPage = {
  meta: {
    path: "/country-guides",
    title: "Country guides for moving to Africa",
    description:
      "Guides to Ghana, Kenya, Rwanda, South Africa, Nigeria, Morocco, Senegal, Mauritius and Egypt: visas, housing, healthcare, business, schools and culture.",
  },
  motif: "west",
  eyebrow: "Country guides",
  heading: "What to know about living in nine countries",
  paragraphs: [
    "Each guide answers what people ask first: whether you may stay, where you could live, how healthcare works, what work or business is possible, where children go to school, and what daily life is like.",
  ],
  list: {
    title: "Nine countries, chapter by chapter",
    intro: "The same seven chapters for each, so that you can compare them.",
  },
  card: {
    costOfLiving: "Cost of living",
    capital: "Capital",
    population: "Population",
    language: "Language",
    currency: "Currency",
    button: "View Detailed Guide",
    ofCountry: "for {country}",
  },
  dialog: {
    title: "{country}: the detailed guide",
    atAGlance: "At a glance",
    chapters: "Seven chapters",
    closingTitle: "Ready to begin with {country}?",
    closingText: `The relocation roadmap has a checklist for each step of the move. ${OFFER_TEXTS.opensOneTimePlan}`,
    button: "START THE PROCESS NOW",
    close: "Close",
  },
  /** The page of one guide (decision: addresses). */
  page: { visa: "{type} for {country}: cost and documents" },
  /** For a country without a guide, reached by `?country=…` (decision: finder). */
  noGuide: {
    title: "{country} has no detailed guide yet",
    text: "We have no detailed guide for {country} yet. Its profile tells you what we know so far.",
    link: "See the profile",
  },
  others: {
    title: "Looking for another country?",
    text: "These four have no detailed guide yet. Their profiles tell you what we know so far.",
  },
  pointers: {
    title: "Before you choose a country",
    links: ["topCountries", "visaInformation", "costCalculator"],
  },
} as const satisfies PageContent & Record<string, unknown>;
