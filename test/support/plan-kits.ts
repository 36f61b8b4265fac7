import { PLAN_DEFAULTS } from "../../domain/plan-inputs.ts";
import type { PlanInputs, PlanKit, PlanTask } from "../../domain/plan.ts";

export const TODAY = "2026-11-23";

/** One person's move to Ghana, for a job, in June 2027. */
export const MOVE: PlanInputs = { ...PLAN_DEFAULTS, country: "ghana", month: "2027-06", reason: "job" };

/** A task of a day, due on the arrival, unless its details say otherwise. */
export function taskOf(id: string, details: Partial<PlanTask> = {}): PlanTask {
  const takesDays = { from: 1, to: 1 };
  return { id, stage: "papers", title: id, why: "Why.", dueDay: 0, takesDays, facts: [], ...details };
}

/** A kit of Ghana with these tasks, a fact, and a work permit with these details. */
export function kitOf(tasks: readonly PlanTask[], permit: object = {}): PlanKit {
  return {
    country: "ghana",
    name: "Ghana",
    permits: [{ id: "work", name: "Work permit", applyFrom: null, firstFor: ["job"], ...permit }],
    cities: [],
    tasks,
    facts: { fee: { text: "$100", basis: "read", enteredOn: TODAY, sources: [] } },
  };
}
