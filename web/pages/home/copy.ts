import { content } from "#content";
import { HOUSEHOLD_NOTE } from "#domain/calculation-summary.ts";
import { OFFER_PAIRS, OFFERS, type OfferId } from "#domain/offers.ts";
import { PROGRAM_LENGTH } from "#web/content/program.ts";
import { site } from "#domain/site.ts";
import { OFFER_SUMS } from "#web/content/offer-sums.ts";
import { OFFER_TEXTS } from "#web/content/offer-texts.ts";

/** A plan card; price and checkout URL come from the offer (decision: two-price-pairs). */
export type PlanCard = {
  offer: OfferId;
  title: string;
  badge: string;
  /** Why it has that badge. */
  badgeReason: string;
  /** How the price is paid, after the amount. */
  terms: string;
  /** What the price comes to, or what it saves. */
  summary: string;
  /** Which of the program's modules it includes. */
  modules: string;
  features: readonly string[];
  button: string;
};

const { oneTime, monthly } = OFFER_PAIRS.program;

const oneTimeModules = OFFERS[oneTime].modules;
const monthlyModules = OFFERS[monthly].modules;

/** The line below the hero. */
export const prices = {
  open: "Enrollment is open:",
  sums: OFFER_TEXTS.sums,
  plans: { label: "See the plans", to: "#enroll" },
  notReady: "Not ready yet?",
  waitlist: { label: "Join the free waitlist", to: "/waitlist" },
} as const;

/** The three tools that most visitors come for, under the hero. */
export const toolTiles = {
  label: "Start here",
  tiles: [
    {
      id: "permit",
      to: "/permits",
      title: "Which permit fits you?",
      text: "Answer a few questions and see permits, fees and times.",
    },
    { id: "plan", to: "/my-plan", title: "Make my plan", text: "Every task with its day, from the month you choose." },
    {
      id: "pay",
      to: "/before-you-pay",
      title: "Check before you pay",
      text: "Land, a builder, an agent, a visa site: when to stop.",
    },
  ],
} as const;

/** What both plans include: the 5 features of the monthly card. */
const sharedFeatures = [
  "Step-by-step relocation roadmap with checklists",
  "Visa and paperwork guidance",
  "Discovery trip and budget planning tools",
  "Housing, neighborhood and school guidance",
  "Community and country groups",
] as const;

export const enrollment = {
  id: "enroll",
  eyebrow: "Enroll",
  title: "Choose your plan",
  intro: OFFER_TEXTS.difference,
  plans: [
    {
      offer: oneTime,
      title: "One-time payment",
      badge: "BEST VALUE",
      badgeReason: OFFER_TEXTS.badgeReasons.oneTime,
      terms: "paid once",
      summary: `Save ${OFFER_SUMS.saved} compared to monthly!`,
      modules: OFFER_TEXTS.modules.oneTime,
      features: [
        ...sharedFeatures,
        "Employment and contract opportunities",
        "1:1 strategy sessions",
        "Bonus material and masterminds",
      ],
      button: "Enroll with one payment",
    },
    {
      offer: monthly,
      title: "Monthly payment",
      badge: "POPULAR",
      badgeReason: OFFER_TEXTS.badgeReasons.monthly,
      terms: `a month for a ${OFFER_SUMS.payments}-month program`,
      summary: `Total ${OFFER_SUMS.monthlyTotal}, ${OFFER_SUMS.saved} more than paid once`,
      modules: OFFER_TEXTS.modules.monthly,
      features: sharedFeatures,
      button: "Enroll with monthly payments",
    },
  ] satisfies readonly [PlanCard, PlanCard],
  /** Over the folded list of features on a phone. */
  included: "What it includes",
  /** Beneath each plan's button. */
  buttonNote: "Opens our checkout in a new tab.",
  terms: {
    heading: "Before you choose",
    /** Over the folded list on a phone. */
    summary: "Module 7 alone, and refunds",
    list: [OFFER_TEXTS.module7Alone, OFFER_TEXTS.refunds],
    link: { label: "About module 7", to: "/job-search" },
  },
  banner: {
    heading: "Not ready to enroll?",
    text: OFFER_TEXTS.enrollmentIsOpen,
    link: { label: "Join the free waitlist", to: "/waitlist" },
  },
  note: content.offers.note,
} as const;

