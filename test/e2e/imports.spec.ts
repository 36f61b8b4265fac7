import { readFile } from "node:fs/promises";
import { contactsFile } from "../support/imports-page.ts";
import { openAsOwner } from "../support/owner-page.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("the owner imports 200 contacts, of which 15 are bad", async ({ page }) => {
  const name = `desk${Date.now()}`;
  await openAsOwner(page, "/contacts");
  await page.getByRole("link", { name: "Import contacts" }).click();
  const desktop = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  for (const shown of [page.getByRole("tab", { name: "Imports" }), page.getByRole("link", { name: "Contacts" })]) {
    await expect(shown).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(desktop);
  const chooser = page.getByLabel("Contacts file");
  await chooser.setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from("PK\u0003\u0004xl") });
  await expect(page.locator("[data-slot=field-error]")).toContainText("This is a spreadsheet, not a CSV file");
  await chooser.setInputFiles(contactsFile(name, 200, 15));
  await expect(page.getByText("200 contacts in the file")).toBeVisible();
  await expect(page.getByText("This file isn't UTF-8")).toBeVisible();
  await expect(page.getByRole("region", { name: "The first rows" })).toContainText('Ama "A"');
  await expect(page.getByRole("region", { name: "The first rows" })).toContainText("Ménsah 0");
  for (const [label, column] of [
    ["Email (required)", "E-mail"],
    ["First name", "First name"],
    ["Countries of interest", "Country of interest"],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true }).locator("option:checked")).toHaveText(column);
  }
  await expect(page.getByText("no place for it: Shoe size.")).toBeVisible();
  await expect(page.getByText("no guide with this name: Atlantis.")).toBeVisible();

  const optOut = page.getByRole("group", { name: "Opt-out" });
  await expect(optOut.getByLabel("“yes” (1)").locator("option:checked")).toHaveText("Unsubscribed");
  await expect(optOut.getByLabel("Empty (199)").locator("option:checked")).toHaveText("May be emailed");
  await page.getByLabel("Another column that says so").selectOption("Shoe size");
  await page.getByRole("button", { name: "Check the contacts" }).click();
  const asked = page.getByRole("group", { name: "Shoe size" }).getByLabel("“38” (200)");
  await expect(asked).toBeFocused();
  await expect(asked).toHaveAccessibleDescription("Say what this value means");
  await asked.selectOption("Says nothing about it");

  await page.getByRole("button", { name: "Check the contacts" }).click();
  await expect(page.getByText("Write what they agreed to")).toBeVisible();
  await expect(page.getByLabel("What these people agreed to")).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel("What these people agreed to").fill("Send me news about moving to Africa");
  await page.getByLabel("Day they agreed").fill("2026-03-02");
  await page.getByLabel("Where the list comes from").fill("Newsletter of our old site");
  await page.getByRole("checkbox", { name: /I may write to these people/ }).press("Space");
  await page.getByRole("button", { name: "Check the contacts" }).press("Enter");
  await expect(page.getByRole("heading", { name: "5. What will happen" })).toBeFocused();
  const counts = page.locator("[data-slot=import-counts]");
  await expect(counts).toHaveText(/New184.*Unsubscribed1.*Can't be imported15/);
  await expect(page.getByText("Row 14: This is not an email address")).toBeVisible();
  await expectAccessible(page);

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the rows left out" }).click();
  const leftOut = await readFile(await (await downloading).path(), "utf8");
  expect(leftOut.trim().split("\r\n")).toHaveLength(16);
  expect(leftOut).toContain("Shoe size,Reason");
  expect(leftOut).toContain("There is no email");
  expect(leftOut).not.toMatch(/^"?=/m);

  await page.getByRole("button", { name: "Import 185 contacts" }).click();
  await expect(page.getByText("185 contacts are imported.")).toBeVisible();
  const past = page.locator("[data-slot=past-import]").filter({ hasText: `${name}.csv` });
  await expect(past).toContainText("185 contacts added, 15 rows left out");
  await expectAccessible(page);
  await page.goto(`/contacts/opt-ins?source=import&q=${name}199`);
  const person = page.getByRole("link", { name: 'Ama "A" Ménsah 199' });
  await person.click();
  await expect(page.getByText("Newsletter of our old site")).toBeVisible();
  await expect(page.getByText('"Send me news about moving to Africa"')).toBeVisible();
  await expect(page.getByText("March 2, 2026")).toBeVisible();
});
