import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#domain/calendar-day.ts";
import { daysBetween, makePlan, type PlanTask } from "#domain/plan.ts";
import { placeTasks } from "#domain/plan-moves.ts";
import { kitOf, MOVE, taskOf, TODAY } from "../support/plan-kits.ts";

const NOTHING = { moves: {} };

/** Tasks of which each may wait for those before it. */
const tasks = fc
  .array(
    fc.record({
      dueDay: fc.integer({ min: -200, max: 90 }),
      to: fc.nat({ max: 60 }),
      needs: fc.array(fc.nat({ max: 12 }), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((drafts) =>
    drafts.map(({ dueDay, to, needs }, index) =>
      taskOf(`task-${index}`, {
        dueDay,
        takesDays: { from: 0, to },
        after: needs.filter((need) => need < index).map((need) => `task-${need}`),
      }),
    ),
  );

function planOf(drafts: readonly PlanTask[], done: readonly string[] = []) {
  return makePlan({ ...MOVE, month: "2027-12" }, kitOf(drafts), TODAY, done);
}

/** A task of a plan, and a day to move it to. */
const moved = fc.tuple(tasks, fc.nat(), fc.integer({ min: -400, max: 400 })).map(([drafts, which, days]) => {
  const plan = planOf(drafts);
  const task = plan.tasks[which % plan.tasks.length]!;
  return { plan, task, day: addDays(task.startBy, days) };
});

describe("tasks that a person moves", () => {
  test("have no problem while nobody moves them, in the order in which they begin", () => {
    fc.assert(
      fc.property(tasks, (drafts) => {
        const placed = placeTasks(planOf(drafts), NOTHING, TODAY);
        expect(placed.flatMap(({ problems }) => problems)).toEqual([]);
        const starts = placed.map(({ start }) => start);
        expect(starts).toEqual(starts.toSorted());
      }),
    );
  });

  test("are reported as late, or start a task that waits for them early, after their latest day", () => {
    fc.assert(
      fc.property(moved, ({ plan, task, day }) => {
        fc.pre(day > task.startBy);
        const placed = placeTasks(plan, { moves: { [task.id]: day } }, TODAY);
        const told = placed.filter(({ problems }) => problems.length > 0);
        expect(told.length).toBeGreaterThan(0);
        // Nothing but the task itself and what waits for it is concerned.
        for (const one of told) expect(one.id === task.id || one.after.includes(task.id)).toBe(true);
      }),
    );
  });

  test("fit between the end of what they wait for and their latest day", () => {
    fc.assert(
      fc.property(moved, ({ plan, task, day }) => {
        const ends = plan.tasks.filter(({ id }) => task.after.includes(id)).map(({ finishBy }) => finishBy);
        fc.pre(day >= TODAY && day <= task.startBy && ends.every((end) => end <= day));
        const placed = placeTasks(plan, { moves: { [task.id]: day } }, TODAY);
        expect(placed.flatMap(({ problems }) => problems)).toEqual([]);
      }),
    );
  });

  test("are told to begin on a day that is over, or before what they wait for is done", () => {
    fc.assert(
      fc.property(moved, ({ plan, task, day }) => {
        fc.pre(day < task.startBy);
        const one = placeTasks(plan, { moves: { [task.id]: day } }, TODAY).find(({ id }) => id === task.id)!;
        const kinds = new Set(one.problems.map(({ kind }) => kind));
        expect(kinds.has("past")).toBe(day < TODAY);
        const waits = plan.tasks.filter(({ id, finishBy }) => task.after.includes(id) && finishBy > day);
        expect(kinds.has("waits")).toBe(waits.length > 0);
        expect(daysBetween(one.start, one.finish)).toBe(task.takesDays!.to);
      }),
    );
  });

  test("that are done have no problem, and nothing waits for them", () => {
    fc.assert(
      fc.property(moved, ({ plan, task, day }) => {
        const placed = placeTasks(planOf(plan.tasks, [task.id]), { moves: { [task.id]: day } }, TODAY);
        expect(placed.flatMap(({ problems }) => problems)).toEqual([]);
      }),
    );
  });
});

test("a task that is possible from the arrival on is told to be too early before it", () => {
  const bank = taskOf("bank", { fromDay: 1, dueDay: 60, takesDays: { from: 7, to: 28 } });
  const marks = { moves: { bank: "2027-11-30" } };
  const [placed] = placeTasks(planOf([bank]), marks, TODAY);
  expect(placed!.problems).toEqual([{ kind: "early", from: "2027-12-02" }]);
});
