import { COUNTRY_IDS } from "#domain/country-ids.ts";

/** The pages that others point to at their end: the label, the path, and what the page offers. */
export const PAGE_POINTERS = {
  countryGuides: {
    label: "Country guides",
    to: "/country-guides",
    text: `${COUNTRY_IDS.length} countries in depth: visas, housing, healthcare, business, schools and daily life.`,
  },
  topCountries: {
    label: "Top countries",
    to: "/top-countries",
    text: "Country profiles with climate, living cost, recommended investment and highlights.",
  },
  visaInformation: {
    label: "Visa information",
    to: "/visa-information",
    text: `Entry and permits of ${COUNTRY_IDS.length} countries, and visas with their duration, processing, fees and documents.`,
  },
  costCalculator: {
    label: "Cost calculator",
    to: "/cost-calculator",
    text: "What your income is worth in African countries, in one comparison.",
  },
  community: {
    label: "Community",
    to: "/community",
    text: "Forums, events and country groups for people who are planning a move or have made it.",
  },
  waitlist: {
    label: "Join the waitlist",
    to: "/waitlist",
    text: "Free, for people who are not ready to enroll: we write when we launch something new.",
  },
  helpCenter: {
    label: "Help center",
    to: "/help",
    text: "Topics and answers about the roadmap, your data and this site.",
  },
  contact: {
    label: "Contact",
    to: "/contact",
    text: "Write to us. We reply within 24 hours.",
  },
  privacyPolicy: {
    label: "Privacy policy",
    to: "/privacy-policy",
    text: "What we store about you, why, and how you have it deleted.",
  },
  termsOfService: {
    label: "Terms of service",
    to: "/terms-of-service",
    text: "What you can expect from us, and we from you.",
  },
} as const;
