import { holdRequests } from "../support/held-requests.ts";
import { expectNothingMoved, loadFonts, recordShifts } from "../support/layout-shifts.ts";
import { expectArrivalWithoutShift } from "../support/site-in-pieces.ts";
import { test } from "../support/test.ts";

for (const path of ["/top-countries", "/contact"])
  test(`${path} arrives in pieces, and nothing moves @both`, async ({ page }) => {
    await expectArrivalWithoutShift(page, path);
  });

test("fonts that come after the first paint take the places of fallbacks of nearly their widths", async ({ page }) => {
  await recordShifts(page);
  for (const path of ["/", "/country-guides", "/blog"]) {
    const release = await holdRequests(page, /\.woff2$/);
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await page.getByRole("contentinfo").waitFor();
    release();
    await loadFonts(page);
    // At most a line more or less in the first screen: a fourth of what Core Web Vitals call good.
    await expectNothingMoved(page, 0.025);
    await page.unroute(/\.woff2$/);
  }
});
