import type { PageContent } from "#web/layout/page-content.ts";
import type { PlanField } from "#domain/plan-inputs.ts";
import type { PlanLuggage } from "#domain/plan.ts";

export const myPlanPage = {
  meta: {
    path: "/my-plan",
    title: "My plan: a dated plan for your move to Africa",
    description:
      "Say where and when. You get a plan by month: what to do, by which day, with which papers, for how much, each with its source. Free, no account.",
  },
  motif: "east",
  eyebrow: "My plan",
  heading: "Your move, month by month",
  paragraphs: [
    "Say where and when. You get what to do, by which day, with which papers and for how much. Free, without an account.",
  ],
  withoutScripts:
    "The plan is computed in your browser, which needs scripts. Without them, read the general plan of your country:",
  pointers: { title: "Read on", links: ["countryGuides", "visaInformation", "costCalculator"] },
} as const satisfies PageContent & Record<string, unknown>;

/** The words of the form, which are in the first load. */
export const PLAN_FORM = {
  name: "What your plan is made of",
  change: "Change what this plan is made of",
  another: "Make another plan",
  labels: {
    country: "Where to",
    month: "Month of arrival",
    city: "City",
    passports: "Your passports",
    adults: "Adults",
    childrenAges: "Ages of children",
    animals: "Dogs and cats",
    reason: "Why you move",
    permit: "Permit",
    budgetUsd: "Budget a month",
    savingsUsd: "Savings",
    luggage: "Beside suitcases",
  } satisfies Record<PlanField, string>,
  hints: {
    childrenAges: "Such as 6 and 9",
    sharedAges: "A link says only who is under 4. Write the ages.",
    /** Where another page asked how many come along. */
    childrenCount: {
      one: "You said one child: how old?",
      many: "You said {count} children: how old are they? Such as 6 and 9",
    },
    usd: "US dollars. It stays in this browser.",
    optional: "Only the country and the month are needed. The more you say, the closer the plan.",
  },
  none: {
    country: "Choose a country",
    month: "Choose a month",
    city: "The first in our record",
    reason: "Not said",
    permit: "The first for your reason",
  },
  luggage: { container: "A container", car: "A car" } satisfies Record<PlanLuggage, string>,
  /** What is wrong with a field: with a form that was sent, a link, or a plan that was kept. */
  wrong: {
    country: "Please choose a country",
    month: "Please choose a month",
    city: "The link or plan you opened names a city that isn't on our list. Choose another, or skip this.",
    passports: "The link or plan you opened names a passport that isn't on our list. Tick yours.",
    adults: "The link or plan you opened has a number that we can't use. Choose one.",
    childrenAges: "Write the ages in years, 0 to 17, at most six, such as 6, 9",
    animals: "The link or plan you opened has a number that we can't use. Choose one.",
    reason: "The link or plan you opened names a reason that isn't on our list. Choose yours, or skip this.",
    permit: "The link or plan you opened names a permit that isn't on our list. Choose another, or skip this.",
    budgetUsd: "Write a whole number, such as 2000",
    savingsUsd: "Write a whole number, such as 20000",
    luggage: "The link or plan you opened names something that isn't on our list. Tick what you're bringing.",
  } satisfies Record<PlanField, string>,
  over: "{month} is over. Choose a month from now on.",
  make: "Make my plan",
  update: "Update this plan",
  makeAnother: "Keep it and make another",
  waiting: "Your plan is being computed.",
  failed: "The plan could not be loaded. Check your connection.",
  tryAgain: "Try again",
} as const;

/** The words of the list of kept plans. */
export const KEPT_PLANS = {
  title: "Your plans",
  /** "Kenya, June 2027" */
  name: "{country}, {month}",
  newPlan: "A new plan",
  undo: "Undo the last change",
} as const;
