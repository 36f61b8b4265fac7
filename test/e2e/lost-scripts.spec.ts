import { expect, test } from "../support/test.ts";

test.use({ expectedNoise: [/ERR_FAILED/] });

test("a page whose scripts are lost says what works without them", async ({ page }) => {
  await page.route("**/assets/start-*.js", (route) => route.abort());
  await page.goto("/my-plan");
  await page.keyboard.press("Shift");
  await expect(page.locator('main a[href="/my-plan/ghana"]').first()).toBeVisible();
  await expect(page.locator("form.with-scripts").first()).toBeHidden();
});
