import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#domain/calendar-day.ts";
import { daysBetween, type Plan, type PlannedTask } from "#domain/plan.ts";
import { deadlineOf, dueReminder, REMINDER_DAYS, REMINDER_GATHERS_DAYS } from "#domain/plan-reminders.ts";

// When a plan's reminders come (decision: plans-by-mail).

/** The days are those around a leap day, and the change of a year. */
const START = "2027-12-01";
const day = fc.integer({ min: -40, max: 200 }).map((days) => addDays(START, days));

const someTasks = fc.array(
  fc.record({ startBy: day, moved: fc.option(day, { nil: undefined }), isDone: fc.boolean() }),
  {
    maxLength: 12,
  },
);

function planOf(tasks: readonly Pick<PlannedTask, "startBy" | "isDone">[]): Plan {
  const planned = tasks.map(({ startBy, isDone }, index) => ({ id: `t${index}`, startBy, isDone }) as PlannedTask);
  return { arrival: "2028-03-01", permit: null, tasks: planned, firstMonth: null };
}

test("each open task gets one reminder, when it is due or at the next sweep, a week apart", () => {
  const property = fc.property(someTasks, fc.uniqueArray(fc.nat({ max: 260 }), { maxLength: 120 }), (tasks, away) => {
    const plan = planOf(tasks);
    const ids = tasks.map((task, index) => ({ ...task, id: `t${index}` }));
    const moves = Object.fromEntries(ids.flatMap(({ id, moved }) => (moved ? [[id, moved]] : [])));
    const marks = { moves };
    const told = new Map<string, string>();
    let remindedTo = START;
    let last: string | null = null;
    for (let index = 1; index <= 270; index++) {
      const today = addDays(START, index);
      const reminder = away.includes(index) ? null : dueReminder(plan, marks, remindedTo, today);
      if (!reminder) continue;
      if (last) expect(daysBetween(last, today)).toBeGreaterThanOrEqual(REMINDER_GATHERS_DAYS);
      expect(reminder.tasks.length).toBeGreaterThan(0);
      for (const { id } of reminder.tasks) {
        expect(told.has(id)).toBe(false);
        told.set(id, today);
      }
      ({ remindedTo } = reminder);
      last = today;
    }
    for (const task of plan.tasks) {
      const reminderDay = addDays(deadlineOf(task, marks), -REMINDER_DAYS);
      const isDue = !task.isDone && reminderDay > START;
      expect(told.has(task.id)).toBe(isDue);
      // Early by the days that one gathers at most; late only as long as the sweep was away.
      if (isDue) expect(daysBetween(told.get(task.id)!, reminderDay)).toBeLessThan(REMINDER_GATHERS_DAYS);
      if (isDue && away.length === 0) expect(told.get(task.id)! <= reminderDay).toBe(true);
    }
  });
  fc.assert(property, { numRuns: 300 });
});

test("a task that was moved is due on the earlier of its two days", () => {
  const task = { id: "a", startBy: "2027-03-01" };
  expect(deadlineOf(task, { moves: {} })).toBe("2027-03-01");
  expect(deadlineOf(task, { moves: { a: "2027-02-01" } })).toBe("2027-02-01");
  expect(deadlineOf(task, { moves: { a: "2027-04-01" } })).toBe("2027-03-01");
});
