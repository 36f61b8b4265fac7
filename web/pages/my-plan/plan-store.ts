// The plans of this visitor, kept in their browser under one key. Where storage is blocked or full they live as long as the
// page, which says so.
import type { IsoDate } from "#domain/facts.ts";
import type { PlanInputs } from "#domain/plan.ts";
import { isDay, parsePlanInputs, parsePlanMarks, type PlanMarks, planParams } from "#domain/plan-inputs.ts";

const STORAGE_KEY = "homeward.my-plan";
const VERSION = 1;

/** The longest note on a task, in characters. */
export const NOTE_LIMIT = 2000;

export type KeptPlan = PlanMarks & {
  inputs: PlanInputs;
  /** What the visitor wrote, by the task's id; it never leaves the browser. */
  notes: Readonly<Record<string, string>>;
  /** The words of the facts that the plan rests on, as the visitor last read them. */
  facts: Readonly<Record<string, string>>;
  /** The day on which they read them; null until the kit has come. */
  readOn: IsoDate | null;
};

/** Why plans do not outlive the page. */
export type StorageProblem = "full" | "blocked" | null;

type Kept = {
  plans: readonly KeptPlan[];
  problem: StorageProblem;
  /** The last change came from another tab. */
  isFromElsewhere: boolean;
};

/** A change of the plans, made on those that are kept at its moment. */
export type PlanChange = (plans: readonly KeptPlan[]) => readonly KeptPlan[];

export const NO_PLANS: Kept = { plans: [], problem: null, isFromElsewhere: false };

let kept: Kept | null = null;
const listeners = new Set<() => void>();

/** What tells one plan from another, and the search of its URL. */
export function planKey(inputs: PlanInputs): string {
  return planParams(inputs).toString();
}

export function newPlan(inputs: PlanInputs): KeptPlan {
  return { inputs, moves: {}, done: [], notes: {}, facts: {}, readOn: null };
}

/** The plans that are kept: the same object for as long as nothing has changed. */
export function readPlans(): Kept {
  kept ??= { ...NO_PLANS, plans: readStored() };
  return kept;
}

/** Tells of every change, those in other tabs among them: the last one written holds. @returns ends it */
export function subscribeToPlans(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    // Without a key all of the storage was emptied. What this page could not store stays on it.
    if ((key !== STORAGE_KEY && key !== null) || readPlans().problem) return;
    kept = { plans: readStored(), problem: null, isFromElsewhere: true };
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", follow);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", follow);
  };
}

/** Changes the plans and keeps them. */
export function changePlans(change: PlanChange) {
  const before = readPlans();
  const plans = change(before.problem ? before.plans : readStored());
  kept = { plans, problem: store(plans), isFromElsewhere: false };
  for (const listener of listeners) listener();
}

function store(plans: readonly KeptPlan[]): StorageProblem {
  try {
    if (plans.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify({ version: VERSION, plans }));
    return null;
  } catch (error) {
    return (error as Error).name === "QuotaExceededError" ? "full" : "blocked";
  }
}

/** The plans of the storage; none where it cannot be read. */
function readStored(): readonly KeptPlan[] {
  try {
    return parsePlans(localStorage.getItem(STORAGE_KEY));
  } catch {
    return [];
  }
}

/** Reads what storage holds; what is no plan, or of another version, is left out. */
export function parsePlans(text: string | null): KeptPlan[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "null");
  } catch {
    return [];
  }
  const { version, plans } = asRecord(stored);
  if (version !== VERSION || !Array.isArray(plans)) return [];
  return plans.flatMap((plan: unknown) => parsePlan(asRecord(plan)) ?? []);
}

function parsePlan({ inputs: given, notes, facts, readOn, ...marks }: Record<string, unknown>): KeptPlan | null {
  const { inputs } = parsePlanInputs(given);
  if (!inputs) return null;
  return {
    ...parsePlanMarks(marks),
    inputs,
    notes: readTexts(notes, NOTE_LIMIT),
    facts: readTexts(facts, Number.POSITIVE_INFINITY),
    readOn: isDay(readOn) ? readOn : null,
  };
}

function readTexts(value: unknown, limit: number): Record<string, string> {
  const texts = Object.entries(asRecord(value)).filter(([, text]) => typeof text === "string");
  return Object.fromEntries(texts.map(([id, text]) => [id, (text as string).slice(0, limit)]));
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
