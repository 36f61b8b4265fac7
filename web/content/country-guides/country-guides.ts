import { COUNTRIES, type CountryId } from "#domain/countries.ts";
import type { CountryGuide } from "./country-guide.ts";
import { egyptGuide } from "./egypt.ts";
import { ghanaGuide } from "./ghana.ts";
import { kenyaGuide } from "./kenya.ts";
import { mauritiusGuide } from "./mauritius.ts";
import { moroccoGuide } from "./morocco.ts";
import { nigeriaGuide } from "./nigeria.ts";
import { rwandaGuide } from "./rwanda.ts";
import { senegalGuide } from "./senegal.ts";
import { southAfricaGuide } from "./south-africa.ts";

export type { CountryGuide, DetailedGuide } from "./country-guide.ts";

/** The nine guides of /country-guides. */
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

/** The sections of the dialog, in order; the chapter on safety and law follows them. */
export const GUIDE_SECTIONS = [
  {
    key: "visa",
    title: "Visa & Immigration",
    fields: [
      { key: "requirements", label: "What you need to enter" },
      { key: "duration", label: "How long you may stay" },
      { key: "longTerm", label: "Staying long term" },
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
      { key: "opportunities", label: "Opportunities" },
      { key: "startupCost", label: "What it takes to start a business" },
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

/** The countries of the site without a guide; their profiles are on /top-countries under their ids. */
export const COUNTRIES_WITHOUT_GUIDE: readonly { id: CountryId; name: string }[] = COUNTRIES.filter(
  (country) => !country.hasGuide,
).map(({ id, name }) => ({ id, name }));
