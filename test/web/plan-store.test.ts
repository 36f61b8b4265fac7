import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PLAN_DEFAULTS } from "#domain/plan-inputs.ts";
import { newPlan, parsePlans } from "#web/pages/my-plan/plan-store.ts";
import { monthText, timeText } from "#web/pages/my-plan/plan-words.ts";

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

test("times are told in the unit that one plans by, and never shorter than they are", () => {
  expect(timeText({ from: 1, to: 2 })).toBe("1 to 2 days");
  expect(timeText({ from: 7, to: 14 })).toBe("1 to 2 weeks");
  expect(timeText({ from: 60, to: 120 })).toBe("2 to 4 months");
  expect(timeText({ from: 28, to: 84 })).toBe("up to 3 months");
  expect(timeText({ from: 1, to: 1 })).toBe("1 day");
  expect(monthText("2027-06")).toBe("June 2027");
});
