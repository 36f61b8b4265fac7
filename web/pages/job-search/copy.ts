import { checkoutUrl, OFFER_PAIRS } from "#domain/offers.ts";
import { PROGRAM_MODULES } from "#web/content/program.ts";
import { OFFER_SUMS } from "#web/content/offer-sums.ts";
import { OFFER_TEXTS } from "#web/content/offer-texts.ts";
import type { PageContent } from "#web/layout/page-content.ts";

export const JOB_SEARCH: PageContent = {
  meta: {
    path: "/job-search",
    title: "Module 7: employment and contracting",
    description:
      "Module 7 of the roadmap: executive positions, entrepreneurial partnerships, contracts and consulting, and investment in Africa, and what it costs.",
  },
  motif: "east",
  eyebrow: "Module 7",
  heading: "Curated Employment & Contracting Opportunities",
  paragraphs: [
    "The last module of the roadmap is about income after the move: executive and leadership positions, entrepreneurial partnerships, contract and consulting work, and investment and wealth building.",
    OFFER_TEXTS.whoGetsModule7,
    "People who have the module work with an opportunity database, partnership templates, due diligence checklists, contract negotiation guides and introductions to people who hire.",
  ],
  pointers: {
    title: "Before you decide",
    links: [
      "community",
      {
        label: "The seven modules",
        to: "/#program",
        text: "What you work through, from choosing a country to moving in.",
      },
      "contact",
    ],
  },
};

// The lists of /job-search, the page of module 7.

/** One of the four groups of /job-search: title, description, three access items. */
type OpportunityCategory = {
  id: string;
  title: string;
  description: string;
  accessItems: readonly [AccessItem, AccessItem, AccessItem];
};

type AccessItem = { id: string; label: string };

export const jobSearchPage = {
  module: PROGRAM_MODULES.at(-1)!,
  /** Every button of the page opens the one-time offer of module 7. */
  checkout: checkoutUrl(OFFER_PAIRS.module7.oneTime),
  checkpointsHeading: "In this module you will",
  opportunitiesHeading: "Four kinds of opportunity",
  opportunitiesIntro: `Each has three parts, which open after payment. A link opens our checkout in a new tab, with module 7 at ${OFFER_SUMS.module7OneTime}.`,
  resourcesHeading: "Member resources",
  resourcesNote: "They open after payment, and their links lead to the same checkout.",
  callToAction: {
    heading: "Module 7 on its own",
    text: `Both buttons open our checkout in a new tab, with module 7 at ${OFFER_SUMS.module7OneTime}, paid once. ${OFFER_TEXTS.community} ${OFFER_TEXTS.refunds}`,
    monthly: {
      label: `Pay ${OFFER_SUMS.module7Monthly} a month instead`,
      to: checkoutUrl(OFFER_PAIRS.module7.monthly),
    },
    program: { label: "See the plans", to: "/#enroll" },
    database: { label: "Access Opportunity Database", event: "access_opportunities_database" },
    network: { label: "Join Community Network", event: "join_community_network" },
  },
} as const;

/** The Exclusive Access card with its four benefits. */
export const exclusiveAccess = {
  title: "Exclusive Access",
  text: `For people who have the program's one-time plan (${OFFER_SUMS.oneTime}) or this module. ${OFFER_TEXTS.module7Alone}`,
  benefits: [
    "Openings chosen for people with international experience, with the reason each was chosen",
    "Introductions through people who know both sides",
    "Templates for applications, contracts and partnership talks",
    "Guidance on what your visa or permit allows you to do",
  ],
} as const;

/** The four opportunity categories with three access items each. */
export const opportunityCategories: readonly OpportunityCategory[] = [
  {
    id: "executive",
    title: "Executive & Leadership Positions",
    description: "Roles for people who have led teams, budgets or programs and want to do it on the continent.",
    accessItems: [
      { id: "executive-openings", label: "Management openings in companies, schools, hospitals and foundations" },
      { id: "executive-profile", label: "A review of your profile for employers in your chosen region" },
      { id: "executive-terms", label: "What a package should cover: housing, schooling, health, flights, permit" },
    ],
  },
  {
    id: "partnerships",
    title: "Entrepreneurial Partnerships",
    description: "Founders and local businesses that look for a partner with skills, markets or capital.",
    accessItems: [
      { id: "partnership-profiles", label: "Profiles of businesses that are open to a partner" },
      { id: "partnership-meetings", label: "How to run a first meeting and a trial project" },
      { id: "partnership-agreement", label: "What a partnership agreement must settle before money moves" },
    ],
  },
  {
    id: "contracts",
    title: "Contract & Consulting Work",
    description: "Projects by the month or by result, from clients on the continent and abroad.",
    accessItems: [
      { id: "contract-calls", label: "Current calls for consultants and project teams" },
      { id: "contract-rates", label: "How to set a rate across currencies and price levels" },
      { id: "contract-permits", label: "When contract work needs a permit, and of which kind" },
    ],
  },
  {
    id: "investment",
    title: "Investment & Wealth Building",
    description:
      "Property, farming, businesses and funds, with their risks. General information, not investment advice.",
    accessItems: [
      {
        id: "investment-briefings",
        label: "Briefings by sector and country, with the risks as well as the opportunities",
      },
      { id: "investment-checks", label: "Checks to make on land, companies and people" },
      { id: "investment-questions", label: "Questions for a lawyer, an accountant and the seller" },
    ],
  },
];

export const memberResources = [
  {
    id: "opportunity-database",
    title: "Curated Opportunity Database",
    description: "Positions, contracts and partnerships, sorted by country and field.",
  },
  {
    id: "partnership-templates",
    title: "Partnership Application Templates",
    description: "Letters and profiles for a first contact.",
  },
  {
    id: "due-diligence",
    title: "Investment Due Diligence Checklists",
    description: "What to verify about land, companies and people, step by step.",
  },
  {
    id: "negotiation-guides",
    title: "Contract Negotiation Guides",
    description: "The clauses that matter, and what to ask for in each.",
  },
  {
    id: "introduction-templates",
    title: "Network Introduction Templates",
    description: "Short messages for asking somebody to introduce you.",
  },
] as const;
