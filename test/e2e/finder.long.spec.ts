import { expectLabelsApart } from "../support/finder-map.ts";
import { expect, open, test } from "../support/test.ts";

test("on a phone no label of the map hides a country @phone", async ({ page }) => {
  await open(page, "/?lifestyle=none&language=english&investment=none");
  await page.locator("[data-slot=finder]").scrollIntoViewIfNeeded();
  await expectLabelsApart(page);
});

test.describe("when the connection fails", () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  test("says that the matches could not be loaded, and the next press loads them", async ({ page }) => {
    await page.route(/assets\/late-finder-/, (route) => route.abort());
    await open(page, "/");
    await page.getByRole("button", { name: "Find My Matches" }).click();
    await expect(page.getByText("The matches could not be loaded.")).toBeVisible();
    await page.unroute(/assets\/late-finder-/);
    await page.getByRole("button", { name: "Find My Matches" }).click();
    await expect(page.locator("[data-slot=match]").getByRole("heading")).toHaveText(["Egypt", "Ethiopia", "Nigeria"]);
  });
});
