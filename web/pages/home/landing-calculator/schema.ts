import * as v from "valibot";
import { CALCULATOR_MESSAGES, CALCULATOR_OPTIONS, type CalculatorChoice, parseCost } from "#domain/calculator-input.ts";
import { NEWS_BOX } from "#domain/lead.ts";
import { emailSchema } from "#web/features/forms/field-schemas.ts";

/** A cost as it is typed, in US dollars. */
const cost = v.pipe(
  v.string(CALCULATOR_MESSAGES.cost),
  v.transform((typed: string) => parseCost(typed)),
  v.number(CALCULATOR_MESSAGES.cost),
);

function choiceField<const F extends CalculatorChoice>(field: F) {
  return v.picklist(
    CALCULATOR_OPTIONS[field].map(({ value }) => value),
    CALCULATOR_MESSAGES[field],
  );
}

/** The rules of the landing calculator's form; worker/leads/calculator-form.ts has the same for the API. */
export const calculatorFormSchema = v.object({
  email: emailSchema,
  currentCountry: choiceField("currentCountry"),
  housingCost: cost,
  utilityCost: cost,
  foodCost: cost,
  transportCost: cost,
  destinationCountry: choiceField("destinationCountry"),
  housingType: choiceField("housingType"),
  lifestyle: choiceField("lifestyle"),
  householdSize: choiceField("householdSize"),
  [NEWS_BOX.field]: v.optional(v.literal(NEWS_BOX.value)),
});

export type CalculatorFields = v.InferOutput<typeof calculatorFormSchema>;
