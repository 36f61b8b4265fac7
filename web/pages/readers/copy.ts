import type { ReaderId } from "#web/content/readers/readers.ts";
import type { PageIntroContent } from "#web/layout/page-content.ts";

/** Meta, heading and introduction of each reader's page. */
export const READER_PAGES: Readonly<Record<ReaderId, PageIntroContent>> = {
  families: {
    meta: {
      path: "/families",
      title: "Moving to Africa with children",
      description:
        "For families: papers for a spouse and children, dual nationality, schools and their fees, health cover, benefits that end, tax, and a month's budget for four in Nairobi.",
    },
    motif: "east",
    eyebrow: "For families",
    heading: "Moving with children",
    paragraphs: [
      "A move with children is four or five moves at once. This page gathers what each of you needs: papers, schools, a doctor, and a budget that holds all of it.",
    ],
  },
  returning: {
    meta: {
      path: "/returning",
      title: "Going back to Africa: for people born there and health workers",
      description:
        "For people born in Africa and health workers going back: nationality, registration as a doctor or nurse, pensions earned abroad, duty-free moves, tax, and a month's budget in Accra.",
    },
    motif: "west",
    eyebrow: "For people going back",
    heading: "Going back, with what you have learned",
    paragraphs: [
      "You know the country, and it has changed while you were away. This page is about what changes with you: your nationality, your license, your pensions, and what you may bring.",
    ],
  },
  retirees: {
    meta: {
      path: "/retirees",
      title: "Retiring in Africa: pensions, Medicare and permits",
      description:
        "For retirees: where the UK State Pension is frozen, Social Security, CPP and OAS abroad, Medicare's price, permits, tax on pensions, wills, and a month's budget for two in Mauritius.",
    },
    motif: "south",
    eyebrow: "For retirees",
    heading: "A pension, a doctor and a home",
    paragraphs: [
      "People retire well in Africa, and some have had to come back because the pension stood still or the insurer said no. This page is about the questions that decide it.",
    ],
  },
  investors: {
    meta: {
      path: "/investors",
      title: "Investing in Africa: closed sectors, capital and tax",
      description:
        "For investors: trades closed to foreigners in thirteen countries, minimum capital, land, sending money out again, reporting to the IRS, HMRC and CRA, and a month's budget in Kigali.",
    },
    motif: "north",
    eyebrow: "For investors",
    heading: "Before you put money in",
    paragraphs: [
      "This page is not investment advice, and it names no investment. It says what the law closes, what has to be recorded, and what you will be asked to report at home.",
    ],
  },
};

/** Texts that the four pages share. */
export const readersPage = {
  contents: "On this page",
  /** `{facts}`, `{date}` and `{confirmed}` are counted from the page's records. */
  status:
    "{facts} facts, the oldest entered on {date}; {confirmed} of them confirmed with the office. Each one names where to confirm it. Rules change: ask before you act on any of them.",
  noAdvice: "This is information and no legal, tax or financial advice.",
  budget: {
    id: "budget",
    title: "A month's budget",
    place: "{country}, in US dollars a month",
    columns: { line: "What for", least: "From", most: "To" },
    total: "In all",
    leftOut: "Not in this sum",
    note: "These are estimates of ours. They are made from the ranges in our guides, as it says below, and rest on no survey. Put your own figures beside them.",
    calculator: { label: "Compare your own income", to: "/cost-calculator" },
  },
  advisers: {
    id: "ask",
    title: "What to ask a professional",
    intro: "A good adviser is glad of these questions. Ask what the answer costs before you ask them.",
    find: "Where to find one:",
  },
  pointers: {
    title: "Read on",
    links: [
      {
        label: "Country guides",
        to: "/country-guides",
        text: "Nine countries: visas, housing, healthcare, business, schools, and safety and law.",
      },
      {
        label: "Visa information",
        to: "/visa-information",
        text: "Visa types for Ghana, Kenya and Rwanda, and the offices to confirm them at.",
      },
      {
        label: "Country Finder",
        to: "/#countries",
        text: "Three choices, up to three countries that fit, and the reasons.",
      },
    ],
  },
} as const;
