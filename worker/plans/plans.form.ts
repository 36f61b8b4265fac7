import { calendarDay } from "../../domain/calendar-day.ts";
import { planSchema } from "../../domain/forms/plan.ts";
import { CONFIRM_NOTE } from "../../domain/lead.ts";
import { chosenPermit, factsOfPlan, makePlan, type PlanInputs } from "../../domain/plan.ts";
import { logFailure } from "../log.ts";
import { readPlanKit } from "../static-json.ts";
import { captureLead } from "../leads/capture.ts";
import { defineForm, deriveEntryId, type FormPost } from "../http/form.ts";

/** "Email me this plan". */
export const planForm = defineForm({
  name: "plan",
  path: "/api/plans",
  what: "your plan",
  page: "/my-plan",
  receivedMessage: `Your plan is on its way to your email. ${CONFIRM_NOTE}`,
  schema: planSchema,
  async submit({ name = "", email, entryId, consentVersion, visit, wantsNews = null, plan, reminders, changes }, post) {
    return captureLead(post, {
      kind: "plan",
      source: "my_plan",
      name,
      email,
      consentVersion,
      visit,
      wantsNews,
      entryId: entryId ?? deriveEntryId({ email, plan, reminders, changes, wantsNews }, post.sentAt),
      plan: { ...plan, ...(await findWords(post, plan.inputs, changes)), reminders, changes },
    });
  },
});

/**
 * The permit and, where changes are to be told, the words of the facts as the plan has them today: they are ten times as long
 * as all the rest of a plan. Where they cannot be read, the sweep does it later.
 */
async function findWords({ env, sentAt }: FormPost, inputs: PlanInputs, changes: boolean) {
  const kit = await readPlanKit(env, inputs.country).catch((error: unknown) => {
    logFailure("facts of a plan", error, { country: inputs.country });
    return null;
  });
  if (!kit) return { permit: null, facts: null };
  const facts = changes ? factsOfPlan(makePlan(inputs, kit, calendarDay(sentAt, "UTC")), kit) : null;
  return { permit: chosenPermit(inputs, kit)?.id ?? null, facts };
}
