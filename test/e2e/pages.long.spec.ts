import { DETAIL_PAGE_SAMPLES, PAGES, PAGES_OF_EACH_KIND } from "../support/pages.ts";
import { expectAllSound } from "../support/sound-pages.ts";
import { expect, test } from "../support/test.ts";

const paths = [
  ...PAGES,
  ...DETAIL_PAGE_SAMPLES,
  "/country-guides/ghana/entry",
  "/country-guides/ghana/permits",
  "/country-guides/ghana/print",
].filter((path) => !PAGES_OF_EACH_KIND.includes(path));

test("the pages like those of the short run have their frame, fit any width and are accessible", async ({ page }) => {
  // A page takes a second alone.
  test.setTimeout(paths.length * 8000);
  await expectAllSound(page, paths);
});

test("the numbers of contents lists stay in one line", async ({ page }) => {
  for (const path of ["/country-guides/ghana", "/privacy-policy", "/blog/health-care-before-during-after"]) {
    await page.goto(path);
    const lines = await page
      .locator("main nav ol li span:first-child")
      .evaluateAll((numbers) => numbers.map((number) => number.getClientRects().length + number.clientHeight / 40));
    expect(lines.length, path).toBeGreaterThan(3);
    expect(Math.max(...lines), path).toBeLessThan(2);
  }
});
