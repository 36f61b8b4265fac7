import { shownOutcome } from "../support/outcome.ts";
import { someone } from "../support/someone.ts";
import { expect, open, test } from "../support/test.ts";
import { openTranslated, translate } from "../support/translation.ts";

test("the finder answers in a page that the browser has translated", async ({ page }) => {
  await open(page, "/");
  await translate(page);
  const press = () => page.locator("[data-slot=finder] [type=submit]").click();
  const status = page.locator("[data-slot=finder] [role=status]").last();
  await page.locator("[data-slot=finder] [name=lifestyle]").selectOption("retirement");
  await press();
  await expect(page.locator("[data-slot=match]")).toHaveCount(3);
  await expect(status).toContainText("Mauritius");
  await page.locator("[data-slot=finder] [name=language]").selectOption("arabic");
  await press();
  await expect(page.locator("[data-slot=match]")).toHaveCount(2);
  await expect(status).toHaveText("fr: 2 matches: Egypt, Morocco.");
  await page.goBack();
  await page.goBack();
  await expect(page.locator("[data-slot=match]")).toHaveCount(0);
});

test.describe("in a page that was translated before its scripts came", () => {
  // React finds other words than its own, renders the island again, and says so.
  test.use({ expectedNoise: [/React error #418/] });

  test("a form keeps what was typed, and its held press sends it", async ({ page }) => {
    const form = page.locator("form");
    await openTranslated(page, "/community", async () => {
      await form.locator("[name=email]").fill(someone());
      await form.locator("[type=submit]").click();
    });
    await expect(shownOutcome(form)).toContainText("fr: ");
    await expect(form.locator("[name=email]")).toHaveValue("");
    await expect(page).toHaveURL(/\/community$/);
  });
});
