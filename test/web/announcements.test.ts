import { expect, test } from "vitest";
import { countSendingDays, EVERYBODY } from "#domain/announcement.ts";
import { describeListed, describeSegment, reachText, shareDone, splitTags } from "#web/pages/announcements/format.ts";
import type { ListedAnnouncement } from "#web/pages/announcements/queries.ts";

const NO_PROGRESS = { reach: 0, queued: 0, sent: 0, failed: 0, withheld: 0, unsubscribed: 0 };

function listed(changes: Partial<ListedAnnouncement>): ListedAnnouncement {
  return {
    id: "news_1",
    status: "draft",
    subject: "We have news",
    segment: EVERYBODY,
    by: "owner",
    stoppedBy: null,
    sendAt: null,
    createdAt: "2026-11-21T12:00:00.000Z",
    updatedAt: "2026-11-21T12:00:00.000Z",
    startedAt: null,
    finishedAt: null,
    progress: NO_PROGRESS,
    ...changes,
  };
}

test("a segment is described by what was chosen, the calculator's two sources as one, or as everybody", () => {
  expect(describeSegment(EVERYBODY)).toBe("Everybody who asked for news");
  expect(
    describeSegment({
      sources: ["waitlist_page", "cost_calculator", "cost_calculator_html"],
      countries: ["Ghana", "Kenya"],
      tags: ["investor"],
    }),
  ).toBe("Waitlist or Cost calculator, Ghana or Kenya, investor");
});

test("a number of people that was not counted to its end is a least number", () => {
  expect(reachText({ people: 1, isComplete: true })).toBe("1 person");
  expect(reachText({ people: 1200, isComplete: false })).toBe("at least 1,200 people");
});

test("whoever got it, whom it failed for and whom it was withheld from are dealt with", () => {
  expect(shareDone(NO_PROGRESS)).toBe(0);
  expect(shareDone({ ...NO_PROGRESS, queued: 6, sent: 2, failed: 1, withheld: 1 })).toBe(0.4);
});

test("an email to more people than a day's limit takes so many days, begun ones included", () => {
  expect([1, 1000, 1001, 5000].map((people) => countSendingDays(people, 1000))).toEqual([1, 1, 2, 5]);
});

test("the list says of each announcement how far it has come", () => {
  const progress = { ...NO_PROGRESS, reach: 300, queued: 179, sent: 121 };
  expect(describeListed(listed({ status: "sending", progress }))).toBe("121 of about 300 people");
  expect(describeListed(listed({ status: "canceled", progress }))).toBe("121 people, then canceled");
  expect(describeListed(listed({ status: "sent", progress, finishedAt: "2026-11-21T12:00:00.000Z" }))).toMatch(
    /^121 people, Nov 2\d, 2026/,
  );
  expect(describeListed(listed({ status: "scheduled", progress, sendAt: "2026-12-01T12:00:00.000Z" }))).toMatch(
    /^300 people, on (Nov 30|Dec 1|Dec 2), 2026/,
  );
});

test("tags are split at commas, written as they are stored, each once", () => {
  expect(splitTags(" Investor, ,two  words,investor,")).toEqual(["investor", "two words"]);
});
