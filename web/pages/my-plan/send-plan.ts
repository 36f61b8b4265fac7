import type { InferOutput } from "valibot";
import { planSchema as schema } from "#domain/forms/plan.ts";
import type { PlanInputs } from "#domain/plan.ts";
import type { PlanMarks } from "#domain/plan-inputs.ts";
import type { Envelope, Sent } from "#web/features/forms/use-public-form.ts";
import { api } from "#web/lib/api.ts";

export { schema };

/**
 * Sends a plan to be mailed; the Worker computes its days anew.
 * @param plan as it is in the browser: the form's own field has only what its URL has
 * @throws ApiError or TypeError; see web/lib/api-fetch.ts
 */
export async function sendPlan(
  { inputs, moves, done }: { inputs: PlanInputs } & PlanMarks,
  fields: InferOutput<typeof schema>,
  { entryId, common }: Envelope,
): Promise<Sent> {
  const plan = { inputs, moves, done };
  return { response: await api.plans.$post({ json: { ...fields, plan, entryId, ...common } }) };
}
