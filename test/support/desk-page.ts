import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Opens one thing's form at the desk, signed in already. */
export async function openEntry(page: Page, id: string) {
  await page.goto(`/desk/content/${id}`);
  await expect(page.locator("[data-slot=desk-form]")).toBeVisible();
}

/** The button that saves a form of the desk. */
export function saveButton(page: Page) {
  return page.getByRole("button", { name: "Save", exact: true });
}
