import { COUNTRIES } from "../../domain/countries.ts";
import { COUNTRY_GUIDES } from "../../web/content/countries/guides.ts";
import { closeDialog, OPEN_DIALOG } from "../support/dialogs.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";

const WITHOUT_CARD = COUNTRIES.filter(({ id }) => COUNTRY_GUIDES.every((guide) => guide.id !== id));

test("an older link to a country without a card leads to the page of its guide", async ({ page }) => {
  for (const { id, name } of WITHOUT_CARD) {
    await open(page, `/country-guides?country=${id}`);
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toContainText("is a page of its own");
    // The dialogs differ in the name of the country alone.
    if (id === WITHOUT_CARD[0]!.id) await expectAccessible(page, OPEN_DIALOG);
    await dialog.getByRole("link", { name: "Open the guide" }).click();
    await expect(page).toHaveURL(`/country-guides/${id}`);
  }
});

test("in print an open guide fills the sheet with every section; closed ones are their cards", async ({ page }) => {
  await open(page, "/country-guides?country=nigeria");
  const nigeria = page.getByRole("dialog", { name: "Nigeria: the detailed guide" });
  await expect(nigeria).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(nigeria.getByText("Buying a home").first()).toBeVisible();
  await expect(page.locator("h1")).toBeHidden();
  await expect(page.locator("#guide-ghana")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await closeDialog(page, nigeria, "Escape");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("h1")).toBeVisible();
  const cards = page.locator("[data-slot=guide-card]");
  await expect(cards.filter({ visible: true })).toHaveCount(COUNTRY_GUIDES.length);
  await expect(cards.first().locator("[data-slot=highlights]")).toBeVisible();
  for (const guide of await page.locator("[data-slot=dialog]").all()) await expect(guide).toBeHidden();
});

test("at 200 and 400 % zoom a dialog shows its text under a short title, and nothing of it is cut off", async ({
  page,
}) => {
  const openers = {
    "/country-guides": "a[aria-haspopup=dialog][href='/country-guides/ghana']",
    "/blog": "a[aria-haspopup=dialog][href='/blog/health-care-before-during-after']",
  };
  for (const [path, opener] of Object.entries(openers)) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, path);
    await page.locator(opener).first().click();
    const dialog = page.getByRole("dialog");
    for (const [width, height] of [
      [640, 450],
      [320, 225],
      [195, 422],
    ] as const) {
      await page.setViewportSize({ width, height });
      const size = `${path} at ${width}x${height}`;
      const title = await dialog.locator("[data-slot=dialog-bar]").boundingBox();
      expect(title!.height, size).toBeLessThan(height / 2);
      const text = await dialog.locator("p").first().boundingBox();
      expect(text!.y, size).toBeLessThan(height - 24);
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth), size).toBe(0);
    }
  }
});
