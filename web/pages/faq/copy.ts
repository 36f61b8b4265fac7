import type { PageContent } from "#web/layout/page-content.ts";

export const FAQ: PageContent = {
  meta: {
    path: "/faq",
    title: "Frequently asked questions",
    description:
      "Answers about getting started, countries, visas, the cost of living, the community and technical matters of moving to Africa with us.",
  },
  motif: "south",
  heading: "Frequently asked questions",
  paragraphs: [
    "Search the questions, or open a category. If yours is missing, write to us and a person will answer within 24 hours.",
  ],
  pointers: {
    title: "Read on",
    links: ["visaInformation", "costCalculator", "countryGuides"],
  },
};

export const faqPage = {
  searchLabel: "Search the questions",
  searchPlaceholder: "Try visa, school or calculator",
  categoriesLabel: "Categories",
  count: { one: "1 question", many: "{count} questions" },
  empty: {
    title: "No FAQs found",
    hint: "Try adjusting your search terms or browse all categories.",
    showAll: "Show All FAQs",
  },
  contact: { text: "Did you not find your question?", label: "Write to us", to: "/contact" },
} as const;
