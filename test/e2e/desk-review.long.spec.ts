import type { Page } from "@playwright/test";
import { putOffUntil, reportSection } from "../support/desk-page.ts";
import { openAsOwner } from "../support/owner-page.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const review = (page: Page) => page.locator("[data-slot=desk-review]");

test("the owner answers due facts with one key each, and takes an answer back", async ({ page }) => {
  await reportSection(page, "kenya-goods");
  await openAsOwner(page, "/desk/review");
  const list = review(page);
  const fact = list.getByRole("heading", { level: 3 }).last();
  await expect(list.getByRole("heading", { name: /facts are due for review/ })).toBeVisible();
  await putOffUntil(list, "The desk at the airport told me something else.");
  await expectAccessible(page);

  // What is due of a chapter is one act.
  const unit = list.locator("[data-slot=due-unit]");
  await expect(unit.getByRole("heading")).toHaveText(/^Kenya, .+: \d+ facts on \d+ pages$/);
  await unit.getByRole("button", { name: "All still right" }).click();
  await expect(list.getByText(/^Still right: Kenya, .+: \d+ facts$/)).toBeVisible();
  await page.keyboard.press("u");
  await expect(unit).toBeVisible();

  const first = await fact.innerText();
  await page.keyboard.press("s");
  await expect(list.getByText(/^Still right: Kenya/)).toBeVisible();
  await expect(fact).not.toHaveText(first);
  await expect(fact).toBeFocused();
  await page.keyboard.press("u");
  await expect(fact).toHaveText(first);

  await page.keyboard.press("o");
  await page.keyboard.type("Ms. Wanjiru, customs");
  await page.keyboard.press("Enter");
  await expect(list.getByText(/^Still right: Kenya/)).toBeVisible();
  await page.keyboard.press("n");
  await expect(list.getByText(/^Could not be confirmed: Kenya/)).toBeVisible();
  await expect(list.getByText("2 of")).toBeVisible();

  await page.keyboard.press("c");
  const form = list.locator("[data-slot=desk-form]");
  await form.getByLabel("Note", { exact: true }).fill("Ask customs first.");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(list.getByText(/^Changed: Kenya/)).toBeVisible();

  await page.getByRole("tab", { name: "Waiting to be published" }).click();
  const waiting = page.locator("[data-slot=change]");
  await expect(waiting.filter({ hasText: "Confirmed by the office" })).toContainText("Ms. Wanjiru, customs");
  await expect(waiting.filter({ hasText: "Could not be confirmed" })).toHaveCount(1);
  await expectAccessible(page);
  const own = waiting.filter({ hasText: "Ms. Wanjiru, customs" });
  await own.getByRole("button", { name: /^Undo/ }).click();
  await expect(own).toHaveCount(0);
  await page.getByRole("tab", { name: "History" }).click();
  await expect(page.locator("[data-slot=change]").filter({ hasText: "Undone" }).first()).toBeVisible();
});
