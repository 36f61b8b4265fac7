import type { InferOutput } from "valibot";
import { calculatorSchema as schema } from "#domain/forms/calculator.ts";
import { type LandingEstimate, landingEstimate } from "#domain/landing-estimate.ts";
import type { Envelope, Sent } from "#web/features/forms/use-public-form.ts";
import { api } from "#web/lib/api.ts";
import { CalculatorResults } from "./calculator-results.tsx";

export { schema };

type CalculatorFields = InferOutput<typeof schema>;

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
  const response = await api.calculator.$post({ json: { ...fields, entryId, ...common } });
  return { response, input: fields, estimate: landingEstimate(fields), Results: CalculatorResults };
}
