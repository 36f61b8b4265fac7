import { expectPicturesInTurn } from "../support/picture-pages.ts";
import { expect, test } from "../support/test.ts";

test("the home page loads its pictures as they come near, and nothing moves @both", async ({ page }) => {
  await expectPicturesInTurn(page, "/");
});

test("a page of cards loads its pictures as they come near, and nothing moves", async ({ page }) => {
  await expectPicturesInTurn(page, "/country-guides");
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
