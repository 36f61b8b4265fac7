import type { PageContent } from "#web/layout/page-content.ts";

export const beforeYouPayPage = {
  meta: {
    path: "/before-you-pay",
    title: "Before you pay: check a land seller, builder, agent or visa site",
    description:
      "When to stop before you send money to Africa for land, a builder, an agent or a visa: a checklist, land registers, agents’ registers, official sites and where to report fraud.",
  },
  motif: "west",
  heading: "Check first, then send money",
  paragraphs: [
    "Don’t pay until you’ve searched the register yourself, the papers are in your name, and someone you pay has seen what you’re paying for. That holds for strangers and for family.",
  ],
  check: {
    title: "Should you stop?",
    intro:
      "Pick what you’re about to pay for. One wrong answer is enough to stop. Your answers stay in this page’s address, and we don’t store them.",
  },
  family: {
    title: "When family acts for you",
    intro:
      "We check up on relatives less than we would on strangers. Agree on these rules before the first payment. They protect your relative as well.",
    rules: {
      title: "From the start",
      list: [
        "Pay sellers, suppliers and builders yourself, against a receipt in your name. Your relative gets money for expenses only.",
        "Somebody you pay, such as an engineer or a surveyor, reports on each stage before you pay for the next one.",
        "Photos and videos come each week from the same spots, with the date and today’s newspaper or a landmark in them.",
        "The title, the permits and the contracts are in your name, and your lawyer keeps the originals.",
        "A power of attorney names one act, one property and an end date. It never lets anybody sell or borrow.",
      ],
    },
    signs: {
      title: "If it no longer adds up",
      list: [
        "Warning signs: costs that creep up, receipts without names, photos that skip rooms, one more urgent payment, nobody else you may ask.",
        "Stop paying first. You don’t need to accuse anybody to say that the next stage is inspected before it’s paid.",
        "Send a surveyor or a lawyer who doesn’t know your family, unannounced, and search the register again.",
        "Revoke the power of attorney in writing, and have the revocation registered where it was registered.",
        "Then talk: with the report in hand, and with your lawyer’s advice on what you can still recover.",
      ],
    },
  },
  countries: {
    title: "Look it up, country by country",
    intro:
      "Registers, papers, official sites and where to report fraud. We describe how to check; we don’t say who is honest.",
  },
  country: {
    check: "Should you stop? Answer the checklist",
    agents: "Agents and advisers",
    sites: "Official sites, and where to report fraud",
    guide: "Owning a home: {country} guide",
    plan: "Plan a purchase in {country}, step by step with dates",
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
