// What stands against a plan: a permit that asks for more than the person named, days that are missing, money that is.
import { addDays } from "./calendar-day.ts";
import type { IsoDate } from "./facts.ts";
import type { Plan, PlanInputs, PlannedTask } from "./plan.ts";
import type { HouseholdMoney } from "./plan-money.ts";
import type { PlacedTask } from "./plan-moves.ts";
import type { Range } from "./range.ts";

/** Tasks that are late for one cause. */
export type LateConflict<Task extends PlannedTask = PlannedTask> = {
  kind: "late";
  /** Those that lack the same days after the same tasks; the permit itself first. */
  tasks: readonly [Task, ...Task[]];
  /** What must be done before them, one after the other, from today on; empty where they can begin at once. */
  before: readonly Task[];
  /** The day on which they are done when everything is begun as early as it can be. */
  ready: IsoDate;
  days: number;
  /** What is late only because it waits for them. */
  follows: readonly Task[];
};

export type PlanConflict =
  /** The permit is for people who have lived there for years. */
  | { kind: "years"; permit: string; years: number }
  /** The permit asks for more income a month, or more capital, than the person has. */
  | { kind: "income" | "capital"; permit: string; asksUsd: number; hasUsd: number }
  | LateConflict<PlacedTask>
  /** A task does not fit where the person put it. */
  | { kind: "moved"; task: PlacedTask }
  /** Savings or budget are below the upper end of what is needed. */
  | { kind: "savings" | "budget"; needsUsd: Range; hasUsd: number };

/** What stands against a plan, first what stops it in any month. */
export function findConflicts(
  plan: Plan,
  { budgetUsd, savingsUsd }: PlanInputs,
  { total, month }: Pick<HouseholdMoney, "total" | "month">,
  tasks: readonly PlacedTask[],
): PlanConflict[] {
  const { name: permit = "", monthlyIncomeUsd, capitalUsd, yearsThere } = plan.permit ?? {};
  const conflicts: PlanConflict[] = [];
  if (yearsThere !== undefined) conflicts.push({ kind: "years", permit, years: yearsThere });
  if (monthlyIncomeUsd !== undefined && budgetUsd !== null && budgetUsd < monthlyIncomeUsd) {
    conflicts.push({ kind: "income", permit, asksUsd: monthlyIncomeUsd, hasUsd: budgetUsd });
  }
  if (capitalUsd !== undefined && savingsUsd !== null && savingsUsd < capitalUsd) {
    conflicts.push({ kind: "capital", permit, asksUsd: capitalUsd, hasUsd: savingsUsd });
  }
  conflicts.push(...lateConflicts(plan, tasks));
  const moved = tasks.filter(({ isMoved, problems }) => isMoved && problems.length > 0);
  conflicts.push(...moved.map((task) => ({ kind: "moved", task }) as const));
  if (savingsUsd !== null && savingsUsd < total.to) {
    conflicts.push({ kind: "savings", needsUsd: total, hasUsd: savingsUsd });
  }
  if (budgetUsd !== null && month && budgetUsd < month.to) {
    conflicts.push({ kind: "budget", needsUsd: month, hasUsd: budgetUsd });
  }
  return conflicts;
}

/** The open tasks that are late, each once, under what makes them late: the permit first, then those that lack most days. */
export function lateConflicts<Task extends PlannedTask>(
  { permit }: Plan,
  tasks: readonly Task[],
): LateConflict<Task>[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const rank = ({ id, stage, lateDays }: Task) =>
    (id === `permit-${permit?.id}` ? -200_000 : stage === "permit" ? -100_000 : 0) - lateDays;
  const found: { tasks: [Task, ...Task[]]; before: Task[]; follows: Task[] }[] = [];
  const told = new Set<string>();
  for (const task of tasks.filter(({ lateDays }) => lateDays > 0).toSorted((a, b) => rank(a) - rank(b))) {
    if (told.has(task.id)) continue;
    const before = chainBefore(task, byId);
    const same = found.find(({ tasks: [first], before: other }) => isSame(first, task) && other[0] === before[0]);
    const cause = found.find((one) => one.tasks.some((late) => before.includes(late)));
    if (same && same.before.at(-1) === before.at(-1)) same.tasks.push(task);
    else if (cause) cause.follows.push(task);
    else found.push({ tasks: [task], before, follows: [] });
    for (const one of [task, ...before]) told.add(one.id);
  }
  return found.map(({ tasks: late, before, follows }) => {
    const [{ finishBy, lateDays }] = late;
    return { kind: "late", tasks: late, before, ready: addDays(finishBy, lateDays), days: lateDays, follows };
  });
}

function isSame(a: PlannedTask, b: PlannedTask): boolean {
  return a.lateDays === b.lateDays && a.finishBy === b.finishBy && a.takesDays?.to === b.takesDays?.to;
}

/** The tasks that decide, one after the other, when a task can begin; the first of them can begin at once. */
function chainBefore<Task extends PlannedTask>(task: Task, byId: ReadonlyMap<string, Task>): Task[] {
  const before = task.waitsOn === null ? undefined : byId.get(task.waitsOn);
  return before ? [...chainBefore(before, byId), before] : [];
}
