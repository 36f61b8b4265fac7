import { openEntry, saveButton } from "../support/desk-page.ts";
import { openAsOwner } from "../support/owner-page.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("a fee is found by its words, changed, seen as waiting, and undone", async ({ page }) => {
  await openAsOwner(page, "/desk/content");
  await page.getByLabel("Search everything the site says").fill("ghana entry us fee");
  await page.getByLabel("Country or subject").selectOption("Ghana");
  await expect(page).toHaveURL(/subject=Ghana/);
  await openEntry(page, "ghana.entry.us.fee");
  const text = page.getByLabel("What it says", { exact: true });
  const outcome = page.locator("[data-slot=entry-outcome]");
  const before = await text.inputValue();
  await text.fill(`${before} Pay by card.`);
  await expectAccessible(page);
  await page.getByLabel("Why? (if you want to say)").fill("The embassy said so.");
  await saveButton(page).click();
  await expect(outcome).toHaveText("Saved. It is waiting to be published.");
  await expect(page.locator("[data-slot=desk-entry]")).toContainText("Until");
  await expect(text).toHaveValue(`${before} Pay by card.`);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(outcome).toContainText("Undone.");
  await expect(text).toHaveValue(before);
});
