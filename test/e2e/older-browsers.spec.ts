import { makeOlder } from "../support/older-browser.ts";
import { someone } from "../support/someone.ts";
import { expect, open, test } from "../support/test.ts";

test("a calculator, a dialog and a form work in the oldest supported browsers", async ({ page }) => {
  await makeOlder(page);
  await open(page, "/cost-calculator?current=canada&target=ghana&income=60000&currency=CAD");
  await expect(page.locator("[data-slot=comparison-result]")).toBeVisible();

  await open(page, "/country-guides");
  await page.locator("[data-slot=guide-card]").first().locator("[data-slot=dialog-opener]").click();
  await expect(page.getByRole("dialog")).toBeVisible();

  await open(page, "/waitlist?utm_campaign=older");
  await page.getByLabel("Email").fill(someone());
  await page.getByLabel("Full name").fill("Ama Mensah");
  await page.locator("form").getByRole("button").click();
  await expect(page.locator("[data-slot=toast]")).toContainText("Welcome to the waitlist!");
});
