import { COUNTRY_IDS } from "./country-ids.ts";
import type { PlanInputs } from "./plan.ts";
import { REASONS } from "./reasons.ts";

/** What plans are counted by. The months are those of twenty years, so that no sender can fill the database. */
export const PLAN_ANSWERS = {
  country: (value) => (COUNTRY_IDS as readonly string[]).includes(value),
  month: (value) => /^20(?:2[6-9]|3\d|4[0-5])-(?:0[1-9]|1[0-2])$/.test(value),
  reason: (value) => (REASONS as readonly string[]).includes(value),
} as const satisfies Partial<Record<keyof PlanInputs, (value: string) => boolean>>;
export type PlanAnswer = keyof typeof PLAN_ANSWERS;
export const PLAN_ANSWER_NAMES = Object.keys(PLAN_ANSWERS) as readonly PlanAnswer[];

/** The events of a plan that somebody made: that it is one, where to, when and why, and nothing about who. */
export function planEvents(inputs: Pick<PlanInputs, PlanAnswer>): string[] {
  const answers = PLAN_ANSWER_NAMES.filter((name) => inputs[name] !== null);
  return ["tool plan", ...answers.map((name) => `plan ${name} ${inputs[name]}`)];
}
