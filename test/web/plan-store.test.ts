import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PLAN_DEFAULTS } from "#domain/plan-inputs.ts";
import {
  adding,
  moving,
  noting,
  readingFacts,
  removing,
  replanning,
  ticking,
} from "#web/pages/my-plan/plan-changes.ts";
import { type KeptPlan, newPlan, parsePlans } from "#web/pages/my-plan/plan-store.ts";
import { longDate } from "#domain/long-date.ts";
import { violationsIn } from "../support/violations.ts";

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

describe("a change that is taken back", () => {
  const other = newPlan({ ...PLAN.inputs, country: "ghana" });
  const kept: KeptPlan = { ...PLAN, done: ["home"], moves: { visa: "2027-05-01" }, facts: { fee: "$50" } };
  /** What happens between a change and its undoing: a note is written, and another tab ticks and moves tasks. */
  function meanwhile(plans: readonly KeptPlan[], plan: KeptPlan) {
    const changes = [
      noting(plan, "home", "Ask Ama"),
      ticking(plan, "police", true).change,
      moving(plan, "bank", "2027-04-01").change,
    ];
    return changes.reduce((now, change) => change(now), plans);
  }

  test("undoing a change leaves alone what came after it", () => {
    expect(
      violationsIn(
        [
          ["a tick", ticking(kept, "visa", true)],
          ["a tick that is taken away", ticking(kept, "home", false)],
          ["a move", moving(kept, "visa", "2027-01-01")],
          ["a first move", moving(kept, "home", "2027-01-01")],
          ["a move back", moving(kept, "visa", null)],
          ["facts marked as read", readingFacts(kept, { fee: "$60" }, "2027-01-01")],
        ],
        ([, { change, undo }]) => {
          const before = [other, kept];
          const changed = change(before);
          expect(changed).not.toEqual(before);
          expect(undo(changed)).toEqual(before);
          expect(sorted(undo(meanwhile(changed, kept)))).toEqual(sorted(meanwhile(before, kept)));
        },
      ),
    ).toEqual([]);
  });

  test("another month takes all along, and gives it back with what was added", () => {
    const later = { ...kept.inputs, month: "2027-09" };
    const { change, undo } = replanning(kept, later);
    const changed = change([kept, other]);
    expect(changed).toEqual([{ ...kept, inputs: later, facts: {} }, other]);
    expect(undo(changed)).toEqual([kept, other]);
    const noted = meanwhile(changed, changed[0]!);
    expect(sorted(undo(noted))).toEqual(sorted(meanwhile([kept, other], kept)));
  });

  test("a removed plan comes back to its place, and what others got meanwhile stays", () => {
    const { change, undo } = removing([kept, other], kept);
    expect(change([kept, other])).toEqual([other]);
    const noted = meanwhile(change([kept, other]), other);
    expect(undo(noted)).toEqual([kept, ...noted]);
  });

  test("a removed plan that was made again meanwhile is one plan with the notes of both", () => {
    const { change, undo } = removing([kept], kept);
    const again = adding(PLAN)(change([kept]));
    const both = undo(noting(PLAN, "bank", "Call")(again));
    expect(both).toEqual([{ ...kept, facts: {}, notes: { bank: "Call" } }]);
  });
});

/** Ticks have no order. */
function sorted(plans: readonly KeptPlan[]) {
  return plans.map((plan) => ({ ...plan, done: plan.done.toSorted() }));
}

test("a month is told with its year", () => {
  expect(longDate("2027-06")).toBe("June 2027");
});
