import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SiteStatus } from "#web/features/site-status/status-query.ts";
import { listAttention } from "#web/pages/optin-report/attention.ts";
import { describeHealth } from "#web/pages/optin-report/describe-health.ts";
import type { Health, RecentLead } from "#web/pages/optin-report/queries.ts";
import { arrivedSince } from "#web/pages/optin-report/use-arrivals.ts";
import { compareWeeks, describePeriod } from "#web/pages/optin-report/format.ts";

function leadAt(minute: number, id = `lead_${minute}`): RecentLead {
  const createdAt = new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString();
  return {
    id,
    personId: "ama",
    fullName: null,
    email: "ama@example.com",
    goal: null,
    source: "waitlist_page",
    createdAt,
    unsubscribedAt: null,
  };
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

const healthy: Health = {
  status: "ok",
  reasons: [],
  oldestDueAt: null,
  lastSweepAt: "2026-11-21T12:00:00.000Z",
};

describe("the health of the site", () => {
  test("is told in sentences while all is well", () => {
    expect(describeHealth(healthy)).toEqual([
      "All is well.",
      expect.stringMatching(/^The cron job last ended well on Nov 21, 2026/),
    ]);
  });

  test("names what is wrong", () => {
    const sentences = describeHealth({
      ...healthy,
      status: "failing",
      reasons: ["bucket", "deliveries"],
      oldestDueAt: "2026-11-21T10:00:00.000Z",
      lastSweepAt: null,
    });
    expect(sentences).toEqual([
      "Something needs your attention:",
      "The storage bucket does not answer.",
      expect.stringMatching(/^A delivery has been due since Nov 21, 2026.*: the queue is behind/),
      "The cron job has not run yet.",
    ]);
  });
});

describe("what needs attention", () => {
  const now = Date.parse("2026-11-21T12:00:00.000Z");
  const quiet: SiteStatus = {
    formServiceHost: null,
    lastBackupAt: null,
    deliveries: { queued: 3, failed: 0, uncertain: 0 },
    quarantine: { waiting: 0, countedOnly: 0 },
    mail: { sent: 1999, limit: 2000, announcementLimit: 1000 },
  };
  const listed = (known: Partial<Parameters<typeof listAttention>[0]>) =>
    listAttention({ status: quiet, health: healthy, deadPosts: [], due: [], now, ...known }).map(({ text }) => text);

  test("is nothing while deliveries only wait, and nothing that is not known", () => {
    expect(listed({})).toEqual([]);
    expect(listed({ status: undefined, health: undefined, due: undefined })).toEqual([]);
  });

  test("begins with deliveries that failed for good, and has everything else that waits for the owner", () => {
    const texts = listed({
      status: {
        ...quiet,
        deliveries: { queued: 0, failed: 1000, uncertain: 1 },
        quarantine: { waiting: 2, countedOnly: 0 },
        mail: { sent: 2000, limit: 2000, announcementLimit: 1000 },
      },
      health: { ...healthy, status: "failing", reasons: ["bucket"] },
      due: ["2026-11-21T11:00:00.000Z", "2026-11-21T18:00:00.000Z"],
    });
    expect(texts).toEqual([
      "1,000 or more deliveries failed for good.",
      "The storage bucket does not answer.",
      "2 people wait for your answer until tonight. 1 is late.",
      "1 email may or may not have been sent.",
      "2 posts in the quarantine may come from people.",
      expect.stringMatching(
        /^The site has sent as many emails as it may in a day\. Further ones wait until \d+:\d\d.[AP]M\.$/,
      ),
    ]);
  });
});

test("a week is compared with the one before, and a period with as many days before", () => {
  expect(compareWeeks(5, 2)).toBe("3 more than the week before");
  expect(compareWeeks(0, 1200)).toBe("1,200 fewer than the week before");
  expect(compareWeeks(4, 4)).toBe("as many as the week before");
  expect(describePeriod({ total: 1, before: 0 })).toBe("1 lead (in as many days before: 0)");
  expect(describePeriod({ total: 1234, before: null })).toBe("1,234 leads");
});
