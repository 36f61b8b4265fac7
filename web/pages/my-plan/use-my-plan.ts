import { useState, useSyncExternalStore } from "react";
import type { IsoDate } from "#domain/facts.ts";
import type { PlanInputs } from "#domain/plan.ts";
import { planEvents } from "#domain/plan-events.ts";
import { parsePlanInputs, PLAN_PARAMS, planParams, type ReadPlan, readPlanParams } from "#domain/plan-inputs.ts";
import { countOnce } from "#web/lib/page-counts.ts";
import { CHILDREN_COUNT } from "#web/lib/hand-over.ts";
import { useUrlParams } from "#web/lib/use-url-params.ts";
import {
  adding,
  findPlan,
  keepingFacts,
  moving,
  noting,
  readingFacts,
  removing,
  replanning,
  type Reversible,
  ticking,
} from "./plan-changes.ts";
import {
  changePlans,
  type KeptPlan,
  newPlan,
  NOTHING_KEPT,
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
  /** Takes the last change back; null where there is none. */
  undo: (() => void) | null;
};

/** What takes a change back, and the plan that was shown before it. */
type Before = { undo: PlanChange; shown: PlanInputs | null };

const CHANGES_KEPT = 50;

function nothingKept() {
  return NOTHING_KEPT;
}

/** The plan of the page: its inputs stand in the URL, what the visitor does with it in their browser. */
export function useMyPlan(): MyPlan {
  const [params, setParams] = useUrlParams();
  const { plans, problem } = useSyncExternalStore(subscribeToPlans, readPlans, nothingKept);
  const [changes, setChanges] = useState<readonly Before[]>([]);
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

  function make({ change, undo }: Reversible) {
    setChanges((before) => [...before.slice(-CHANGES_KEPT), { undo, shown: inputs }]);
    changePlans(change);
  }

  function keep(chosen: PlanInputs, inPlaceOf?: KeptPlan) {
    // Two plans that their URLs do not tell apart are one.
    const before = findPlan(plans, planKey(chosen)) ?? inPlaceOf;
    // What is made can be removed: taken back it would take the notes along that were written since.
    if (!before) {
      changePlans(adding(newPlan(chosen)));
      // A plan that is changed, or shown again, is no further one.
      for (const event of planEvents(chosen)) countOnce(event);
    } else if (JSON.stringify(before.inputs) !== JSON.stringify(chosen)) make(replanning(before, chosen));
    show(chosen);
  }

  function remove(plan: KeptPlan) {
    make(removing(plans, plan));
    show(null);
  }

  const last = changes.at(-1);
  const undo = last
    ? () => {
        setChanges(changes.slice(0, -1));
        changePlans(last.undo);
        show(last.shown);
      }
    : null;

  return {
    read,
    own,
    plans,
    problem,
    keep,
    tick: (...what) => make(ticking(...what)),
    move: (...what) => make(moving(...what)),
    note: (...what) => changePlans(noting(...what)),
    keepFacts: (...what) => changePlans(keepingFacts(...what)),
    readFacts: (...what) => make(readingFacts(...what)),
    remove,
    show,
    undo,
  };
}
