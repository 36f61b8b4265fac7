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

test("the finder's map loads without moving the page", async ({ page }) => {
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

test("in both themes no picture is blank before its file has come", async ({ page }) => {
  // The posters come as late as can be: never.
  await page.route("**/assets/posters/*", () => {});
  for (const path of ["/", "/country-guides", "/blog", "/top-countries"]) {
    await page.goto(path, { waitUntil: "commit" });
    await page.locator("footer").first().waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const blank = await page.locator("main img").evaluateAll((images) =>
        images
          .filter((image) => image.checkVisibility() && image.clientHeight > 0)
          .filter((image) => {
            const hasCome = (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 1;
            return !hasCome && !getComputedStyle(image).backgroundImage.includes("gradient(");
          })
          .map((image) => image.outerHTML.slice(0, 100)),
      );
      const withoutHero = blank.filter((html) => !html.includes("/media/hero"));
      expect(withoutHero, `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});
