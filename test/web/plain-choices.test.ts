import { expect, test } from "vitest";
import { PASSPORTS } from "#domain/passport-codes.ts";
import { PLAN_PASSPORTS } from "#domain/plan-answers.ts";
import { REASONS } from "#domain/reasons.ts";
import { plainChoice } from "#web/site/plain-choices.ts";
import { violationsIn } from "../support/violations.ts";

test("choices of a URL are read in any case and by their usual names", () => {
  expect(
    violationsIn(
      [
        ["passport", "US", "us"],
        ["passport", "usa", "us"],
        ["passport", "United States", "us"],
        ["passport", "GB", "uk"],
        ["passport", "ca", "canada"],
        ["passport", "ng", "NG"],
        ["passport", "Other", "other"],
        ["reason", "retire", "retirement"],
        ["reason", "Digital Nomad", "remote"],
        ["reason", "unheard-of", "unheard-of"],
        ["country", "South Africa", "south-africa"],
      ] as const,
      ([name, value, plain]) => {
        expect(plainChoice(name, value)).toBe(plain);
      },
    ),
  ).toEqual([]);
});

test("choices that our own pages write stay as they are", () => {
  for (const passport of [...PLAN_PASSPORTS, ...PASSPORTS]) expect(plainChoice("passport", passport)).toBe(passport);
  for (const reason of REASONS) expect(plainChoice("reason", reason)).toBe(reason);
});
