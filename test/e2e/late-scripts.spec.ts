import { holdRequests } from "../support/held-requests.ts";
import { expect, test } from "../support/test.ts";

test("a tap before the scripts come shows the finder's matches without a reload @phone", async ({ page }) => {
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto("/?utm_source=letter", { waitUntil: "commit" });
  const finder = page.getByRole("form", { name: "Country Finder Tool" });
  await finder.getByLabel("Lifestyle priority").selectOption("Coastal living");
  await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  await finder.getByRole("button", { name: "Find My Matches" }).click();
  release();
  await expect(page.locator("[data-slot=match]").first()).toBeVisible();
  await expect(page.getByLabel("Lifestyle priority")).toHaveValue("coastal");
  expect(await page.evaluate(() => "stayed" in globalThis)).toBe(true);
});

test("a link that is pressed before the scripts come takes the choices of the URL along @phone", async ({ page }) => {
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto("/country-guides/ghana?passport=USA&reason=retire", { waitUntil: "commit" });
  await page
    .getByRole("main")
    .getByRole("link", { name: /permits/i })
    .first()
    .click();
  release();
  await expect(page).toHaveURL(/\/permits\?.*passport=us.*reason=retirement|permits.*reason=retirement.*passport=us/);
});
