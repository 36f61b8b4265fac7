// When the reminders of a plan are due, and which changes of its facts are told. Pure, like the plan itself.
import { addDays } from "./calendar-day.ts";
import type { IsoDate } from "./facts.ts";
import { compareDays, type Plan, type PlannedTask } from "./plan.ts";
import type { PlanMarks } from "./plan-inputs.ts";

/** Days between a reminder and the latest day to begin its task. */
export const REMINDER_DAYS = 30;

/** Days that one reminder covers; the next one comes after them. */
export const REMINDER_GATHERS_DAYS = 7;

/** Where the person moved tasks to. */
type Moves = Pick<PlanMarks, "moves">;

/** The latest day to begin a task, or the earlier one that its person moved it to. */
export function deadlineOf(task: Pick<PlannedTask, "id" | "startBy">, { moves }: Moves): IsoDate {
  const moved = moves[task.id];
  return moved !== undefined && moved < task.startBy ? moved : task.startBy;
}

function reminderDay(task: PlannedTask, marks: Moves): IsoDate {
  return addDays(deadlineOf(task, marks), -REMINDER_DAYS);
}

/** The tasks that are not done and of which no reminder has told yet, by their deadlines. */
function untold(plan: Plan, marks: Moves, remindedTo: IsoDate): PlannedTask[] {
  return plan.tasks
    .filter((task) => !task.isDone && reminderDay(task, marks) > remindedTo)
    .toSorted((a, b) => compareDays(deadlineOf(a, marks), deadlineOf(b, marks)));
}

/**
 * The day of the next reminder; null where none is left.
 * @param remindedTo the last day whose reminders were told
 */
export function nextReminderDay(plan: Plan, marks: Moves, remindedTo: IsoDate): IsoDate | null {
  const [first] = untold(plan, marks, remindedTo);
  return first ? reminderDay(first, marks) : null;
}

/** What a reminder of today tells: what is due and what is due within the next days, which it then counts as told to. */
type DueReminder = { tasks: PlannedTask[]; remindedTo: IsoDate };

/** The reminder that is due; null where none is. */
export function dueReminder(plan: Plan, marks: Moves, remindedTo: IsoDate, today: IsoDate): DueReminder | null {
  const next = nextReminderDay(plan, marks, remindedTo);
  if (next === null || next > today) return null;
  const until = addDays(today, REMINDER_GATHERS_DAYS - 1);
  return {
    tasks: untold(plan, marks, remindedTo).filter((task) => reminderDay(task, marks) <= until),
    remindedTo: until,
  };
}
