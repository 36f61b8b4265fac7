import { CONSENT_LINES } from "#domain/lead.ts";
import { type LandingEstimate, landingEstimate } from "#domain/landing-estimate.ts";
import type { Envelope } from "#web/features/forms/use-public-form.ts";
import { api } from "#web/lib/api.ts";
import { CalculatorResults } from "./calculator-results.tsx";
import type { CalculatorFields } from "./schema.ts";

/** An estimate with what it was made of, and the block that shows them. */
export type Comparison = { input: CalculatorFields; estimate: LandingEstimate; Results: typeof CalculatorResults };

/**
 * Sends a calculation and computes it for the screen. The totals are not sent: the Worker computes its own
 * from the same inputs (decision: worker-recomputes).
 * @throws ApiError or TypeError; see web/lib/api-fetch.ts
 */
export async function submitCalculation(fields: CalculatorFields, { entryId, common }: Envelope): Promise<Comparison> {
  const json = { ...fields, entryId, consentVersion: CONSENT_LINES.calculator.version, ...common };
  await api.calculator.$post({ json });
  return { input: fields, estimate: landingEstimate(fields), Results: CalculatorResults };
}
