import { expect, test } from "vitest";
import { FORM_FIELDS, TOOLS } from "#domain/visit-counts.ts";
import { VISIT_TEXTS } from "#web/pages/analytics/visits/copy.ts";
import { campaignParts, compareWeeks, formRows, pageName, planAnswerName } from "#web/pages/analytics/visits/format.ts";
import { violationsIn } from "../support/violations.ts";

test("this week is compared with the last in words", () => {
  expect(
    violationsIn(
      [
        [0, 0, "last week 0"],
        [3, 0, "last week 0"],
        [3, 2, "last week 2"],
        [50, 40, "last week 40, up 25%"],
        [36, 40, "last week 40, down 10%"],
        [40, 40, "last week 40, the same"],
        [0, 40, "last week 40, down 100%"],
        [1_250_000, 1000, "last week 1,000, up 124,900%"],
      ],
      ([thisWeek, lastWeek, words]) => {
        expect(compareWeeks({ thisWeek, lastWeek })).toBe(words);
      },
    ),
  ).toEqual([]);
});

test("a campaign names only what came of it", () => {
  const nothing = { name: "spring", entries: 0, views: 4, tools: 0, sent: 0, checkout: 0 };
  expect(campaignParts(nothing)).toBe("");
  expect(campaignParts({ ...nothing, entries: 1, sent: 2 })).toBe("1 visit, 2 forms sent");
});

test("the field where most people stop is marked, and none where nobody does", () => {
  const field = (field: string, reached: number, stopped: number) => ({ field, reached, stopped });
  const rows = formRows({
    form: "waitlist",
    begun: 9,
    sent: 5,
    fields: [field("email", 9, 3), field("fullName", 6, 1)],
  });
  expect(rows.map(({ label, value, mark }) => [label, value, mark])).toEqual([
    ["Email", 9, "3 stopped here"],
    ["Name", 6, undefined],
    ["Sent", 5, undefined],
  ]);
  const all = formRows({
    form: "waitlist",
    begun: 5,
    sent: 5,
    fields: [field("email", 5, 0), field("fullName", 5, 0)],
  });
  expect(all.every(({ mark }) => mark === undefined)).toBe(true);
});

test("an answer of a plan has its name", () => {
  expect(
    violationsIn(
      [
        ["country", "south-africa", "South Africa"],
        ["month", "2027-06", "June 2027"],
        ["reason", "remote", "Remote work for abroad"],
        ["month", "other", "All others"],
      ] as const,
      ([answer, name, words]) => {
        expect(planAnswerName(answer, name)).toBe(words);
      },
    ),
  ).toEqual([]);
});

test("every field, tool and page that is counted has words", () => {
  for (const field of new Set(Object.values(FORM_FIELDS).flat())) {
    expect(VISIT_TEXTS.forms.fields[field], field).toBeDefined();
  }
  for (const tool of TOOLS) expect(VISIT_TEXTS.tools.names[tool]).toBeDefined();
  expect([pageName("/"), pageName("other"), pageName("/faq")]).toEqual(["Home page", "All others", "/faq"]);
});
