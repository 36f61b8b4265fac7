import fc from "fast-check";
import { expect, test } from "vitest";
import { matchesQuery } from "#web/features/search/text-search.ts";
import { violationsIn } from "../support/violations.ts";

test("a query matches a text that contains it, whatever the case", () => {
  expect(
    violationsIn(
      [
        ["VISA", ["Do I need a visa before I travel?"], true],
        ["  visa ", ["Which papers?", "A Visa and a passport"], true],
        ["isa bef", ["Do I need a visa before I travel?"], true],
        ["", ["anything"], true],
        ["   ", ["anything"], true],
        ["visas", ["Do I need a visa?"], false],
        [".*", ["no pattern is read here"], false],
        ["cote d’ivoire", ["CÔTE D'IVOIRE"], true],
      ] as const,
      ([query, texts, expected]) => {
        expect(matchesQuery(query, texts)).toBe(expected);
      },
    ),
  ).toEqual([]);
});

test("any part of a text finds it, in any case", () => {
  fc.assert(
    fc.property(fc.string(), fc.stringMatching(/^[a-z ]*$/), fc.string(), (before, part, after) => {
      expect(matchesQuery(part.toUpperCase(), [before + part + after])).toBe(true);
    }),
  );
});
