import { expect, test } from "vitest";
import { describeVisitor } from "#web/features/visitor/describe-visitor.ts";
import { ALL_CHOICES } from "#web/features/visitor/visitor-line.tsx";
import { NO_CHOICES, type VisitorChoices } from "#web/lib/visitor-choices.ts";
import { violationsIn } from "../support/violations.ts";

type Asked = readonly (keyof VisitorChoices)[];

test("a page's line says what it assumes, of what it depends on", () => {
  expect(
    violationsIn(
      [
        ["For any passport and reason", {}, ALL_CHOICES],
        ["For a US passport, retiring, 2 adults", { passport: "us", reason: "retirement", adults: "2" }, ALL_CHOICES],
        ["For a British passport, any reason, one adult", { passport: "uk", children: "0" }, ALL_CHOICES],
        ["For any passport, studying, one adult, one child", { reason: "study", children: "1" }, ALL_CHOICES],
        ["For any passport and reason, 2 adults", { adults: "2" }, ALL_CHOICES],
        ["For a passport from Nigeria", { passport: "NG", reason: "job" }, ["passport"]],
        ["For any reason", { passport: "us" }, ["reason"]],
        ["For one adult", {}, ["adults", "children"]],
        ["For 2 adults, 3 children", { adults: "2", children: "3" }, ["adults", "children"]],
        ["For any number of children", {}, ["children"]],
      ] as [string, Partial<VisitorChoices>, Asked][],
      ([words, choices, asked]) => {
        expect(describeVisitor({ ...NO_CHOICES, ...choices }, asked)).toBe(words);
      },
    ),
  ).toEqual([]);
});
