import { COUNTRIES, type CountryId } from "#domain/countries.ts";
import type { PageContent } from "./pages/page.ts";
import type { CountryGuide } from "./country-guides/country-guide.ts";
import { egyptGuide } from "./country-guides/egypt.ts";
import { ghanaGuide } from "./country-guides/ghana.ts";
import { kenyaGuide } from "./country-guides/kenya.ts";
import { mauritiusGuide } from "./country-guides/mauritius.ts";
import { moroccoGuide } from "./country-guides/morocco.ts";
import { nigeriaGuide } from "./country-guides/nigeria.ts";
import { rwandaGuide } from "./country-guides/rwanda.ts";
import { senegalGuide } from "./country-guides/senegal.ts";
import { southAfricaGuide } from "./country-guides/south-africa.ts";

export type { CountryGuide, DetailedGuide } from "./country-guides/country-guide.ts";

/** The nine guides of /country-guides, in the order of product §2. */
export const COUNTRY_GUIDES: readonly CountryGuide[] = [
  ghanaGuide,
  kenyaGuide,
  rwandaGuide,
  southAfricaGuide,
  nigeriaGuide,
  moroccoGuide,
  senegalGuide,
  mauritiusGuide,
  egyptGuide,
];

/** The guide of a country, or undefined for a country without one. */
export function guideOf(id: string): CountryGuide | undefined {
  return COUNTRY_GUIDES.find((guide) => guide.id === id);
}

/** The six sections of the dialog, in order; titles as product §2 words them. `fields` are those of product §3. */
export const GUIDE_SECTIONS = [
  {
    key: "visa",
    title: "Visa & Immigration",
    fields: [
      { key: "requirements", label: "What you need to enter" },
      { key: "duration", label: "How long you may stay" },
      { key: "longTerm", label: "Staying for good" },
    ],
  },
  {
    key: "housing",
    title: "Housing & Real Estate",
    fields: [
      { key: "averageRent", label: "Average rent" },
      { key: "areas", label: "Where newcomers live" },
      { key: "buyingProcess", label: "Buying a home" },
    ],
  },
  {
    key: "healthcare",
    title: "Healthcare",
    fields: [
      { key: "system", label: "How it works" },
      { key: "insurance", label: "Insurance" },
      { key: "quality", label: "Quality of care" },
    ],
  },
  {
    key: "business",
    title: "Business Opportunities",
    fields: [
      { key: "opportunities", label: "Where the openings are" },
      { key: "startupCost", label: "What it takes to start" },
      { key: "incentives", label: "Incentives" },
    ],
  },
  {
    key: "education",
    title: "Education",
    fields: [
      { key: "international", label: "International schools" },
      { key: "universities", label: "Universities" },
      { key: "cost", label: "School fees" },
    ],
  },
  {
    key: "culture",
    title: "Culture & Lifestyle",
    fields: [
      { key: "lifestyle", label: "Daily life" },
      { key: "food", label: "Food" },
      { key: "climate", label: "Climate" },
    ],
  },
] as const;

/** The section of a guide, by the key of its fields in `DetailedGuide`. */
export type GuideSection = (typeof GUIDE_SECTIONS)[number];

/** The countries of the site without a guide; their profiles stand on /top-countries under their ids. */
export const COUNTRIES_WITHOUT_GUIDE: readonly { id: CountryId; name: string }[] = COUNTRIES.filter(
  (country) => !country.hasGuide,
).map(({ id, name }) => ({ id, name }));

/** Page texts of /country-guides; the buttons' wording is that of product §2. `{country}` stands for its name. */
export const countryGuidesPage = {
  meta: {
    path: "/country-guides",
    title: "Country guides for moving to Africa",
    description:
      "Guides to Ghana, Kenya, Rwanda, South Africa, Nigeria, Morocco, Senegal, Mauritius and Egypt: visas, housing, healthcare, business, schools and culture.",
  },
  motif: "west",
  eyebrow: "Country guides",
  heading: "Find out what living there is really like",
  paragraphs: [
    "Each guide answers what people ask first: may I stay, where would I live, who looks after me when I am ill, what would I do, where do the children learn, and what is a Tuesday like.",
  ],
  list: {
    title: "Nine countries, told from the inside",
    intro: "The same six chapters for each, so that you can lay two countries side by side.",
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
    chapters: "Six chapters",
    closingTitle: "Ready to begin with {country}?",
    closingText: "The relocation roadmap takes you from this page to your own front door, one step at a time.",
    button: "START THE PROCESS NOW",
    close: "Close",
  },
  /** For a country without a guide, reached by `?country=…` (decision: the finder). */
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
    links: [
      {
        label: "Top countries",
        to: "/top-countries",
        text: "Profiles of the places most people ask us about, with climate and budget.",
      },
      {
        label: "Visa information",
        to: "/visa-information",
        text: "Visa types for Ghana, Kenya and Rwanda: duration, processing, fees and documents.",
      },
      {
        label: "Cost calculator",
        to: "/cost-calculator",
        text: "What your income is worth in nine African countries, in one comparison.",
      },
    ],
  },
} as const satisfies PageContent & Record<string, unknown>;
