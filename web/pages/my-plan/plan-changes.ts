// What a visitor changes of their plans, and what takes it back. Each is made on the plans that are kept at its moment and
// touches only what it names, so that notes and what other tabs changed meanwhile stay.
import type { IsoDate } from "#domain/facts.ts";
import type { PlanInputs } from "#domain/plan.ts";
import { type KeptPlan, planKey, type PlanChange } from "./plan-store.ts";

/** A change with the one that takes it back. */
export type Reversible = { change: PlanChange; undo: PlanChange };

/** Keeps a plan beside the others; one of the same inputs stays as it is. */
export function adding(plan: KeptPlan): PlanChange {
  return (plans) => (findPlan(plans, planKey(plan.inputs)) ? plans : [...plans, plan]);
}

/** Ticks a task, or takes its tick away. */
export function ticking(plan: KeptPlan, task: string, isDone: boolean): Reversible {
  const tick = (done: boolean) =>
    onPlan(plan.inputs, (now) => ({
      ...now,
      done: [...now.done.filter((one) => one !== task), ...(done ? [task] : [])],
    }));
  return { change: tick(isDone), undo: tick(plan.done.includes(task)) };
}

/** Moves a task to another day, or back to the one that it has by the plan. */
export function moving(plan: KeptPlan, task: string, day: IsoDate | null): Reversible {
  const move = (to: IsoDate | null) =>
    onPlan(plan.inputs, ({ moves: { [task]: _before, ...others }, ...now }) => ({
      ...now,
      moves: to ? { ...others, [task]: to } : others,
    }));
  return { change: move(day), undo: move(plan.moves[task] ?? null) };
}

/** Writes the note of a task. */
export function noting(plan: KeptPlan, task: string, note: string): PlanChange {
  return onPlan(plan.inputs, (now) => ({ ...now, notes: { ...now.notes, [task]: note } }));
}

/** Keeps the words of facts that the plan has not kept yet. */
export function keepingFacts(plan: KeptPlan, facts: KeptPlan["facts"], today: IsoDate): PlanChange {
  return onPlan(plan.inputs, (now) => ({ ...now, facts: { ...facts, ...now.facts }, readOn: now.readOn ?? today }));
}

/** Marks the words of the facts as read. */
export function readingFacts(plan: KeptPlan, facts: KeptPlan["facts"], today: IsoDate): Reversible {
  const read = (what: Pick<KeptPlan, "facts" | "readOn">) => onPlan(plan.inputs, (now) => ({ ...now, ...what }));
  return { change: read({ facts, readOn: today }), undo: read({ facts: plan.facts, readOn: plan.readOn }) };
}

/** Makes another move of a plan; its ticks, days and notes stay. Another move rests on other facts: they are read anew. */
export function replanning(plan: KeptPlan, inputs: PlanInputs): Reversible {
  const replan =
    (from: PlanInputs, to: Pick<KeptPlan, "inputs" | "facts" | "readOn">): PlanChange =>
    (plans) => {
      const now = findPlan(plans, planKey(from));
      return now ? put(without(plans, now), { ...now, ...to }, plans.indexOf(now)) : plans;
    };
  const { facts, readOn } = plan;
  const isSameMove = planKey(inputs) === planKey(plan.inputs);
  return {
    change: replan(plan.inputs, { inputs, ...(isSameMove ? { facts, readOn } : { facts: {}, readOn: null }) }),
    undo: replan(inputs, { inputs: plan.inputs, facts, readOn }),
  };
}

/** Removes a plan; it comes back with all that it had. */
export function removing(plans: readonly KeptPlan[], plan: KeptPlan): Reversible {
  const index = plans.indexOf(plan);
  return {
    change: (now) => {
      const kept = findPlan(now, planKey(plan.inputs));
      return kept ? without(now, kept) : now;
    },
    undo: (now) => put(now, plan, index),
  };
}

/** The plan with this key. */
export function findPlan(plans: readonly KeptPlan[], key: string): KeptPlan | undefined {
  return plans.find(({ inputs }) => planKey(inputs) === key);
}

function onPlan(inputs: PlanInputs, change: (plan: KeptPlan) => KeptPlan): PlanChange {
  const key = planKey(inputs);
  return (plans) => plans.map((plan) => (planKey(plan.inputs) === key ? change(plan) : plan));
}

function without(plans: readonly KeptPlan[], gone: KeptPlan): readonly KeptPlan[] {
  return plans.filter((plan) => plan !== gone);
}

/** Puts a plan at its place; where one of the same inputs was kept meanwhile, the two become one. */
function put(plans: readonly KeptPlan[], plan: KeptPlan, index: number): readonly KeptPlan[] {
  const same = findPlan(plans, planKey(plan.inputs));
  if (!same) return [...plans.slice(0, index), plan, ...plans.slice(index)];
  const joined: KeptPlan = {
    ...same,
    done: [...new Set([...plan.done, ...same.done])],
    moves: { ...plan.moves, ...same.moves },
    notes: { ...plan.notes, ...same.notes },
  };
  return plans.map((one) => (one === same ? joined : one));
}
