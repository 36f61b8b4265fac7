import { useState, useSyncExternalStore } from "react";
import type { PlanInputs } from "#domain/plan.ts";
import { planEvents } from "#domain/plan-events.ts";
import { PLAN_PARAMS, planParams, type ReadPlan, readPlanParams } from "#domain/plan-inputs.ts";
import { countOnce } from "#web/lib/count-visit.ts";
import { useUrlParams } from "#web/lib/use-url-params.ts";
import {
  type KeptPlan,
  newPlan,
  NOTHING_KEPT,
  planKey,
  readPlans,
  type StorageProblem,
  subscribeToPlans,
  writePlans,
} from "./plan-store.ts";

/** The plan that the URL names, and those that this browser keeps. */
export type MyPlan = {
  read: ReadPlan;
  /** The visitor's own plan of these inputs; undefined where the URL is of somebody else's. */
  own: KeptPlan | undefined;
  plans: readonly KeptPlan[];
  problem: StorageProblem;
  /** Keeps a plan and shows it; with `inPlaceOf` it takes that plan's ticks, days and notes along. */
  keep: (inputs: PlanInputs, inPlaceOf?: KeptPlan) => void;
  change: (plan: KeptPlan, changes: Partial<KeptPlan>, options?: { canUndo: boolean }) => void;
  remove: (plan: KeptPlan) => void;
  show: (inputs: PlanInputs | null) => void;
  /** Takes the last change back; null where there is none. */
  undo: (() => void) | null;
};

/** The plans as they were before a change, and the plan that was shown. */
type Before = { plans: readonly KeptPlan[]; shown: PlanInputs | null };

const CHANGES_KEPT = 50;

function nothingKept() {
  return NOTHING_KEPT;
}

/** The plan of the page: its inputs stand in the URL, what the visitor does with it in their browser. */
export function useMyPlan(): MyPlan {
  const [params, setParams] = useUrlParams();
  const { plans, problem } = useSyncExternalStore(subscribeToPlans, readPlans, nothingKept);
  const [changes, setChanges] = useState<readonly Before[]>([]);
  const read = readPlanParams(params);
  const { inputs } = read;
  const key = inputs && planKey(inputs);
  const own = plans.find((plan) => planKey(plan.inputs) === key);

  function show(shown: PlanInputs | null) {
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const name of Object.values(PLAN_PARAMS)) after.delete(name);
      for (const [name, value] of shown ? planParams(shown) : []) after.set(name, value);
      return after;
    });
  }

  function write(next: readonly KeptPlan[]) {
    setChanges((before) => [...before.slice(-CHANGES_KEPT), { plans, shown: inputs }]);
    writePlans(next);
  }

  function keep(chosen: PlanInputs, inPlaceOf?: KeptPlan) {
    const chosenKey = planKey(chosen);
    const same = plans.find((plan) => planKey(plan.inputs) === chosenKey);
    for (const event of planEvents(chosen)) countOnce(event);
    if (!same && inPlaceOf) {
      // Another move rests on other facts: they are read anew.
      const moved: KeptPlan = { ...inPlaceOf, inputs: chosen, facts: {}, readOn: null };
      write(plans.map((plan) => (plan === inPlaceOf ? moved : plan)));
    } else if (!same) write([...plans, newPlan(chosen)]);
    show(chosen);
  }

  function change(changed: KeptPlan, what: Partial<KeptPlan>, { canUndo } = { canUndo: true }) {
    const next = plans.map((plan) => (plan === changed ? { ...plan, ...what } : plan));
    if (canUndo) write(next);
    else writePlans(next);
  }

  function remove(removed: KeptPlan) {
    write(plans.filter((plan) => plan !== removed));
    show(null);
  }

  const last = changes.at(-1);
  const undo = last
    ? () => {
        setChanges(changes.slice(0, -1));
        writePlans(last.plans);
        show(last.shown);
      }
    : null;

  return { read, own, plans, problem, keep, change, remove, show, undo };
}
