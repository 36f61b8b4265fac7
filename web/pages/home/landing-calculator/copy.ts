import type { CalculatorField } from "#domain/calculator-input.ts";
import type { FormOutcome } from "#domain/lead.ts";
import { FORM_TEXTS } from "#web/features/forms/copy.ts";

/** The landing calculator's words; the section around it has its own. */
export const CALCULATOR_TEXTS = {
  labels: {
    email: "Your email",
    currentCountry: "Current country",
    housingCost: "Monthly housing cost",
    utilityCost: "Monthly utilities",
    foodCost: "Monthly food",
    transportCost: "Monthly transportation",
    destinationCountry: "Destination country",
    housingType: "Housing type",
    lifestyle: "Lifestyle",
    householdSize: "Household size",
  } satisfies Record<CalculatorField | "email", string>,
  emailPlaceholder: "you@example.com",
  emailHint: "The result is shown here and sent to this address.",
  placeholders: {
    destinationCountry: "Choose a country",
    housingType: "Choose a housing type",
    lifestyle: "Choose a lifestyle",
  } as Partial<Record<CalculatorField, string>>,
  toasts: {
    success: {
      title: "Calculation Complete!",
      description: "Your cost comparison has been calculated and sent to your email.",
      more: FORM_TEXTS.afterEmail,
    },
    failure: { title: "Error", description: "There was a problem submitting your data. Please try again." },
  },
  outcomes: {
    received: `Calculation Complete! Your cost comparison is on its way to your email. ${FORM_TEXTS.afterEmail}`,
    "check-fields":
      "Please check the form: it needs a valid email address, a choice in every list, and amounts from 0 to 1,000,000.",
    ...FORM_TEXTS.outcomes,
    failed: "There was a problem submitting your data. Please try again.",
  } satisfies Record<FormOutcome, string>,
} as const;