export const whyAfrica = {
  id: "why-africa",
  title: "Why people move to Africa",
  intro: "Four reasons. Yours may be another.",
  reasons: [
    {
      id: "belonging",
      title: "To belong",
      text: "To raise children where they are not the exception, close to the languages, food and family stories that they come from.",
    },
    {
      id: "value",
      title: "To live well on less",
      text: "In many cities rent and household help cost less than in North America or Britain; imported goods, cars and private schools can cost more. Try it with your own figures.",
    },
    {
      id: "build",
      title: "To build something",
      text: "Young populations and growing cities need schools, clinics, software, farms and homes, and people who know how to make them.",
    },
    {
      id: "return",
      title: "Because some countries invite them",
      text: "Some countries have permits for the diaspora, for investors or for people who work remotely. Each has conditions of its own; read them before you plan.",
    },
  ],
} as const;

/** The why-use-it section with its five benefit cards. */
export const whyUseIt = {
  eyebrow: "Why use it",
  title: `What ${site.name} helps you with`,
  intro: "Many small decisions, in order, with a checklist for each step.",
  benefits: [
    {
      id: "step-by-step-guidance",
      title: "Step-by-Step Guidance",
      text: "Seven modules with checklists, from the first idea to your first ninety days there. Each says what comes next and what can wait.",
    },
    {
      id: "legal-and-visa-clarity",
      title: "Legal and Visa Clarity",
      text: "Visa types, papers, fees and times in plain words, each with the official office where you can confirm them.",
    },
    {
      id: "full-service-assistance",
      title: "Full Service Assistance",
      text: `You get guidance and checklists for the discovery trip, banking, housing, schools and shipping, in one program. ${OFFER_TEXTS.nobodyFiles}`,
    },
    {
      id: "settle-faster",
      title: "Settle Faster",
      text: "A checklist for your arrival: a furnished first month, a doctor's number, a working phone and a plan for ninety days.",
    },
    {
      id: "community-support",
      title: "Community Support",
      text: `Ask people who plan the same move, and people who have made it. ${OFFER_TEXTS.community}`,
    },
  ],
} as const;

export const programSection = {
  id: "program",
  eyebrow: "Our program",
  title: "The relocation roadmap",
  intro: `Seven modules over ${PROGRAM_LENGTH}. Open one to see its checkpoints.`,
  checkpointsLabel: "What you will have done",
  button: { label: "See the plans", to: "#enroll" },
  /** Said of the modules that the monthly plan leaves out. */
  onlyOneTime: {
    note: "Part of the one-time plan, not of the monthly plan.",
    modules: oneTimeModules.filter((number) => !monthlyModules.includes(number)),
  },
} as const;

/** The words of the calculator beside those of its fields, messages and results. */
export const calculatorTexts = {
  id: "calculator",
  heading: "Cost of Living Calculator",
  currentHeading: "Your Current Location",
  destinationHeading: "Potential African Destination",
  submit: "Calculate Savings",
  submitting: "Calculating...",
  householdNote: HOUSEHOLD_NOTE,
  noteSummary: "A rough estimate: what it leaves out",
  note: "A rough estimate, from one planning factor for the whole country. It leaves out taxes, school fees, insurance and the move itself. To plan, add up [a month in your city](/cost-calculator#month). We also email it, unless you unsubscribed or have had as many emails as we send to one person.",
} as const;

/** The introduction of the section around it. */
export const calculatorSection = {
  eyebrow: "Your monthly costs",
  title: calculatorTexts.heading,
  intro: "Your costs now, and an estimate for the life you have in mind.",
} as const;

/** The last section of Home. */
export const landingFaqSection = {
  id: "faq",
  title: "Frequently asked questions",
  intro: "Six questions to begin with.",
  more: { label: "See all questions", to: "/faq" },
} as const;
