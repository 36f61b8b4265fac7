import { expect, test } from "../support/test.ts";

test.use({ expectedNoise: [/ERR_FAILED/] });

test("a page whose scripts are lost asks for them a few times and says what works without them", async ({ page }) => {
  await page.clock.install();
  let asked = 0;
  await page.route("**/assets/start-*.js", (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto("/my-plan");
  const link = page.locator('main a[href="/my-plan/ghana"]').first();
  await expect(link).toBeHidden();
  // The pauses before a script is asked for again are of the page's time.
  let turn = 0;
  await expect(async () => {
    turn += 1;
    await page.mouse.move(200 + 8 * turn, 300);
    await page.clock.runFor(1000);
    await expect(page.locator("html")).toHaveAttribute("data-lost", /.*/, { timeout: 100 });
  }).toPass({ intervals: [0] });
  await expect(link).toBeVisible();
  await expect(page.locator("form.with-scripts").first()).toBeHidden();
  expect(asked).toBeLessThanOrEqual(8);
});
