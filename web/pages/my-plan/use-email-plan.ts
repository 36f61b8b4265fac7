import type { PlanInputs } from "#domain/plan.ts";
import { type PlanMarks, publicInputs } from "#domain/plan-inputs.ts";
import { usePublicForm } from "#web/features/forms/use-public-form.ts";
import { EMAIL_TEXTS } from "./email-copy.ts";

/** What is mailed: the inputs, what was moved and ticked, and the same inputs as the parameters of the plan's URL. */
export type EmailedPlan = { inputs: PlanInputs; marks: PlanMarks; params: string };

/** The state of "Email me this plan". */
export function useEmailPlan({ inputs, marks }: EmailedPlan) {
  return usePublicForm({
    name: "plan",
    load: async () => {
      const { emailPlanSchema, sendPlan } = await import("./send-plan.ts");
      return {
        schema: emailPlanSchema,
        send: (fields, envelope) => sendPlan({ inputs: publicInputs(inputs), ...marks }, fields, envelope),
      };
    },
    onSent: () => EMAIL_TEXTS.sent,
  });
}
