import type { CalculatorField } from "#domain/calculator-input.ts";

/** The landing calculator's words (product §2, §8); the section around it has its own. */
export const CALCULATOR_TEXTS = {
  labels: {
    currentCountry: "Current country",
    housingCost: "Monthly housing cost",
    utilityCost: "Monthly utilities",
    foodCost: "Monthly food",
    transportCost: "Monthly transportation",
    destinationCountry: "Destination country",
    housingType: "Housing type",
    lifestyle: "Lifestyle",
    householdSize: "Household size",
  } satisfies Record<CalculatorField, string>,
  placeholders: {
    destinationCountry: "Choose a country",
    housingType: "Choose a kind of home",
    lifestyle: "Choose a lifestyle",
  } as Partial<Record<CalculatorField, string>>,
  currency: "US dollars a month",
  invalid: "Some fields need your attention.",
  failed: "The calculator could not be loaded. Please check your connection and try again.",
  done: { title: "Calculation Complete!", description: "Your cost comparison has been calculated." },
  parts: {
    heading: "Where it comes from",
    part: "A month",
    now: "Now",
    there: "There",
    housing: "Housing",
    utilities: "Utilities",
    food: "Food",
    transport: "Transportation",
    staff: "Household staff",
    total: "Total",
  },
  ofCurrent: "of what you spend now",
  moreThanNow: "more than you spend now",
  withoutScripts: {
    text: "This calculator needs scripts, which are off in this browser. What a month costs, country by country, is here:",
    link: { label: "Compare living costs", to: "/cost-calculator" },
  },
} as const;
