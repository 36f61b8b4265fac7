import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { REASONS } from "../../domain/reasons.ts";
import {
  addMonths,
  changedFacts,
  daysBetween,
  factsOfPlan,
  isForMove,
  makePlan,
  PLAN_LUGGAGE,
  PLAN_PASSPORTS,
  type PlanInputs,
  type PlannedTask,
  type PlanKit,
  type PlanTask,
} from "../../domain/plan.ts";
import { householdMoney, LIVING_MONTHS, planMoney, RESERVE_MONTHS } from "#domain/plan-money.ts";
import { kitOf, MOVE, taskOf, TODAY } from "../support/plan-kits.ts";

const INPUTS: PlanInputs = { ...MOVE, passports: ["us"] };

const range = (max: number) =>
  fc.tuple(fc.nat({ max }), fc.nat({ max })).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));

/** Tasks that wait only for tasks before them, so that there is no circle; shuffled. */
const tasks = fc
  .array(
    fc.record({
      dueDay: fc.integer({ min: -300, max: 90 }),
      takesDays: fc.option(range(120)),
      costUsd: fc.option(range(5000)),
      needs: fc.array(fc.nat({ max: 20 }), { maxLength: 3 }),
      luggage: fc.option(fc.constantFrom(...PLAN_LUGGAGE)),
    }),
    { maxLength: 20 },
  )
  .chain((drafts) =>
    fc.shuffledSubarray(
      drafts.map(({ dueDay, takesDays, costUsd, needs, luggage }, index) =>
        taskOf(`task-${index}`, {
          dueDay,
          takesDays,
          costUsd,
          after: needs.filter((need) => need < index).map((need) => `task-${need}`),
          ...(luggage && { applies: { luggage } }),
        }),
      ),
      { minLength: drafts.length },
    ),
  );

const inputs: fc.Arbitrary<PlanInputs> = fc.record({
  country: fc.constant("ghana" as const),
  month: fc.nat({ max: 48 }).map((months) => addMonths("2026-11", months)),
  city: fc.constant(null),
  passports: fc.subarray([...PLAN_PASSPORTS], { minLength: 1 }),
  adults: fc.integer({ min: 1, max: 4 }),
  childrenAges: fc.array(fc.nat({ max: 17 }), { maxLength: 4 }),
  animals: fc.nat({ max: 3 }),
  reason: fc.option(fc.constantFrom(...REASONS)),
  permit: fc.constant(null),
  budgetUsd: fc.option(fc.nat({ max: 10_000 })),
  savingsUsd: fc.option(fc.nat({ max: 500_000 })),
  luggage: fc.subarray([...PLAN_LUGGAGE]),
});

test("a task that follows others has its last day behind theirs, and its own where they are done before", () => {
  const permit = taskOf("permit", { dueDay: 80, fromDay: 1, takesDays: { from: 10, to: 30 } });
  const bank = taskOf("bank", { dueDay: 60, follows: true, takesDays: { from: 7, to: 20 }, after: ["permit"] });
  const lastDay = (due: number) => {
    const { arrival, tasks: planned, firstMonth } = makePlan(INPUTS, kitOf([bank, { ...permit, dueDay: due }]), TODAY);
    expect(firstMonth).toBe(INPUTS.month);
    return daysBetween(arrival, planned.find(({ id }) => id === "bank")!.finishBy);
  };
  expect(lastDay(80)).toBe(100);
  expect(lastDay(35)).toBe(60);
});

