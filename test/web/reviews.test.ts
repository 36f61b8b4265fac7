import { expect, test } from "vitest";
import { countReviews } from "#web/feeds/reviews.ts";
import { countDue } from "#web/pages/optin-report/reviews-due.tsx";

test("the report counts the facts whose day has come, of all pages", () => {
  const days = countReviews();
  expect(countDue(days, "2026-11-20")).toBe(0);
  const all = Object.values(days).reduce((sum, count) => sum + count, 0);
  expect(all).toBeGreaterThan(2000);
  expect(countDue(days, "2099-01-01")).toBe(all);
});
