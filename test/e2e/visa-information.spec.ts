import type { Page } from "@playwright/test";
import { closeDialog, OPEN_DIALOG } from "../support/dialogs.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";

function locateVisa(page: Page, country: string, type: string) {
  return {
    opener: page.getByRole("link", { name: `View details of the ${type} for ${country}` }),
    dialog: page.getByRole("dialog", { name: `${country}: ${type}` }),
  };
}

test("the URL opens a visa's dialog, and closing one gives the focus back", async ({ page }) => {
  await open(page, "/visa-information?visa=rwanda-residence-permit");
  const { dialog } = locateVisa(page, "Rwanda", "Residence Permit");
  await expect(dialog).toBeVisible();
  await closeDialog(page, dialog, "button");
  await expect(page).toHaveURL(/\/visa-information$/);

  const kenya = locateVisa(page, "Kenya", "Work Permit");
  await kenya.opener.click();
  await expect(kenya.dialog).toBeVisible();
  await expect(page).toHaveURL(/\/visa-information\/kenya\/work-permit$/);
  const sources = kenya.dialog.locator("[data-slot=fact-sources]");
  await sources.locator("summary").click();
  await expect(sources.getByText(/^Confirm at/).first()).toBeVisible();
  await expectAccessible(page, OPEN_DIALOG);
  await closeDialog(page, kenya.dialog, "Escape");
  await expect(kenya.opener).toBeFocused();
});

test("the important notice opens the embassy directory, by where the visitor lives", async ({ page }) => {
  await open(page, "/visa-information?visa=atlantis-visa");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Important notice" })).toBeVisible();
  const opener = page.getByRole("link", { name: "Contact Embassy Directory" });
  const dialog = page.getByRole("dialog", { name: "Embassy directory" });
  await opener.click();
  await expect(dialog.getByRole("heading", { level: 3 })).toHaveText(["In the USA", "In Canada", "In the UK"]);
  for (const host of ["travel.state.gov", "www.international.gc.ca", "www.gov.uk"]) {
    const link = dialog.locator(`a[href*="//${host}/"]`);
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("target", "_blank");
  }
  await expectAccessible(page, OPEN_DIALOG);
  await closeDialog(page, dialog, "Escape");
  await expect(opener).toBeFocused();
});