describe("every plan", () => {
  test("ends no task after one that waits for it begins, and none after its own last day", () => {
    fc.assert(
      fc.property(inputs, tasks, (given, drafts) => {
        const plan = makePlan(given, kitOf(drafts), TODAY);
        const byId = new Map(plan.tasks.map((one) => [one.id, one]));
        for (const one of plan.tasks) {
          expect(daysBetween(plan.arrival, one.finishBy)).toBeLessThanOrEqual(one.dueDay);
          expect(daysBetween(one.startBy, one.finishBy)).toBe(one.takesDays?.to ?? 0);
          for (const id of one.after) expect(byId.get(id)!.finishBy <= one.startBy).toBe(true);
        }
      }),
    );
  });

  test("gives the missing days of each late task, and the first month without one", () => {
    fc.assert(
      fc.property(inputs, tasks, (given, drafts) => {
        const plan = makePlan(given, kitOf(drafts), TODAY);
        for (const one of plan.tasks) if (one.startBy < TODAY) expect(one.lateDays).toBeGreaterThan(0);
        const isMet = plan.tasks.every(({ lateDays }) => lateDays === 0);
        expect(plan.firstMonth === given.month).toBe(isMet);
        if (plan.firstMonth) {
          const met = makePlan({ ...given, month: plan.firstMonth }, kitOf(drafts), TODAY);
          expect(met.tasks.every(({ lateDays, startBy }) => lateDays === 0 && startBy >= TODAY)).toBe(true);
        }
      }),
    );
  });

  test("computes days, conflicts and the first month from its open tasks alone", () => {
    fc.assert(
      fc.property(inputs, tasks, fc.array(fc.nat({ max: 12 })), (given, drafts, ticked) => {
        const done = drafts.filter((_task, index) => ticked.includes(index)).map(({ id }) => id);
        const plan = makePlan(given, kitOf(drafts), TODAY, done);
        const without = makePlan(given, kitOf(drafts.filter(({ id }) => !done.includes(id))), TODAY);
        const said = (tasks: readonly PlannedTask[]) =>
          new Map(tasks.map(({ id, startBy, finishBy, lateDays }) => [id, [startBy, finishBy, lateDays]]));
        expect(said(plan.tasks.filter(({ isDone }) => !isDone))).toEqual(said(without.tasks));
        expect(plan.firstMonth).toBe(without.firstMonth);
        for (const one of plan.tasks.filter(({ isDone }) => isDone)) expect(one.lateDays).toBe(0);
        expect(plan.tasks.every(({ id, isDone }) => isDone === done.includes(id))).toBe(true);
      }),
    );
  });

  test("holds exactly the tasks for the move, the same in any order of the kit's tasks", () => {
    fc.assert(
      fc.property(inputs, tasks, (given, drafts) => {
        const plan = makePlan(given, kitOf(drafts), TODAY);
        expect(makePlan(given, kitOf(drafts), TODAY)).toEqual(plan);
        const dates = (one: typeof plan) =>
          new Map(one.tasks.map(({ id, startBy, finishBy }) => [id, [startBy, finishBy]]));
        expect(dates(makePlan(given, kitOf(drafts.toReversed()), TODAY))).toEqual(dates(plan));
        const ids = drafts.filter((one) => isForMove(one, given, plan.permit)).map(({ id }) => id);
        expect(plan.tasks.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      }),
    );
  });

  test("sums known costs, deposits, living and reserve by month, and lists what is not known", () => {
    fc.assert(
      fc.property(inputs, tasks, fc.option(range(4000)), fc.option(range(9000)), (given, drafts, month, arrival) => {
        const plan = makePlan(given, kitOf(drafts), TODAY);
        const money = planMoney(plan, { month, arrival }, TODAY);
        const costs = plan.tasks.flatMap(({ householdUsd }) => householdUsd ?? []);
        for (const end of ["from", "to"] as const) {
          const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
          const expected =
            sum(costs.map((cost) => cost[end])) +
            (arrival?.[end] ?? 0) +
            (month?.[end] ?? 0) * (LIVING_MONTHS + RESERVE_MONTHS);
          expect(money.total[end]).toBe(expected);
          expect(money.byMonth.at(-1)?.paid[end] ?? 0).toBe(expected);
          expect(money.byMonth.map(({ paid }) => paid[end])).toEqual(
            money.byMonth.map(({ paid }) => paid[end]).toSorted((a, b) => a - b),
          );
        }
        const listed = money.notCounted.filter(({ kind }) => kind === "unnamed");
        expect(listed.length).toBe(plan.tasks.filter(({ costUsd }) => costUsd === null).length);
        expect(money.notCounted.some((one) => one.kind === "line" && one.line === "living")).toBe(month === null);
        for (const { from, to } of [money.total, ...money.items.map(({ usd }) => usd)]) {
          expect(from).toBeLessThanOrEqual(to);
        }
        for (const { paid } of money.byMonth) expect(paid.from).toBeLessThanOrEqual(paid.to);
        for (const one of money.byMonth) expect(one.month >= TODAY.slice(0, 7)).toBe(true);
      }),
    );
  });
});

test("dates are right across months and leap days", () => {
  const plan = makePlan(
    { ...INPUTS, month: "2028-03" },
    kitOf([
      taskOf("permit", { takesDays: { from: 10, to: 30 }, dueDay: -1 }),
      taskOf("letter", { dueDay: -1, takesDays: { from: 2, to: 2 } }),
    ]),
    TODAY,
  );
  expect(plan.tasks.map(({ id, startBy, finishBy }) => [id, startBy, finishBy])).toEqual([
    ["permit", "2028-01-30", "2028-02-29"],
    ["letter", "2028-02-27", "2028-02-29"],
  ]);
  expect(addMonths("2026-11", 2)).toBe("2027-01");
  expect(addMonths("2027-01", -1)).toBe("2026-12");
});

test("a task that can begin only after the arrival moves none before it, and is met in any month", () => {
  const plan = makePlan(
    INPUTS,
    kitOf([
      taskOf("card", { fromDay: 1, dueDay: 60, takesDays: { from: 20, to: 40 }, after: ["visa"] }),
      taskOf("visa", { dueDay: -5 }),
    ]),
    TODAY,
  );
  expect(plan.tasks.map(({ id, lateDays }) => [id, lateDays])).toEqual([
    ["visa", 0],
    ["card", 0],
  ]);
  expect(plan.firstMonth).toBe("2027-06");
});

test("tasks are for the household that they name", () => {
  const school = taskOf("school", { applies: { childAges: [4, 17] } });
  const vet = taskOf("vet", { applies: { animals: true }, costUsd: { from: 100, to: 200 }, costFor: "animal" });
  const spouse = taskOf("spouse", { applies: { adults: 2 }, costUsd: { from: 50, to: 50 }, costFor: "person" });
  const plan = makePlan(
    { ...INPUTS, adults: 2, childrenAges: [2, 9], animals: 2 },
    kitOf([school, vet, spouse]),
    TODAY,
  );
  expect(Object.fromEntries(plan.tasks.map(({ id, householdUsd }) => [id, householdUsd]))).toEqual({
    school: { from: 0, to: 0 },
    vet: { from: 200, to: 400 },
    spouse: { from: 200, to: 200 },
  });
  expect(makePlan({ ...INPUTS, childrenAges: [2] }, kitOf([school, vet, spouse]), TODAY).tasks).toEqual([]);
});

test("counts the cheapest to the most expensive of alternative tasks, and nothing where one is unknown", () => {
  const entry = (id: string, costUsd: PlanTask["costUsd"]) =>
    taskOf(id, { costUsd, costFor: "person", costOneOf: "entry", applies: { adults: 1 } });
  const household = { ...INPUTS, adults: 2, childrenAges: [3] };
  const itemsOf = (...drafts: PlanTask[]) =>
    planMoney(makePlan(household, kitOf(drafts), TODAY), { month: null, arrival: null }, TODAY);
  const known = itemsOf(entry("us", { from: 100, to: 100 }), entry("uk", { from: 40, to: 60 }));
  expect(known.items.map(({ titles, usd }) => [titles.toSorted(), usd])).toEqual([
    [["uk", "us"], { from: 120, to: 300 }],
  ]);
  expect(known.total).toEqual({ from: 120, to: 300 });
  const partly = itemsOf(entry("us", { from: 100, to: 100 }), entry("other", null));
  expect(partly.total).toEqual({ from: 0, to: 300 });
  expect(partly.notCounted).toContainEqual({ kind: "unnamed", title: "other" });
});

test("a visitor's entry is planned only without a permit to enter on", () => {
  const entry = taskOf("entry", { applies: { exceptPermits: ["work"] } });
  const tasksOf = (reason: PlanInputs["reason"]) => makePlan({ ...INPUTS, reason }, kitOf([entry]), TODAY).tasks;
  expect(tasksOf("job")).toEqual([]);
  expect(tasksOf(null)).toHaveLength(1);
});

test("what spouse, children and those of them at school need is paid for each of them", () => {
  const pay = (id: string, costFor: PlanTask["costFor"]) => taskOf(id, { costUsd: { from: 10, to: 20 }, costFor });
  const drafts = [pay("spouse", "further adult"), pay("child", "child"), pay("pupil", "pupil")];
  const plan = makePlan({ ...INPUTS, adults: 3, childrenAges: [3, 4, 17] }, kitOf(drafts), TODAY);
  expect(Object.fromEntries(plan.tasks.map(({ id, householdUsd }) => [id, householdUsd]))).toEqual({
    spouse: { from: 20, to: 40 },
    child: { from: 30, to: 60 },
    pupil: { from: 20, to: 40 },
  });
});

test("what an amount lacks, what pages name for some, and a permit's capital are not counted and said", () => {
  const rich = kitOf(
    [
      taskOf("visa", { costUsd: { from: 10, to: 10 }, costLacks: "the card" }),
      taskOf("ship", { costUsd: null, costFacts: ["fee"] }),
    ],
    { capitalUsd: 250_000 },
  );
  const money = householdMoney(makePlan(INPUTS, rich, TODAY), { ...INPUTS, passports: [] }, rich, TODAY);
  expect(money.notCounted).toEqual(
    expect.arrayContaining([
      { kind: "part", title: "visa", part: "the card" },
      { kind: "varies", title: "ship" },
      { kind: "capital", permit: "Work permit", usd: 250_000 },
      { kind: "unsaid", field: "passports" },
      { kind: "line", line: "living" },
    ]),
  );
  const withoutPermit = { ...INPUTS, reason: null };
  expect(householdMoney(makePlan(withoutPermit, rich, TODAY), withoutPermit, rich, TODAY).notCounted).toContainEqual({
    kind: "unsaid",
    field: "permit",
  });
});

test("a circle of tasks is refused", () => {
  expect(() => makePlan(INPUTS, kitOf([taskOf("a", { after: ["b"] }), taskOf("b", { after: ["a"] })]), TODAY)).toThrow(
    "waits for itself",
  );
});

/** A kit whose fee is a fact that changed. */
function kitWithChange(tasks: readonly PlanTask[]): PlanKit {
  const kit = kitOf(tasks);
  return { ...kit, facts: { ...kit.facts, fee: { ...kit.facts.fee!, formerly: ["$80", "$90"] } } };
}

test("a kept plan knows which of its facts changed, not which were reworded or cut", () => {
  const kit = kitWithChange([taskOf("pay", { facts: ["fee"] })]);
  const kept = factsOfPlan(makePlan(INPUTS, kit, TODAY), kit);
  expect(kept).toEqual({ fee: "$100" });
  expect(changedFacts(kept, kit)).toEqual([]);
  expect(changedFacts({ fee: "$90", gone: "x" }, kit)).toEqual([{ id: "fee", before: "$90", now: "$100" }]);
  expect(changedFacts({ fee: "About $90" }, kit)).toEqual([]);
  const reported = "$90 (Also reported: $70 (Nation, 2019). Newer)";
  expect(changedFacts({ fee: reported }, kit)).toEqual([{ id: "fee", before: reported, now: "$100" }]);
});

test("a plan kept under a fact's former id reports only changed words", () => {
  const kit = { ...kitWithChange([]), formerIds: { "visa.fee": "fee" } };
  expect(changedFacts({ "visa.fee": "$100" }, kit)).toEqual([]);
  expect(changedFacts({ "visa.fee": "$90" }, kit)).toEqual([{ id: "fee", before: "$90", now: "$100" }]);
});

test("a household has the papers that it needs, and no other's", () => {
  const papers = [
    { name: "Photograph", takesDays: { from: 1, to: 7 } },
    { name: "Marriage certificate", takesDays: null, of: "spouse" },
    { name: "Birth certificates", takesDays: null, of: "children" },
  ] as const;
  const papersFor = (household: Partial<PlanInputs>) =>
    makePlan(
      { ...INPUTS, adults: 1, childrenAges: [], ...household },
      kitOf([taskOf("papers", { papers })]),
      TODAY,
    ).tasks[0]!.papers!.map(({ name }) => name);
  expect(papersFor({})).toEqual(["Photograph"]);
  expect(papersFor({ adults: 2 })).toEqual(["Photograph", "Marriage certificate"]);
  expect(papersFor({ childrenAges: [3] })).toEqual(["Photograph", "Birth certificates"]);
});
