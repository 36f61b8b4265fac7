import { contactsFile, fillIn } from "../support/imports-page.ts";
import { OWNER_KEY } from "../support/owner-key.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("the owner deletes an import, and lifts an unsubscription that it stated @both", async ({ page, isMobile }) => {
  const name = `${isMobile ? "deletedPhone" : "deleted"}${Date.now()}`;
  await fillIn(page, contactsFile(name, 200, 15));
  await page.getByRole("button", { name: "Check the contacts" }).click();
  await page.getByRole("button", { name: "Import 185 contacts" }).click();
  const past = page.locator("[data-slot=past-import]").filter({ hasText: `${name}.csv` });
  await past.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this import?" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Delete the import" }).click();
  await expect(page.getByText("The import is deleted.")).toBeVisible();
  await expect(past).toContainText("Deleted");
  await expect(past).toContainText("1 person stays unsubscribed because this file says so.");
  await past.getByRole("button", { name: "Show them" }).click();
  await expectAccessible(page);
  const email = `${name.toLowerCase()}0@list.example`;
  await page.getByRole("button", { name: `Allow emails: ${email}` }).click();
  await expect(page.getByText(`${email} can get emails again.`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(past.getByRole("button")).toHaveCount(0);
  await page.goto(`/contacts/people?q=${name}1`);
  await expect(page.getByText("No entry matches these filters").last()).toBeVisible();
});

test.describe(() => {
  test.use({ expectedNoise: [/status of 401 |ERR_FAILED/] });
  test("an import goes on where it stopped, after a broken connection and the end of the session", async ({ page }) => {
    const name = `broken${Date.now()}`;
    await fillIn(page, contactsFile(name, 450));
    await page.getByRole("button", { name: "Check the contacts" }).click();
    let requests = 0;
    await page.route("**/api/imports/*/rows", async (route) => {
      requests += 1;
      if (requests === 2) return route.abort();
      // The first part arrived, and the answer to it did not.
      if (requests === 3) {
        await route.fetch();
        await page.context().clearCookies();
        return route.fulfill({ status: 401, json: { error: { code: "signed_out", message: "Sign in." } } });
      }
      return route.continue();
    });
    await page.getByRole("button", { name: "Import 450 contacts" }).click();
    await expect(page.getByText("We could not reach our server.")).toBeVisible();
    await page.getByRole("button", { name: "Continue" }).click();
    const panel = page.getByRole("dialog", { name: "Your session has ended" });
    await panel.getByLabel("Owner key").fill(OWNER_KEY);
    await panel.getByRole("button", { name: "Sign in" }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByLabel("Where the list comes from")).toHaveValue("Newsletter of our old site");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("450 contacts are imported.")).toBeVisible();
    const past = page.locator("[data-slot=past-import]").filter({ hasText: `${name}.csv` });
    await expect(past).toContainText("450 contacts added");
  });
});
