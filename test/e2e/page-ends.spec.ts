import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** A page of each kind that ends with links or a form. */
const ENDS = [
  "/belonging",
  "/cities/nairobi",
  "/community",
  "/country-guides",
  "/country-guides/kenya",
  "/faq",
  "/permits",
  "/retirees",
  "/visa-information/ghana/right-of-abode",
];

test("a page ends in at most one and a half screens of a phone: links, form and footer", async ({ page }) => {
  const found: string[] = [];
  for (const path of ENDS) {
    await page.goto(path);
    const heights = await Promise.all(
      ["main section:has([data-slot=pointers])", "[data-slot=opt-in]", "footer"].map(async (part) =>
        (await page.locator(part).count()) > 0 ? (await page.locator(part).last().boundingBox())!.height : 0,
      ),
    );
    expect(heights[0], path).toBeGreaterThan(0);
    const screens = heights.reduce((sum, height) => sum + height, 0) / 844;
    if (screens > 1.5) found.push(`${path}: ${screens.toFixed(2)} screens`);
  }
  expect(found).toEqual([]);
});
