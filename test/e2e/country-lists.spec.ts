import { COUNTRIES } from "../../domain/countries.ts";
import { expect, open, test } from "../support/test.ts";

const PAGES = ["/country-guides", "/top-countries", "/visa-information", "/belonging", "/compare"];

/** Pixels of a row: a picture, a name and two lines. */
const MOST = 78;

test("each list of countries has a short row for every country @phone", async ({ page }) => {
  for (const path of PAGES) {
    await open(page, path);
    const rows = page.locator(".country-row");
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(heights, path).toHaveLength(COUNTRIES.length);
    expect(Math.max(...heights), path).toBeLessThanOrEqual(MOST);
  }
});

test("a row of a list leads to its page wherever it is pressed", async ({ page }) => {
  await open(page, "/country-guides");
  await page.locator(".country-row", { hasText: "Kenya" }).click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(/\/country-guides\/kenya$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a row of the pairs opens to the comparisons of its country", async ({ page }) => {
    await page.goto("/compare");
    await page.locator(".country-row", { hasText: "Kenya" }).click();
    await page.getByRole("link", { name: "Kenya and Ghana compared" }).click();
    await expect(page).toHaveURL(/\/compare\/ghana-vs-kenya$/);
  });
});
