import * as v from "valibot";
import { PLAN_WISHES, type PlanWish } from "../lead.ts";
import type { PlanInputs } from "../plan.ts";
import { type PlanMarks, parsePlanInputs, parsePlanMarks, publicInputs, readPlanParams } from "../plan-inputs.ts";
import { contactFields, entryId, formSchema, newsBox, optionalName } from "./fields.ts";

const UNREADABLE = "Please choose the country and the month of your plan again";

/** Longest parameters of a plan that a form without scripts sends, in characters. */
const PARAMS_MAX_LENGTH = 2000;

function isParams(value: unknown): value is string {
  return typeof value === "string" && value.length <= PARAMS_MAX_LENGTH;
}

/**
 * The plan: as JSON, what was put in and what was ticked and moved; from a form without scripts, the parameters of its URL.
 * Comes out as it is stored.
 */
const plan = v.optional(
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }): { inputs: PlanInputs } & PlanMarks => {
      const { inputs } = isParams(value)
        ? readPlanParams(new URLSearchParams(value))
        : parsePlanInputs((value as { inputs?: unknown } | null)?.inputs);
      if (inputs) return { inputs: publicInputs(inputs), ...parsePlanMarks(value) };
      addIssue({ message: UNREADABLE });
      return NEVER;
    }),
  ),
  null,
);

/** A box that nobody ticks but the visitor. */
const wish = v.optional(
  v.pipe(
    v.union([v.boolean(), v.literal("yes")]),
    v.transform((ticked) => ticked !== false),
  ),
  false,
);

/** The rules of "Email me this plan". Its tasks and dates are not among the fields, because the Worker computes them. */
export const planSchema = formSchema({
  name: optionalName,
  plan,
  ...v.entriesFromList(Object.keys(PLAN_WISHES) as PlanWish[], wish),
  ...newsBox,
  entryId,
  ...contactFields("my_plan"),
});
