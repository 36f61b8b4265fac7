import type { PageContent } from "#web/content/pages/page.ts";

export const COUNTRY_GUIDES: PageContent = {
  meta: {
    path: "/country-guides",
    title: "Country guides for moving to Africa",
    description:
      "Guides to Ghana, Kenya, Rwanda, South Africa, Nigeria, Morocco, Senegal, Mauritius and Egypt: visas, housing, healthcare, business, schools and culture.",
  },
  motif: "west",
  eyebrow: "Country guides",
  heading: "Nine countries, told from the inside",
  paragraphs: [
    "Every guide answers the same six questions, so that you can lay two countries side by side: visas and immigration, housing and real estate, healthcare, business opportunities, education, culture and lifestyle.",
    "The nine countries are Ghana, Kenya, Rwanda, South Africa, Nigeria, Morocco, Senegal, Mauritius and Egypt. Begin with what you cannot live without, a school, a coast, a language, and let the guide tell you what it costs.",
  ],
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
};
