import { FINDER_STEP } from "#web/features/finder/next-step.ts";

export const readersPage = {
  noAdvice:
    "This is information, not legal, tax or financial advice. Rules change: ask the office named in the sources before you act.",
  allRoutes: "Every way to belong, side by side",
  budget: {
    id: "budget",
    title: "A month's budget",
    place: "{city}, {country}, in US dollars a month",
    total: "Total",
    leftOut: "Not included",
    note: "Daily life is a comfortable month in {city}; follow the link below for its sources. Any other lines are our estimates. Compare them with your own figures.",
    missing: "Not published, so not in the total: {lines}.",
    city: "A month in {city}, line by line",
    calculator: { label: "Compare your own income", to: "/cost-calculator" },
  },
  advisers: {
    id: "ask",
    title: "What to ask a professional",
    intro: "Before you ask, find out what the advice costs.",
    find: "Where to find one:",
  },
  nextStep: FINDER_STEP,
} as const;
