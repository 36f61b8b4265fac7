import { expectPlanOnFourSheets, expectSheets } from "../support/sheets.ts";
import { expect, test } from "../support/test.ts";

test("a page of guides, visas or articles prints its cards on at most eight sheets", async ({ page }) => {
  for (const path of ["/country-guides", "/visa-information", "/blog"]) {
    await page.goto(path);
    await expectSheets(page, 8);
  }
});

test("an article prints with the sources of its facts", async ({ page }) => {
  await page.goto("/blog/first-ninety-days-in-ghana");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main").getByRole("heading", { name: "Where to confirm it" })).toBeVisible();
});

for (const country of ["kenya", "south-africa"])
  test(`a family's plan of ${country} prints on four sheets, with the month that fits and its sources`, async ({
    page,
  }) => {
    await expectPlanOnFourSheets(page, country);
  });
