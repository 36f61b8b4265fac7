import { expect, test } from "vitest";
import { COUNTRIES_BY_MONTH, costBadge, monthInShort, yearUsd } from "#web/content/month-in-short.ts";

test("the cost badge of a country never says less than that of a cheaper one", () => {
  const badges = COUNTRIES_BY_MONTH.map(({ id }) => costBadge(id)).filter((badge) => badge !== undefined);
  const ranks = badges.map((badge) => ["Low", "Low-Medium", "Medium", "Medium-High"].indexOf(badge));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(ranks).not.toContain(-1);
});

test("a year is named where the month has all its costs, and nowhere else", () => {
  for (const { id } of COUNTRIES_BY_MONTH) expect(yearUsd(id) !== null, id).toBe(monthInShort(id).startsWith("$"));
});
