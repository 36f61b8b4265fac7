import * as v from "valibot";
import { CALCULATOR_MESSAGES, CALCULATOR_OPTIONS, type CalculatorChoice, parseCost } from "#domain/calculator-input.ts";
import { CONSENT_LINES, NEWS_BOX } from "#domain/lead.ts";
import { type LandingEstimate, landingEstimate } from "#domain/landing-estimate.ts";
import { emailSchema } from "#web/features/forms/field-schemas.ts";
import type { Envelope, Sent } from "#web/features/forms/use-public-form.ts";
import { api } from "#web/lib/api.ts";
import { CalculatorResults } from "./calculator-results.tsx";

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

/** The rules of the landing calculator's form; worker/leads/calculator.form.ts has the same for the API. */
export const schema = v.object({
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

type CalculatorFields = v.InferOutput<typeof schema>;

/** An estimate with what it was made of, and the block that shows them. */
export type Comparison = Sent & {
  input: CalculatorFields;
  estimate: LandingEstimate;
  Results: typeof CalculatorResults;
};

/**
 * Sends a calculation and computes it for the screen. The totals are not sent: the Worker computes its own
 * from the same inputs.
 * @throws ApiError or TypeError; see web/lib/api-fetch.ts
 */
export async function send(fields: CalculatorFields, { entryId, common }: Envelope): Promise<Comparison> {
  const json = { ...fields, entryId, consentVersion: CONSENT_LINES.calculator.version, ...common };
  const response = await api.calculator.$post({ json });
  return { response, input: fields, estimate: landingEstimate(fields), Results: CalculatorResults };
}
