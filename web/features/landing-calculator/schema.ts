import * as v from "valibot";
import {
  CALCULATOR_MESSAGES,
  CALCULATOR_OPTIONS,
  type CalculatorChoice,
  type CalculatorField,
  costOf,
} from "#domain/calculator-input.ts";
import { isEmailAddress } from "#domain/email-address.ts";
import { LEAD_MESSAGES } from "#domain/lead.ts";

/** A cost as it is typed, in US dollars (product §5). */
const cost = v.pipe(
  v.string(CALCULATOR_MESSAGES.cost),
  v.transform((typed: string) => costOf(typed)),
  v.number(CALCULATOR_MESSAGES.cost),
);

function oneOf<const F extends CalculatorChoice>(field: F) {
  return v.picklist(
    CALCULATOR_OPTIONS[field].map(({ value }) => value),
    CALCULATOR_MESSAGES[field],
  );
}

/** The rules of the landing calculator's form (product §5); worker/routes/calculator.ts keeps the same for the API. */
export const calculatorSchema = v.object({
  email: v.pipe(v.string(LEAD_MESSAGES.email), v.trim(), v.check(isEmailAddress, LEAD_MESSAGES.email)),
  currentCountry: oneOf("currentCountry"),
  housingCost: cost,
  utilityCost: cost,
  foodCost: cost,
  transportCost: cost,
  destinationCountry: oneOf("destinationCountry"),
  housingType: oneOf("housingType"),
  lifestyle: oneOf("lifestyle"),
  householdSize: oneOf("householdSize"),
});

export type CalculatorFields = v.InferOutput<typeof calculatorSchema>;
export type CalculatorErrors = Partial<Record<CalculatorField, string>>;

type Checked = { fields: CalculatorFields; errors: null } | { fields: null; errors: CalculatorErrors };

/** Checks what the form holds: the fields, or a message for each one that is wrong. */
export function checkCalculatorFields(input: Record<string, unknown>): Checked {
  const result = v.safeParse(calculatorSchema, input);
  if (result.success) return { fields: result.output, errors: null };
  const { nested = {} } = v.flatten<typeof calculatorSchema>(result.issues);
  const errors = Object.fromEntries(Object.entries(nested).map(([field, messages]) => [field, messages?.[0]]));
  return { fields: null, errors };
}
