import { expect, open, test } from "../support/test.ts";

test("a reader's page opens what holds for the visitor's passport, and puts it first", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("my-move", JSON.stringify({ passport: "uk" })));
  await open(page, "/retirees");
  const folds = page.locator("#pensions details[data-home]");
  await expect(folds.first()).toHaveAttribute("open");
  await expect(folds.first()).toContainText("UK State Pension: frozen or not");
  await expect(folds.nth(1)).not.toHaveAttribute("open");
});
