import type { Page } from "@playwright/test";
import { expect, open } from "./test.ts";

/** A month that leaves time for everything, and one that does not; both are months from today, so that they stay so. */
export function monthIn(months: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() + months, 1)).toISOString().slice(0, 7);
}
export const EASY = `country=kenya&month=${monthIn(14)}&passports=us&reason=remote`;
export const FAMILY = `country=kenya&month=${monthIn(2)}&passports=us.uk&adults=2&children=6.9.12&animals=1&reason=remote&luggage=container.car`;

export function parts(page: Page) {
  const form = page.getByRole("form", { name: "Your move" });
  const plan = page.getByRole("article");
  return {
    form,
    plan,
    tasks: plan.locator("[data-slot=plan-task]"),
    conflicts: plan.locator("[data-slot=conflicts]"),
    make: form.getByRole("button", { name: "Make my plan" }),
    undo: plan.getByRole("button", { name: "Undo" }),
  };
}

/** Opens the parts of the form that can be left alone. */
export async function openParts(page: Page) {
  await parts(page).form.evaluate((form) => {
    for (const part of form.querySelectorAll("details")) part.open = true;
  });
}

/** Opens a shared plan and makes it one's own. */
export async function openOwn(page: Page, search: string) {
  await open(page, `/my-plan?${search}`);
  await page.getByRole("button", { name: "Save my own copy" }).click();
  await expect(parts(page).plan.getByRole("checkbox").first()).toBeVisible();
}

/** Ticks the first task of a plan. */
export async function tickFirst(page: Page) {
  await parts(page)
    .plan.getByRole("checkbox", { name: /^Done:/ })
    .first()
    .check();
}
