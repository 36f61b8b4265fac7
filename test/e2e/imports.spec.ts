import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { OWNER_KEY } from "../support/owner-key.ts";
import { openAsOwner } from "../support/owner-page.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const HEADINGS = "E-mail;First name;Last name;Country of interest;Tags;Opt-out;Shoe size";
const BAD_EMAILS = ["", "nobody", "two@@list.example", "a b@list.example", "=cmd|' /C calc'!A0"];

/** A file of contacts of a name of their own, as a spreadsheet saves it; every thirteenth of the first 195 is bad. */
function contactsFile(name: string, count: number, bad = 0) {
  const lines = Array.from({ length: count }, (_, index) => {
    const isBad = index % 13 === 12 && (index + 1) / 13 <= bad;
    const email = isBad ? BAD_EMAILS[index % BAD_EMAILS.length] : `${name}${index}@list.example`;
    return `${email};"Ama ""A""";Ménsah ${index};Ghana, Atlantis;vip;${index === 0 ? "yes" : ""};38`;
  });
  const buffer = Buffer.from([HEADINGS, ...lines].join("\r\n"), "latin1");
  return { name: `${name}.csv`, mimeType: "text/csv", buffer };
}

/** Opens the imports from the lists, chooses a file and says what its people agreed to. */
async function fillIn(page: Page, file: ReturnType<typeof contactsFile>) {
  await openAsOwner(page, "/contacts");
  await page.getByRole("link", { name: "Import contacts" }).click();
  await page.getByLabel("Contacts file").setInputFiles(file);
  await page.getByLabel("What these people agreed to").fill("Send me news about moving to Africa");
  await page.getByLabel("Day they agreed").fill("2026-03-02");
  await page.getByLabel("Where the list comes from").fill("Newsletter of our old site");
  await page.getByRole("checkbox", { name: /I may write to these people/ }).check();
}

test(
  "the owner imports 200 contacts, of which 15 are bad, and undoes it",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    const name = `${isMobile ? "phone" : "desk"}${Date.now()}`;
    await openAsOwner(page, "/contacts/imports");
    await page.getByLabel("Contacts file").setInputFiles(contactsFile(name, 200, 15));
    await expect(page.getByText("200 contacts in the file")).toBeVisible();
    await expect(page.getByText("This file isn't UTF-8")).toBeVisible();
    await expect(page.getByRole("region", { name: "The first rows" })).toContainText('Ama "A"');
    await expect(page.getByRole("region", { name: "The first rows" })).toContainText("Ménsah 0");
    for (const [label, column] of [
      ["Email (required)", "E-mail"],
      ["First name", "First name"],
      ["Countries of interest", "Country of interest"],
      ["Unsubscribed", "Opt-out"],
    ] as const) {
      await expect(page.getByLabel(label, { exact: true }).locator("option:checked")).toHaveText(column);
    }
    await expect(page.getByText("no place for it: Shoe size.")).toBeVisible();
    await expect(page.getByText("no guide with this name: Atlantis.")).toBeVisible();

    await page.getByRole("button", { name: "Check the contacts" }).click();
    await expect(page.getByText("Write what they agreed to")).toBeVisible();
    await expect(page.getByLabel("What these people agreed to")).toBeFocused();
    await expectAccessible(page);

    await page.getByLabel("What these people agreed to").fill("Send me news about moving to Africa");
    await page.getByLabel("Day they agreed").fill("2026-03-02");
    await page.getByLabel("Where the list comes from").fill("Newsletter of our old site");
    await page.getByRole("checkbox", { name: /I may write to these people/ }).press("Space");
    await page.getByRole("button", { name: "Check the contacts" }).press("Enter");
    await expect(page.getByRole("heading", { name: "4. What will happen" })).toBeFocused();
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

    await page.goto("/contacts/imports");
    await past.getByRole("button", { name: "Undo" }).click();
    const dialog = page.getByRole("dialog", { name: "Undo this import?" });
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Undo the import" }).click();
    await expect(page.getByText("The import is undone.")).toBeVisible();
    await expect(past).toContainText("Undone");
    await expect(past.getByRole("button")).toHaveCount(0);
    await page.goto(`/contacts/people?q=${name}1`);
    await expect(page.getByText("No entry matches these filters").last()).toBeVisible();
  },
);

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

test("a file that cannot be read says why", async ({ page }) => {
  await openAsOwner(page, "/contacts/imports");
  const tooMany = Buffer.from(Array.from({ length: 20_001 }, (_, index) => `p${index}@list.example`).join("\n"));
  for (const [buffer, problem] of [
    [Buffer.from("PK\u0003\u0004xl/workbook.xml"), "This is a spreadsheet, not a CSV file"],
    [Buffer.from("Email,Name\n"), "There are no contacts in this file"],
    [Buffer.from('Email,Name\na@list.example,"Ama\nb@list.example,Kofi'), "A quotation mark opens in row 2"],
    [tooMany, "This file has 20,001 contacts, and an import takes 20,000"],
    [Buffer.alloc(5 * 1024 * 1024 + 1, "a"), "larger than 5 MB"],
  ] as const) {
    await page.getByLabel("Contacts file").setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer });
    await expect(page.locator("[data-slot=field-error]")).toContainText(problem);
  }
});
