import type { PlanPassport } from "#domain/plan-answers.ts";
import type { Reason } from "#domain/reasons.ts";

export const PASSPORT_TEXTS = {
  /** The passports that a form asks for. */
  choices: {
    us: "United States",
    uk: "United Kingdom",
    canada: "Canada",
    other: "Another",
  } satisfies Record<PlanPassport, string>,
  which: "Which passport?",
  andMore: "{who}; and more",
  notListed: "Not in this list",
} as const;

export const VISITOR_FORM = {
  label: "Your move",
  passport: "Your passport",
  choose: "Choose",
  reason: "Your reason",
  adults: "Adults",
  children: "Children",
  hint: "What you choose stays in your browser and this address. We hide what doesn’t apply to you.",
  withoutScripts:
    "Without scripts, this page shows the rules for every passport and reason, and a month for one adult.",
} as const;

/** The words of the visitor's line: "For a US passport, retiring, 2 adults". */
export const VISITOR_WORDS = {
  line: "For {what}",
  choose: "Choose",
  change: "Change",
  any: {
    both: "any passport and reason",
    passport: "any passport",
    reason: "any reason",
    children: "any number of children",
  },
  passports: {
    us: "a US passport",
    uk: "a British passport",
    canada: "a Canadian passport",
    other: "another passport",
  } satisfies Record<PlanPassport, string>,
  passportOf: "a passport from {country}",
  reasons: {
    job: "taking a job",
    skills: "using a skill in demand",
    business: "starting a business",
    remote: "working remotely",
    retirement: "retiring",
    study: "studying",
    family: "joining family",
    return: "returning by descent",
    volunteer: "volunteering",
  } satisfies Record<Reason, string>,
  adults: { one: "one adult", many: "{count} adults" },
  children: { one: "one child", many: "{count} children" },
} as const;

/** The button under rows that hold for others: how many it shows, or that it hides them. */
export const FOLDED_ROWS = {
  one: "1 row for another passport, reason or household: show",
  many: "{count} rows for other passports, reasons or households: show",
  again: "Hide what doesn’t apply to me",
} as const;

/** A month in a city for the visitor’s household. */
export const MONTH_ANSWER = {
  label: "A month in {city}",
  range: "{range}, living comfortably, without health insurance or school fees.",
  partly: {
    one: "{range}, living comfortably, without insurance, school fees or 1 unpublished cost.",
    many: "{range}, living comfortably, without insurance, school fees or {count} unpublished costs.",
  },
  unknown: "No full price published",
  more: "Districts and prices",
} as const;
