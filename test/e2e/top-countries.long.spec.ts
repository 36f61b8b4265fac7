import { FEATURED_COUNTRIES } from "../../web/content/countries/profiles.ts";
import { moveClock } from "../support/dialogs.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";

test("the back button returns from a guide to the profile that led to it", async ({ page }) => {
  await open(page, "/top-countries");
  await page.locator("#egypt").getByRole("link", { name: "Detailed Guide" }).click();
  await expect(page).toHaveURL(/\/country-guides\/egypt$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Egypt");
  await page.goBack();
  await expect(page.locator("#egypt")).toBeInViewport();
});

test.describe("in dark mode", () => {
  test.use({ colorScheme: "dark" });
  test("facts past their review day carry the amber mark on every profile, with enough contrast", async ({ page }) => {
    await moveClock(page, "2027-12-24");
    await open(page, "/top-countries");
    await expect(
      page.locator("[data-slot=featured-country] [data-slot=fact-overdue]:visible:not([data-slot=safety] *)"),
    ).toHaveCount(FEATURED_COUNTRIES.length);
    await expectAccessible(page, "main");
  });
});
