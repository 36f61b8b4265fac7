import { expect, test } from "vitest";
import type { ActivityAction, ActivityDetails } from "#domain/activity.ts";
import { detailTexts } from "#web/pages/admin/activity-log.tsx";
import { ACTIVITY_LOG } from "#web/pages/admin/copy.ts";

function entryText(action: ActivityAction, details: ActivityDetails) {
  return [ACTIVITY_LOG.actions[action], ...detailTexts(details)].join(" · ");
}

test.each<[ActivityAction, ActivityDetails, string]>([
  ["send", { replies: 1 }, "Sent · 1 reply"],
  ["send", { tests: 1 }, "Sent · 1 test email"],
  ["send", { deliveries: 2 }, "Sent · 2 deliveries again"],
  ["erasure", { leads: 3, messages: 0 }, "Erased a person · 3 leads"],
  ["announcement", { step: "tested" }, "Worked on an announcement · sent as a test"],
  ["announcement", { step: "unscheduled" }, "Worked on an announcement · made a draft again"],
])("%s with %o reads as what was done", (action, details, text) => {
  expect(entryText(action, details)).toBe(text);
});
