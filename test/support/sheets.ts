import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Expects that a page fits on a number of sheets: the browser refuses to print the next one, and draws none for that. */
export async function expectSheets(page: Page, atMost: number, format: "A4" | "Letter" = "A4") {
  const next = page.pdf({ format, pageRanges: `${atMost + 1}` });
  await expect(next, `${page.url()} on ${format}`).rejects.toThrow("Page range exceeds page count");
}

/** Expects a family's plan of a country on four sheets, with the first month that fits and its sources. */
export async function expectPlanOnFourSheets(page: Page, country: string) {
  const soon = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000).toISOString().slice(0, 7);
  const family = "passports=us.uk&adults=2&children=0.4.4&animals=2&luggage=container.car&reason=remote";
  await page.goto(`/my-plan?country=${country}&month=${soon}&${family}`);
  await page.getByRole("button", { name: "Save my own copy" }).click();
  await expect(page.getByRole("checkbox", { name: /^Done:/ }).first()).toBeVisible();
  for (const format of ["A4", "Letter"] as const) await expectSheets(page, 4, format);
  await page.emulateMedia({ media: "print" });
  const plan = page.getByRole("article");
  await expect(plan.getByText(/The first month in which everything fits: \w+ 20\d\d\./)).toBeVisible();
  await expect(plan.getByRole("button").filter({ visible: true })).toHaveCount(0);
  await expect(
    plan.locator("[data-slot=plan-task]").filter({ hasText: /\[\d+[\d, ]*(, estimate)?\]/ }),
  ).not.toHaveCount(0);
  await expect(plan.getByRole("heading", { name: "Sources" })).toBeVisible();
  await expect(plan.getByText(/^1\. \w+/)).toBeVisible();
}
