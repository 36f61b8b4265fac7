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
  heading: "What everyone asks first",
  paragraphs: [
    "Is it safe? What does it cost? How long does it take? The questions that people bring to us fall into six categories: getting started, countries and destinations, visas and documentation, cost of living, community and support, and technical support.",
    "The guides below answer the large ones at length.",
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
