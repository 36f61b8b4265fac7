import * as v from "valibot";
import { CONSENT_LINES, NEWS_BOX } from "#domain/lead.ts";
import type { PlanInputs } from "#domain/plan.ts";
import type { PlanMarks } from "#domain/plan-inputs.ts";
import { emailSchema } from "#web/features/forms/field-schemas.ts";
import type { Envelope, Sent } from "#web/features/forms/use-public-form.ts";
import { api } from "#web/lib/api.ts";

/** The rules of "Email me this plan"; worker/plans/plans.form.ts has the same ones for the API. */
export const emailPlanSchema = v.object({
  email: emailSchema,
  reminders: v.optional(v.literal("yes")),
  changes: v.optional(v.literal("yes")),
  [NEWS_BOX.field]: v.optional(v.literal(NEWS_BOX.value)),
});

type Fields = v.InferOutput<typeof emailPlanSchema>;

/**
 * Sends a plan to be mailed; the Worker computes its days anew.
 * @throws ApiError or TypeError; see web/lib/api-fetch.ts
 */
export async function sendPlan(
  { inputs, moves, done }: { inputs: PlanInputs } & PlanMarks,
  { email, reminders, changes, wantsNews }: Fields,
  { entryId, common }: Envelope,
): Promise<Sent> {
  const body = {
    email,
    plan: { inputs, moves, done },
    reminders: reminders !== undefined,
    changes: changes !== undefined,
    ...(wantsNews && { wantsNews }),
    entryId,
    consentVersion: CONSENT_LINES.my_plan.version,
    ...common,
  };
  return { response: await api.plans.$post({ json: body }) };
}
