import * as v from "valibot";
import { CALCULATOR_OPTIONS, type CalculatorChoice, parseCost } from "../calculator-input.ts";
import { choice, contactFields, entryId, formSchema, newsBox } from "./fields.ts";

const AMOUNT = "Please enter a valid amount, from 0 to 1,000,000";

/** A monthly amount in US dollars, as it is typed or as a number. */
const cost = v.optional(
  v.pipe(
    v.union([v.string(), v.number()], AMOUNT),
    v.transform((amount) => parseCost(amount)),
    v.number(AMOUNT),
  ),
  "",
);

function oneOf<Name extends CalculatorChoice>(name: Name, missing: string) {
  return choice(
    CALCULATOR_OPTIONS[name].map(({ value }) => value),
    missing,
  );
}

/** The rules of the landing calculator's form. Totals are not among its fields, because the Worker computes them. */
export const calculatorSchema = formSchema({
  currentCountry: oneOf("currentCountry", "Please select your current country"),
  housingCost: cost,
  utilityCost: cost,
  foodCost: cost,
  transportCost: cost,
  destinationCountry: oneOf("destinationCountry", "Please select a destination country"),
  housingType: oneOf("housingType", "Please select a housing type"),
  lifestyle: oneOf("lifestyle", "Please select a lifestyle"),
  householdSize: oneOf("householdSize", "Please select household size"),
  ...newsBox,
  entryId,
  ...contactFields("calculator"),
});
