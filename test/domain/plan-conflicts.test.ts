import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#domain/calendar-day.ts";
import { findConflicts, lateConflicts } from "#domain/plan-conflicts.ts";
import { daysBetween, makePlan, type PlanInputs, type PlanTask } from "#domain/plan.ts";
import { placeTasks } from "#domain/plan-moves.ts";
import { kitOf, MOVE, taskOf, TODAY } from "../support/plan-kits.ts";

const INPUTS: PlanInputs = { ...MOVE, month: "2027-01" };
const NO_MONEY = { total: { from: 0, to: 0 }, month: null };

/** Of so many days at the longest. */
function task(id: string, days: number, details: Partial<PlanTask> = {}): PlanTask {
  return taskOf(id, { dueDay: -1, takesDays: { from: 1, to: days }, ...details });
}

const PERMIT = { stage: "permit", after: ["papers"] } as const;

test("a permit that could begin in time but waits is told with what makes it late, not with its own time", () => {
  const drafts = [
    task("police", 60),
    task("papers", 20, { after: ["police"] }),
    task("permit-work", 10, PERMIT),
    task("permit-spouse", 10, PERMIT),
    task("bank", 5, { after: ["permit-work"], dueDay: 20 }),
    task("cat", 50),
  ];
  const plan = makePlan(INPUTS, kitOf(drafts), TODAY);
  const [first, second, ...more] = lateConflicts(plan, plan.tasks);
  expect(more).toEqual([]);
  expect(first!.tasks.map(({ id }) => id)).toEqual(["permit-work", "permit-spouse"]);
  expect(first!.before.map(({ id }) => id)).toEqual(["police", "papers"]);
  expect(first!.follows.map(({ id }) => id)).toEqual(["bank"]);
  expect(first!.ready).toBe(addDays(TODAY, 60 + 20 + 10));
  expect(second!.tasks.map(({ id }) => id)).toEqual(["cat"]);
  expect(second!.before).toEqual([]);
  expect(second!.ready).toBe(addDays(TODAY, 50));
});

const drafts = fc
  .array(
    fc.record({
      dueDay: fc.integer({ min: -200, max: 60 }),
      days: fc.nat({ max: 90 }),
      fromDay: fc.option(fc.integer({ min: -40, max: 40 }), { nil: undefined }),
      needs: fc.array(fc.nat({ max: 12 }), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((all) =>
    all.map(({ dueDay, days, fromDay, needs }, index) =>
      task(`task-${index}`, days, {
        dueDay,
        ...(fromDay !== undefined && { fromDay }),
        after: needs.filter((need) => need < index).map((need) => `task-${need}`),
      }),
    ),
  );

test("each late task is told once, and what comes before it takes exactly as long as it cannot begin", () => {
  fc.assert(
    fc.property(drafts, fc.constantFrom("2027-01", "2028-02", "2028-03"), (all, month) => {
      const plan = makePlan({ ...INPUTS, month }, kitOf(all), TODAY);
      const conflicts = lateConflicts(plan, plan.tasks);
      const told = conflicts.flatMap(({ tasks, before, follows }) => [...tasks, ...before, ...follows]);
      const late = plan.tasks.filter(({ lateDays }) => lateDays > 0);
      expect(new Set(told)).toEqual(new Set([...late, ...told]));
      for (const { tasks, before, ready, days } of conflicts) {
        const chain = [...before, tasks[0]];
        const [first] = chain;
        const begin =
          first!.fromDay === undefined ? TODAY : [TODAY, addDays(plan.arrival, first!.fromDay)].toSorted()[1]!;
        const sum = chain.reduce((total, { takesDays }) => total + takesDays!.to, 0);
        expect(daysBetween(begin, ready)).toBe(sum);
        expect(daysBetween(tasks[0].finishBy, ready)).toBe(days);
      }
    }),
  );
});

test("a permit's unmet requirements come first, then days, moves, savings and budget", () => {
  const kit = kitOf([task("permit-work", 90, { stage: "permit" }), task("moved", 2, { dueDay: 40 })], {
    monthlyIncomeUsd: 3000,
    capitalUsd: 50_000,
    yearsThere: 5,
  });
  const inputs: PlanInputs = { ...INPUTS, budgetUsd: 2000, savingsUsd: 10_000 };
  const plan = makePlan(inputs, kit, TODAY);
  const money = { total: { from: 9000, to: 12_000 }, month: { from: 1500, to: 2500 } };
  const kindsOf = (given: PlanInputs, moves: Record<string, string>) =>
    findConflicts(plan, given, money, placeTasks(plan, { moves }, TODAY)).map(({ kind }) => kind);
  expect(kindsOf(inputs, { moved: "2026-11-01" })).toEqual([
    "years",
    "income",
    "capital",
    "late",
    "moved",
    "savings",
    "budget",
  ]);
  expect(kindsOf({ ...inputs, budgetUsd: 3000, savingsUsd: 50_000 }, {})).toEqual(["years", "late"]);
  expect(kindsOf({ ...inputs, budgetUsd: null, savingsUsd: null }, {})).toEqual(["years", "late"]);
});

test("a plan that fits has no conflict", () => {
  const plan = makePlan({ ...INPUTS, month: "2028-01" }, kitOf([task("permit-work", 90)]), TODAY);
  expect(findConflicts(plan, INPUTS, NO_MONEY, placeTasks(plan, { moves: {} }, TODAY))).toEqual([]);
});
