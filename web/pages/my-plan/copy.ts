import type { PageContent } from "#web/layout/page-content.ts";
import { PLAN_LIMITS, type PlanField } from "#domain/plan-inputs.ts";
import type { PlanLuggage } from "#domain/plan.ts";
import { withThousands } from "#domain/thousands.ts";

const MAX_DOLLARS = withThousands(PLAN_LIMITS.usd);

export const myPlanPage = {
  meta: {
    path: "/my-plan",
    title: "My plan: a dated plan for your move to Africa",
    description:
      "Tell us where and when. You get a month-by-month plan: what to do by which day, with which papers and at what cost, each with its source. Free, no account.",
  },
  motif: "east",
  heading: "Your move, month by month",
  paragraphs: [
    "Tell us where and when you’re moving. You get what to do by which day, with which papers and at what cost. Free, no account.",
  ],
  withoutScripts: "Your browser makes the plan, which takes scripts. Without them, read your country’s general plan:",
  pointers: { title: "Read on", links: ["countryGuides", "visaInformation", "costCalculator"] },
} as const satisfies PageContent & Record<string, unknown>;

/** The words of the form, which are in the first load. */
export const PLAN_FORM = {
  name: "Your move",
  change: "Change your answers",
  another: "Make another plan",
  parts: { who: "Who and what comes along (optional)", money: "Permit, city and money (optional)" },
  labels: {
    country: "Where to",
    month: "Month of arrival",
    city: "City",
    passports: "Your passports",
    adults: "Adults",
    childrenAges: "Ages of children",
    animals: "Dogs and cats",
    reason: "Why you’re moving",
    permit: "Permit",
    budgetUsd: "Monthly budget",
    savingsUsd: "Savings",
    luggage: "What else are you bringing or buying?",
  } satisfies Record<PlanField, string>,
  hints: {
    childrenAges: "For example, 6 and 9",
    sharedAges: "The link only tells us who is under 4. Enter the ages.",
    /** Where another page asked how many come along. */
    childrenCount: {
      one: "You said one child. How old?",
      many: "You said {count} children. How old are they? For example, 6 and 9",
    },
    usd: "In US dollars. This stays in your browser.",
    optional: "Only the country and the month are required. The more you tell us, the better the plan fits.",
  },
  none: {
    country: "Choose a country",
    month: "Choose a month",
    city: "Main city",
    reason: "Not sure yet",
    permit: "Our first match for your reason",
  },
  luggage: { container: "A container", car: "A car", land: "Land or a home, bought there" } satisfies Record<
    PlanLuggage,
    string
  >,
  /** What is wrong with a form that was sent; the other fields are lists of what can be chosen. */
  wrong: {
    country: "Please choose a country",
    month: "Please choose a month",
    childrenAges: "Enter up to six ages from 0 to 17, such as 6, 9",
    budgetUsd: `Enter a whole number up to ${MAX_DOLLARS}, such as 2000`,
    savingsUsd: `Enter a whole number up to ${MAX_DOLLARS}, such as 20000`,
  } as Partial<Record<PlanField, string>>,
  /** Above the form, where a part of a link was left out. */
  linkPartlyRead:
    "Part of the link you opened doesn’t work, so there’s no plan yet. Check the fields below, then make your plan.",
  /** What the page did with a part of a link that it has no use for, under the field. */
  leftOut: {
    country: "Your link names a country we don’t cover yet, so we left it out.",
    month: "Your link names a month we can’t read, so we left it out.",
    city: "Your link names a city that isn’t on our list, so we left it out.",
    passports: "Your link names a passport that isn’t on our list, so we left out its passports.",
    adults: "Your link has a number we can’t plan for, so we left it out.",
    childrenAges: "Your link has ages we can’t plan for, so we left them out.",
    animals: "Your link has a number we can’t plan for, so we left it out.",
    reason: "Your link names a reason that isn’t on our list, so we left it out.",
    permit: "Your link names a permit that isn’t on our list, so we left it out.",
    luggage: "Your link names something that isn’t on our list, so we left it out.",
  } as Partial<Record<PlanField, string>>,
  over: "{month} is over, so we left it out. Choose a month from now on.",
  /** Under the field, where a kept plan names what is no longer offered. */
  gone: {
    city: "The city of this plan is no longer on our list. Choose another, or update the plan without one.",
    permit: "The permit of this plan is no longer on our list. Choose another, or update the plan without one.",
  },
  make: "Make my plan",
  update: "Update this plan",
  makeAnother: "Keep it and make another",
  waiting: "Making your plan…",
  failed: "We couldn’t load the plan. Check your connection.",
  tryAgain: "Try again",
} as const;

/** The words of the list of kept plans. */
export const KEPT_PLANS = {
  title: "Your plans",
  /** "Kenya, June 2027" */
  name: "{country}, {month}",
  newPlan: "New plan",
  undo: "Undo last change",
} as const;
