import type { PageContent } from "#web/content/pages/page.ts";

export const FAQ: PageContent = {
  meta: {
    path: "/faq",
    title: "Frequently asked questions",
    description:
      "Answers about getting started, countries, visas, the cost of living, the community and technical matters of moving to Africa with us.",
  },
  motif: "south",
  eyebrow: "Questions and answers",
  heading: "Questions, answered plainly",
  paragraphs: [
    "Eighteen questions that people ask before they move. Search them, or open a category. If yours is missing, write to us and a person will answer within 24 hours.",
  ],
  pointers: {
    title: "Read on",
    links: [
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
      {
        label: "Country guides",
        to: "/country-guides",
        text: "Nine countries in depth: visas, housing, healthcare, business, schools and daily life.",
      },
    ],
  },
};
