import { expectNothingMoved, recordShifts } from "../support/layout-shifts.ts";
import { servePageInPieces } from "../support/site-in-pieces.ts";
import { expect, test } from "../support/test.ts";

for (const path of ["/", "/top-countries", "/contact"])
  test(`${path} arrives in pieces, and nothing moves`, { tag: "@both" }, async ({ page }) => {
    const site = await servePageInPieces(path);
    await recordShifts(page);
    await page.goto(site.url, { waitUntil: "commit" });
    let isMore = true;
    while (isMore) {
      isMore = site.sendPiece();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expectNothingMoved(page);
    site.close();
  });
