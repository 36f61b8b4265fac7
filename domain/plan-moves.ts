// What happens to a plan when a person moves its tasks to other days: when each is done then, and what no longer fits.
import { addDays } from "./calendar-day.ts";
import type { IsoDate } from "./facts.ts";
import { compareDays, daysBetween, type Plan, type PlannedTask } from "./plan.ts";
import type { PlanMarks } from "./plan-inputs.ts";

/** Why a task does not fit where it stands. */
export type MoveProblem =
  /** It begins on a day that is over. */
  | { kind: "past" }
  /** It begins before the first day on which it is possible. */
  | { kind: "early"; from: IsoDate }
  /** It begins before tasks that it waits for are done; the last of them is done on that day. */
  | { kind: "waits"; tasks: readonly string[]; until: IsoDate }
  /** Days between its own last day and when it is done. */
  | { kind: "late"; days: number };

/** A task where the person put it, or on its latest days. */
export type PlacedTask = PlannedTask & {
  start: IsoDate;
  finish: IsoDate;
  isMoved: boolean;
  problems: readonly MoveProblem[];
};

/**
 * The tasks of a plan where the person put them, by the day on which they begin. A task that nobody moved stays on its
 * latest days; one that is done has no problem, and nothing waits for it any more.
 * @param today the person's calendar day
 */
export function placeTasks(plan: Plan, { moves }: Pick<PlanMarks, "moves">, today: IsoDate): PlacedTask[] {
  const placed = plan.tasks.map((task): PlacedTask => {
    const moved = Object.hasOwn(moves, task.id) ? moves[task.id] : undefined;
    const start = moved ?? task.startBy;
    return {
      ...task,
      start,
      finish: addDays(start, task.takesDays?.to ?? 0),
      isMoved: moved !== undefined && moved !== task.startBy,
      problems: [],
    };
  });
  const byId = new Map(placed.map((task) => [task.id, task]));
  for (const task of placed) if (!task.isDone) task.problems = findProblems(task, byId, plan.arrival, today);
  return placed.toSorted((a, b) => compareDays(a.start, b.start) || compareDays(a.finish, b.finish));
}

function findProblems(
  task: PlacedTask,
  byId: ReadonlyMap<string, PlacedTask>,
  arrival: IsoDate,
  today: IsoDate,
): MoveProblem[] {
  const problems: MoveProblem[] = [];
  const lastDay = addDays(arrival, task.dueDay);
  const waitsFor = task.after
    .flatMap((id) => byId.get(id) ?? [])
    .filter((one) => !one.isDone && one.finish > task.start);
  if (task.isMoved && task.start < today) problems.push({ kind: "past" });
  if (task.isMoved && task.fromDay !== undefined) {
    const from = addDays(arrival, task.fromDay);
    if (task.start < from) problems.push({ kind: "early", from });
  }
  if (waitsFor.length > 0) {
    const until = waitsFor.map(({ finish }) => finish).reduce((last, day) => (day > last ? day : last));
    problems.push({ kind: "waits", tasks: waitsFor.map(({ id }) => id), until });
  }
  if (task.finish > lastDay) problems.push({ kind: "late", days: daysBetween(lastDay, task.finish) });
  return problems;
}
