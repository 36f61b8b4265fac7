import { holdRequests } from "../support/held-requests.ts";
import { loadFonts } from "../support/layout-shifts.ts";
import { expectPicturesInTurn } from "../support/picture-pages.ts";
import { expect, test } from "../support/test.ts";

for (const path of ["/top-countries", "/visa-information", "/blog"])
  test(`${path} loads its pictures as they come near, and nothing moves @both`, async ({ page }) => {
    await expectPicturesInTurn(page, path);
  });

test("a page of cards loads its pictures as they come near on a phone @phone", async ({ page }) => {
  await expectPicturesInTurn(page, "/country-guides");
});

test("the finder's map loads without moving the page", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const finder = page.locator("[data-slot=finder]");
  const release = await holdRequests(page, /\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  await page.waitForFunction(() => document.styleSheets.length > 0);
  await loadFonts(page);
  const before = (await finder.boundingBox())!.height;
  release();
  await finder.scrollIntoViewIfNeeded();
  await expect(page.locator("[data-slot=africa-map]")).toBeVisible();
  expect((await finder.boundingBox())!.height).toBe(before);
});
