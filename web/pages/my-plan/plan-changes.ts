// What a visitor changes of their plans. Each change is made on the plans that are kept at its moment and touches only what
// it names, so that what another tab wrote stays.
import type { IsoDate } from "#domain/facts.ts";
import type { PlanInputs } from "#domain/plan.ts";
import { type KeptPlan, planKey, type PlanChange } from "./plan-store.ts";

/** Keeps a plan beside the others; one of the same inputs stays as it is. */
export function addPlan(plan: KeptPlan): PlanChange {
  return (plans) => (findPlan(plans, planKey(plan.inputs)) ? plans : [...plans, plan]);
}

/** Ticks a task, or takes its tick away. */
export function tickTask(plan: KeptPlan, task: string, isDone: boolean): PlanChange {
  return onPlan(plan, ({ done }) => ({ done: [...done.filter((one) => one !== task), ...(isDone ? [task] : [])] }));
}

/** Moves a task to another day, or back to the one that it has by the plan. */
export function moveTask(plan: KeptPlan, task: string, day: IsoDate | null): PlanChange {
  return onPlan(plan, ({ moves: { [task]: _before, ...others } }) => ({
    moves: day ? { ...others, [task]: day } : others,
  }));
}

/** Writes the note of a task. */
export function writeNote(plan: KeptPlan, task: string, note: string): PlanChange {
  return onPlan(plan, ({ notes }) => ({ notes: { ...notes, [task]: note } }));
}

/** Keeps the words of facts that the plan has not kept yet. */
export function keepFacts(plan: KeptPlan, facts: KeptPlan["facts"], today: IsoDate): PlanChange {
  return onPlan(plan, (now) => ({ facts: { ...facts, ...now.facts }, readOn: now.readOn ?? today }));
}

/** Marks the words of the facts as read. */
export function readFacts(plan: KeptPlan, facts: KeptPlan["facts"], today: IsoDate): PlanChange {
  return onPlan(plan, () => ({ facts, readOn: today }));
}

/** Makes another move of a plan; its ticks, days and notes stay. Another move rests on other facts: they are read anew. */
export function replan(plan: KeptPlan, inputs: PlanInputs): PlanChange {
  const isSameMove = planKey(inputs) === planKey(plan.inputs);
  return onPlan(plan, () => ({ inputs, ...(!isSameMove && { facts: {}, readOn: null }) }));
}

export function removePlan({ inputs }: KeptPlan): PlanChange {
  return (plans) => plans.filter((one) => planKey(one.inputs) !== planKey(inputs));
}

/** The plan with this key. */
export function findPlan(plans: readonly KeptPlan[], key: string): KeptPlan | undefined {
  return plans.find(({ inputs }) => planKey(inputs) === key);
}

function onPlan({ inputs }: KeptPlan, change: (plan: KeptPlan) => Partial<KeptPlan>): PlanChange {
  const key = planKey(inputs);
  return (plans) => plans.map((plan) => (planKey(plan.inputs) === key ? { ...plan, ...change(plan) } : plan));
}
