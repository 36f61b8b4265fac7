import { holdRequests } from "../support/held-requests.ts";
import { expect, test } from "../support/test.ts";

test("a tap before the scripts come shows the finder's matches without a reload @phone", async ({ page }) => {
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto("/?utm_source=letter", { waitUntil: "commit" });
  const hero = page.getByRole("form", { name: "Three wishes for a country" });
  await hero.getByLabel("Life there").selectOption("Coastal living");
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  await hero.getByRole("button", { name: "Show matches" }).click();
  release();
  await expect(page.locator("[data-slot=match]").first()).toBeVisible();
  await expect(page.getByLabel("Lifestyle priority")).toHaveValue("coastal");
  expect(await page.evaluate(() => "stayed" in globalThis)).toBe(true);
});
