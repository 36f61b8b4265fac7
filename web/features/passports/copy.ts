import type { PlanPassport } from "#domain/plan-answers.ts";

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
