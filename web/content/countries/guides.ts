import { COUNTRIES, type Country } from "#domain/countries.ts";
import { COUNTRY_FOLDERS, FOLDERS } from "./countries.ts";
import type { CountryGuide } from "./country-guide.ts";

export type { CountryGuide, DetailedGuide } from "./country-guide.ts";

export const COUNTRY_GUIDES: readonly CountryGuide[] = FOLDERS.flatMap(({ guide }) => guide ?? []);

/**
 * The sections of the dialog, in order, each with the chapters of the guide's page that say more. A field whose key stands in
 * `DetailedGuide` is the guide's own; the others are made from the country's record (guide-rows.ts).
 */
export const GUIDE_SECTIONS = [
  {
    key: "visa",
    title: "Visa & Immigration",
    chapters: ["entry", "permits"],
    fields: [
      { key: "requirements", label: "What you need to enter" },
      { key: "duration", label: "How long you may stay" },
      { key: "longTerm", label: "Staying long term" },
    ],
  },
  {
    key: "housing",
    title: "Housing & Real Estate",
    chapters: ["homes"],
    fields: [
      { key: "averageRent", label: "Average rent" },
      { key: "areas", label: "Where newcomers live" },
      { key: "advanceRent", label: "Rent in advance" },
      { key: "buyingProcess", label: "Buying a home" },
    ],
  },
  {
    key: "healthcare",
    title: "Healthcare",
    chapters: ["health"],
    fields: [
      { key: "publicSystem", label: "How it works" },
      { key: "quality", label: "Quality of care" },
      { key: "insurance", label: "Insurance" },
    ],
  },
  {
    key: "business",
    title: "Business Opportunities",
    chapters: ["work"],
    fields: [
      { key: "opportunities", label: "Opportunities" },
      { key: "startupCost", label: "What it takes to start a business" },
      { key: "incentives", label: "Incentives" },
    ],
  },
  {
    key: "education",
    title: "Education",
    chapters: ["schools"],
    fields: [
      { key: "international", label: "International schools" },
      { key: "universities", label: "Universities" },
      { key: "cost", label: "School fees" },
    ],
  },
  {
    key: "culture",
    title: "Culture & Lifestyle",
    chapters: ["cities"],
    fields: [
      { key: "lifestyle", label: "Daily life" },
      { key: "food", label: "Food" },
      { key: "climate", label: "Climate" },
    ],
  },
] as const;

export type GuideSection = (typeof GUIDE_SECTIONS)[number];

/** The countries whose guide has a page and no card among the guides. */
export const COUNTRIES_WITHOUT_CARD: readonly Country[] = COUNTRIES.filter(({ id }) => !COUNTRY_FOLDERS[id].guide);
