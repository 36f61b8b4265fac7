import { z } from "zod";
import { calendarDay } from "../../domain/calendar-day.ts";
import { CONFIRM_NOTE, LEAD_LIMITS, LEAD_MESSAGES, NEWS_BOX, PLAN_WISHES, type PlanWish } from "../../domain/lead.ts";
import { chosenPermit, factsOfPlan, makePlan, type PlanInputs } from "../../domain/plan.ts";
import {
  type PlanMarks,
  parsePlanInputs,
  parsePlanMarks,
  publicInputs,
  readPlanParams,
} from "../../domain/plan-inputs.ts";
import { logFailure } from "../log.ts";
import { readPlanKit } from "../static-json.ts";
import { captureLead } from "../leads/capture.ts";
import { contactFields, deriveEntryId, entryIdField, optionalLine } from "../http/fields.ts";
import { defineForm, type FormPost } from "../http/form.ts";

const UNREADABLE = "Please choose the country and the month of your plan again";

/** Longest parameters of a plan that a form without scripts sends, in characters. */
const PARAMS_MAX_LENGTH = 2000;

/**
 * The plan: as JSON, what was put in and what was ticked and moved; from a form without scripts, the parameters of its URL.
 * Comes out as it is stored, and goes in again so.
 */
const planField = z.unknown().transform((value, context): { inputs: PlanInputs } & PlanMarks => {
  const { inputs } = isParams(value)
    ? readPlanParams(new URLSearchParams(value))
    : parsePlanInputs((value as { inputs?: unknown } | null)?.inputs);
  if (inputs) return { inputs: publicInputs(inputs), ...parsePlanMarks(value) };
  context.addIssue({ code: "custom", message: UNREADABLE });
  return z.NEVER;
});

function isParams(value: unknown): value is string {
  return typeof value === "string" && value.length <= PARAMS_MAX_LENGTH;
}

/** A box that nobody ticks but the visitor. */
const wishField = z
  .union([z.boolean(), z.literal("yes")])
  .default(false)
  .transform((ticked) => ticked !== false);

const wishFields = Object.fromEntries(Object.keys(PLAN_WISHES).map((name) => [name, wishField])) as Record<
  PlanWish,
  typeof wishField
>;

/** "Email me this plan". Its tasks and dates are not among the fields, because the Worker computes them. */
export const planForm = defineForm({
  name: "plan",
  path: "/api/plans",
  what: "your plan",
  page: "/my-plan",
  receivedMessage: `Your plan is on its way to your email. ${CONFIRM_NOTE}`,
  schema: z.strictObject({
    name: optionalLine(LEAD_LIMITS.fullName, LEAD_MESSAGES.fullNameTooLong),
    plan: planField,
    ...wishFields,
    [NEWS_BOX.field]: z.literal(NEWS_BOX.value).optional(),
    entryId: entryIdField,
    ...contactFields("my_plan"),
  }),
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
