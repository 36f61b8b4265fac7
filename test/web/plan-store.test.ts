import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PLAN_DEFAULTS } from "#domain/plan-inputs.ts";
import { moveTask, removePlan, replan, tickTask, writeNote } from "#web/pages/my-plan/plan-changes.ts";
import { type KeptPlan, newPlan, parsePlans } from "#web/pages/my-plan/plan-store.ts";
import { longDate } from "#domain/long-date.ts";

const PLAN = newPlan({ ...PLAN_DEFAULTS, country: "kenya", month: "2027-06" });

describe("plans in the browser's storage", () => {
  test("are read as they were written", () => {
    const kept = { ...PLAN, done: ["home"], moves: { home: "2027-05-01" }, notes: { home: "Ask Ama" } };
    expect(parsePlans(JSON.stringify({ version: 1, plans: [kept] }))).toEqual([kept]);
  });

  test("are none in another version, and what is no plan is left out", () => {
    expect(parsePlans(JSON.stringify({ version: 2, plans: [PLAN] }))).toEqual([]);
    expect(parsePlans(JSON.stringify({ version: 1, plans: [null, 7, { inputs: {} }, PLAN] }))).toEqual([PLAN]);
  });

  test("are read from anything without an error", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.array(fc.jsonValue()).map(asStored)), (text) => {
        for (const plan of parsePlans(text)) expect(plan.inputs.country).toBeTruthy();
      }),
    );
    expect(parsePlans(null)).toEqual([]);
  });
});

function asStored(plans: unknown): string {
  return JSON.stringify({ version: 1, plans });
}

describe("a change of the plans", () => {
  const other = newPlan({ ...PLAN.inputs, country: "ghana" });
  const kept: KeptPlan = { ...PLAN, done: ["home"], moves: { visa: "2027-05-01" }, facts: { fee: "$50" } };

  test("touches what it names alone, so that what another tab wrote stays", () => {
    const written = writeNote(kept, "home", "Ask Ama")([other, kept]);
    const changed = [tickTask(kept, "visa", true), moveTask(kept, "visa", null), moveTask(kept, "home", "2027-01-01")];
    expect(changed.reduce((plans, change) => change(plans), written)).toEqual([
      other,
      { ...kept, done: ["home", "visa"], moves: { home: "2027-01-01" }, notes: { home: "Ask Ama" } },
    ]);
    expect(removePlan(kept)(written)).toEqual([other]);
  });

  test("of the month keeps all but the facts, which are read anew", () => {
    const inputs = { ...kept.inputs, month: "2027-09" };
    expect(replan(kept, inputs)([kept, other])).toEqual([{ ...kept, inputs, facts: {}, readOn: null }, other]);
  });
});

test("a month is told with its year", () => {
  expect(longDate("2027-06")).toBe("June 2027");
});
