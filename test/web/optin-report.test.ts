import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RecentLead } from "#web/pages/optin-report/queries.ts";
import { arrivedSince } from "#web/pages/optin-report/use-arrivals.ts";

function leadAt(minute: number, id = `lead_${minute}`): RecentLead {
  const createdAt = new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString();
  return { id, fullName: null, email: "ama@example.com", goal: null, source: "waitlist_page", createdAt };
}

describe("the new leads of a poll", () => {
  test("are the rows before the first known one, in their order, also when none was known", () => {
    const minutes = fc.uniqueArray(fc.integer({ min: 0, max: 59 }), { maxLength: 20 });
    fc.assert(
      fc.property(minutes, fc.nat(20), (chosen, split) => {
        const leads = chosen.toSorted((a, b) => b - a).map((minute) => leadAt(minute));
        expect(arrivedSince(leads.slice(split), leads)).toEqual(leads.slice(0, split));
      }),
    );
  });

  test("do not include a lead that moved up in the list, or one that changed", () => {
    const before = [leadAt(30), leadAt(20)];
    expect(arrivedSince(before, [leadAt(30), leadAt(10)])).toEqual([]);
    expect(arrivedSince(before, [{ ...leadAt(30), goal: "Schools" }, leadAt(20)])).toEqual([]);
  });

  test("include another lead of the same millisecond", () => {
    expect(arrivedSince([leadAt(30)], [leadAt(30, "lead_twin"), leadAt(30)])).toEqual([leadAt(30, "lead_twin")]);
  });
});
