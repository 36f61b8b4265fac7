import type { PageContent } from "#web/layout/page-content.ts";

export const beforeYouPayPage = {
  meta: {
    path: "/before-you-pay",
    title: "Before you pay: check a land seller, builder, agent or visa site",
    description:
      "When to stop before you send money to Africa for land, a builder, an agent or a visa: a checklist, land registers, agents’ registers, official sites and where to report fraud.",
  },
  motif: "west",
  eyebrow: "Before you pay",
  heading: "Check first, then send money",
  paragraphs: [
    "Don’t pay until you’ve searched the register yourself, the papers are in your name, and someone you pay has seen what you’re paying for. That holds for strangers and for family.",
  ],
  check: {
    title: "Should you stop?",
    intro:
      "Pick what you’re about to pay for. One wrong answer is enough to stop. Your answers stay in this page’s address, and we don’t store them.",
  },
  countries: {
    title: "Look it up, country by country",
    intro:
      "Registers, papers, official sites and where to report fraud. We describe how to check; we don’t say who is honest.",
    guide: "Owning a home: {country} guide",
    plan: "Plan a purchase in {country}, step by step with dates",
    others: "Not here yet: {countries}. Ask the land office and the embassy the same questions.",
  },
  pointers: {
    title: "Next steps",
    links: [
      "countryGuides",
      {
        label: "Investors",
        to: "/investors",
        text: "Closed trades, minimum capital, land, and getting money in and out.",
      },
      { label: "Going back", to: "/returning", text: "Nationality, licenses, pensions and what you may bring home." },
      "contact",
    ],
  },
} as const satisfies PageContent & Record<string, unknown>;
