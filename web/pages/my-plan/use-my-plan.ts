import { useState, useSyncExternalStore } from "react";
import type { IsoDate } from "#domain/facts.ts";
import type { PlanInputs } from "#domain/plan.ts";
import { planEvents } from "#domain/plan-events.ts";
import { parsePlanInputs, PLAN_PARAMS, planParams, type ReadPlan, readPlanParams } from "#domain/plan-inputs.ts";
import { countOnce } from "#web/lib/page-counts.ts";
import { CHILDREN_COUNT } from "#web/lib/visitor-choices.ts";
import { useUrlParams } from "#web/lib/use-url-params.ts";
import {
  addPlan,
  findPlan,
  keepFacts,
  moveTask,
  readFacts,
  removePlan,
  replan,
  tickTask,
  writeNote,
} from "./plan-changes.ts";
import {
  changePlans,
  type KeptPlan,
  newPlan,
  NO_PLANS,
  planKey,
  type PlanChange,
  readPlans,
  type StorageProblem,
  subscribeToPlans,
} from "./plan-store.ts";

/** The plan that the URL names, and those that this browser keeps. */
export type MyPlan = {
  read: ReadPlan;
  /** The visitor's own plan of these inputs; undefined where the URL is of somebody else's. */
  own: KeptPlan | undefined;
  plans: readonly KeptPlan[];
  problem: StorageProblem;
  /** Another tab wrote last. */
  isFromElsewhere: boolean;
  /** Keeps a plan and shows it; with `inPlaceOf` it takes that plan's ticks, days and notes along. */
  keep: (inputs: PlanInputs, inPlaceOf?: KeptPlan) => void;
  tick: (plan: KeptPlan, task: string, isDone: boolean) => void;
  /** @param day null for the day that the task has by the plan */
  move: (plan: KeptPlan, task: string, day: IsoDate | null) => void;
  note: (plan: KeptPlan, task: string, text: string) => void;
  /** Keeps the words of facts that the plan has not kept yet. */
  keepFacts: (plan: KeptPlan, facts: KeptPlan["facts"], today: IsoDate) => void;
  /** Marks the words of the facts as read. */
  readFacts: (plan: KeptPlan, facts: KeptPlan["facts"], today: IsoDate) => void;
  remove: (plan: KeptPlan) => void;
  show: (inputs: PlanInputs | null) => void;
  /** Takes the last step back; null where there is none, or something was written since. */
  undo: (() => void) | null;
};

/** The plans before and after a step, and the plan that was shown before it. */
type Step = { before: readonly KeptPlan[]; after: readonly KeptPlan[]; shown: PlanInputs | null };

function nothingKept() {
  return NO_PLANS;
}

/** The plan of the page: its inputs stand in the URL, what the visitor does with it in their browser. */
export function useMyPlan(): MyPlan {
  const [params, setParams] = useUrlParams();
  const { plans, problem, isFromElsewhere } = useSyncExternalStore(subscribeToPlans, readPlans, nothingKept);
  const [step, setStep] = useState<Step | null>(null);
  const named = readPlanParams(params);
  const own = named.inputs ? findPlan(plans, planKey(named.inputs)) : undefined;
  // The plan knows more than the URL tells.
  const read = own ? parsePlanInputs(own.inputs) : named;
  const { inputs } = read;

  function show(shown: PlanInputs | null) {
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const name of [...Object.values(PLAN_PARAMS), CHILDREN_COUNT]) after.delete(name);
      for (const [name, value] of shown ? planParams(shown) : []) after.set(name, value);
      return after;
    });
  }

  function takeStep(change: PlanChange) {
    changePlans(change);
    setStep({ before: plans, after: readPlans().plans, shown: inputs });
  }

  function keep(chosen: PlanInputs, inPlaceOf?: KeptPlan) {
    // Two plans that their URLs do not tell apart are one.
    const before = findPlan(plans, planKey(chosen)) ?? inPlaceOf;
    // What is made can be removed: taken back it would take the notes along that were written since.
    if (!before) {
      changePlans(addPlan(newPlan(chosen)));
      // A plan that is changed, or shown again, is no further one.
      for (const event of planEvents(chosen)) countOnce(event);
    } else if (JSON.stringify(before.inputs) !== JSON.stringify(chosen)) takeStep(replan(before, chosen));
    show(chosen);
  }

  function remove(plan: KeptPlan) {
    takeStep(removePlan(plan));
    show(null);
  }

  const undo =
    step?.after === plans
      ? () => {
          changePlans(() => step.before);
          show(step.shown);
        }
      : null;

  return {
    read,
    own,
    plans,
    problem,
    isFromElsewhere,
    keep,
    tick: (...what) => takeStep(tickTask(...what)),
    move: (...what) => takeStep(moveTask(...what)),
    note: (...what) => changePlans(writeNote(...what)),
    keepFacts: (...what) => {
      changePlans(keepFacts(...what));
      // The page does this by itself: the step before it can still be taken back.
      setStep((last) => last && { ...last, after: last.after === plans ? readPlans().plans : last.after });
    },
    readFacts: (...what) => takeStep(readFacts(...what)),
    remove,
    show,
    undo,
  };
}
