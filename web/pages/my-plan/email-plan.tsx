import { NEWS_BOX, PLAN_WISHES, type PlanWish } from "#domain/lead.ts";
import type { PlanInputs } from "#domain/plan.ts";
import { type PlanMarks, publicInputs } from "#domain/plan-inputs.ts";
import { EmailField } from "#web/features/forms/email-field.tsx";
import { ConsentLine, FormOutcome, PublicForm, SubmitButton } from "#web/features/forms/public-form.tsx";
import { usePublicForm } from "#web/features/forms/use-public-form.ts";
import { EMAIL_TEXTS as texts } from "./email-copy.ts";

/** The inputs, what was moved and ticked, and the same inputs as the parameters of the plan's URL. */
type EmailPlanProps = { inputs: PlanInputs; marks: PlanMarks; params: string };

/** "Email me this plan": the plan by mail, and if wished reminders and changed facts. */
export function EmailPlan({ inputs, marks, params }: EmailPlanProps) {
  const state = usePublicForm({
    name: "plan",
    load: async () => {
      const { schema, sendPlan } = await import("./send-plan.ts");
      return {
        schema,
        send: (fields, envelope) => sendPlan({ inputs: publicInputs(inputs), ...marks }, fields, envelope),
      };
    },
    onSent: () => texts.sent,
  });
  return (
    <section aria-labelledby="plan-email" data-slot="email-plan" data-print="hide" className="plan-shared">
      <h3 id="plan-email" className="font-serif text-2xl leading-snug font-semibold">
        {texts.title}
      </h3>
      <p className="mt-1 mb-4 measure">{texts.text}</p>
      <PublicForm
        state={state}
        action="/api/plans"
        page="/my-plan"
        consent="my_plan"
        label={texts.title}
        className="max-w-2xl space-y-4"
      >
        <FormOutcome state={state} outcomes={texts.outcomes} />
        <input type="hidden" name="plan" value={params} />
        <EmailField state={state} label={texts.email} placeholder={texts.placeholder} />
        <div>
          {(Object.keys(PLAN_WISHES) as PlanWish[]).map((wish) => (
            <Box key={wish} name={wish} value="yes" label={PLAN_WISHES[wish].label} />
          ))}
          <Box name={NEWS_BOX.field} value={NEWS_BOX.value} label={NEWS_BOX.label} />
        </div>
        <SubmitButton state={state} pending={texts.pending} className="">
          {texts.title}
        </SubmitButton>
        <ConsentLine form="my_plan" />
      </PublicForm>
    </section>
  );
}

/** A box that nobody ticks but the visitor. */
function Box({ name, value, label }: { name: string; value: string; label: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3 leading-snug">
      <input type="checkbox" name={name} value={value} className="size-5 shrink-0 accent-action" />
      {label}
    </label>
  );
}
