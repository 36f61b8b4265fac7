import { VISA_COUNTRIES } from "../../web/content/countries/visas.ts";
import { closeDialog, moveClock, OPEN_DIALOG } from "../support/dialogs.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";

const visas = VISA_COUNTRIES.flatMap(({ types }) => types);

test.describe("in dark mode", () => {
  test.use({ colorScheme: "dark" });
  test("facts past their review day carry the amber mark on cards and in dialogs", async ({ page }) => {
    await moveClock(page, "2028-02-01");
    await open(page, "/visa-information?visa=kenya-tourist-visa");
    const dialog = page.getByRole("dialog", { name: "Kenya: Visitor (eTA)" });
    await expect(dialog.getByText("Review overdue").first()).toBeVisible();
    await expectAccessible(page, OPEN_DIALOG);
    await closeDialog(page, dialog, "Escape");
    await expect(page.locator("[data-slot=visa-card] [data-slot=fact-overdue]:visible")).toHaveCount(visas.length);
    await expectAccessible(page, "[data-slot=visa-card]");
    await page.emulateMedia({ colorScheme: "light" });
    await expectAccessible(page, "#card-kenya-tourist-visa");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("details lead to the page of the visa, and the embassy directory is shown in the page", async ({ page }) => {
    await page.goto("/visa-information");
    await page.getByRole("link", { name: "View details of the Right of Abode for Ghana" }).click();
    await expect(page).toHaveURL(/\/visa-information\/ghana\/right-of-abode$/);
    await expect(page.getByText("Application process")).toBeVisible();
    await page.getByRole("link", { name: "Find the embassy of the country" }).click();
    await page.getByRole("link", { name: "Contact Embassy Directory" }).click();
    await expect(page.locator("#embassy-directory")).toBeVisible();
    await expect(page.locator("#embassy-directory")).toContainText("In Canada");
  });
});
