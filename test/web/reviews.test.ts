import { expect, test } from "vitest";
import { COUNTRIES } from "#domain/countries.ts";
import { dueBySubject } from "#web/lib/review-list.ts";
import { listReviews } from "#web/feeds/reviews.ts";

const reviews = listReviews();

test("what is due on a day is listed by country: first travel advice, then visas, then all", () => {
  expect(dueBySubject(reviews, "2026-11-23").size).toBe(0);
  const advice = dueBySubject(reviews, "2026-12-26");
  for (const { name } of COUNTRIES) {
    const pages = advice.get(name)!.map(({ read }) => read.url);
    expect(
      pages.some((url) => url?.startsWith("https://travel.")),
      name,
    ).toBe(true);
  }
  const visas = dueBySubject(reviews, "2027-02-21").get("Kenya")!;
  expect(visas.some(({ read }) => read.name.includes("Electronic Travel Authorization"))).toBe(true);
  const days = visas.map(({ reviewOn }) => reviewOn);
  expect(days).toEqual(days.toSorted());
});

test("after twelve months every fact is due, each counted once", () => {
  const all = [...dueBySubject(reviews, "2028-01-01").values()].flat();
  expect(all).toHaveLength(reviews.length);
  expect(all.reduce((sum, { facts }) => sum + facts, 0)).toBeGreaterThan(400);
});
