import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { describeHealth } from "#web/pages/optin-report/health-words.ts";
import type { Health, RecentLead } from "#web/pages/optin-report/queries.ts";
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

describe("the health of the site", () => {
  const healthy: Health = {
    status: "ok",
    reasons: [],
    schemaVersion: "0005",
    oldestDueAt: null,
    lastSweepAt: "2026-11-21T12:00:00.000Z",
    details: { configuration: [], missingTables: [], failingSteps: [], erasures: 0 },
  };

  test("is told in sentences while all is well", () => {
    expect(describeHealth(healthy)).toEqual([
      "All is well.",
      expect.stringMatching(/^The job that runs every five minutes last ended on November 21, 2026/),
      "No removal is unfinished.",
    ]);
  });

  test("names what is wrong, and the removals that are not finished", () => {
    const sentences = describeHealth({
      ...healthy,
      status: "failing",
      reasons: ["configuration", "sweep"],
      lastSweepAt: null,
      details: {
        configuration: ["MAIL_FROM must be an email address."],
        missingTables: [],
        failingSteps: [{ step: "pictures", error: "Error" }],
        erasures: 2,
      },
    });
    expect(sentences.join("\n")).toContain("MAIL_FROM must be an email address.");
    expect(sentences.join("\n")).toContain("pictures (Error)");
    expect(sentences.join("\n")).toContain("not finished: 2.");
    expect(sentences[0]).toBe("Something needs your attention:");
  });
});
