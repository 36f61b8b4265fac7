import type { Page } from "@playwright/test";
import { openAsOwner } from "../support/owner-page.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// axe asks each frame, and the one of the preview has no origin that could answer.
// A change that came too late is answered with a 409.
test.use({ expectedNoise: [/Failed to execute 'postMessage' on 'DOMWindow'|409 \(Conflict\)/] });

test("an announcement survives a reload, is previewed, tried, and sent to nobody", async ({ page }) => {
  const subject = `News ${Date.now()}`;
  await openAsOwner(page, "/announcements");
  await page.getByRole("button", { name: "Write an announcement" }).first().click();
  await page.getByLabel("Subject", { exact: true }).fill(subject);
  const text = page.getByLabel("Text", { exact: true });
  await text.fill("We launch today");
  await text.selectText();
  await page.getByRole("toolbar", { name: "Format the text" }).getByRole("button", { name: "Bold" }).click();
  await expect(text).toHaveValue("**We launch today**");
  const tags = page.getByLabel("Tags", { exact: true });
  await tags.fill("nobody-has-this-tag");
  await expect(page.locator("[data-slot=reach]")).toHaveText("Reaches nobody now.");
  await expect(page.locator("[data-slot=save-state]")).toHaveText("Saved.");

  await page.reload();
  await expect(page.getByLabel("Subject", { exact: true })).toHaveValue(subject);
  await expect(text).toHaveValue("**We launch today**");
  const preview = page.locator("[data-slot=preview]");
  await expect(preview.frameLocator("iframe").locator("strong")).toHaveText("We launch today");
  await expectAccessible(page);
  await preview.getByRole("tab", { name: "Plain text" }).click();
  await expect(preview.getByRole("tabpanel")).toContainText(subject);

  await page.getByRole("button", { name: "Send a test to myself" }).click();
  await expect(page.locator("[data-slot=test-outcome]")).toContainText("owner@example.com");

  // The waitlist of the shared database has people, but nobody has that tag.
  const dialog = page.getByRole("dialog", { name: "Send this announcement?" });
  await page.getByRole("button", { name: "Send...", exact: true }).click();
  await expect(dialog).toContainText("Nobody you may write to fits.");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete this draft" }).click();
  await page.getByRole("button", { name: "Delete it for good?" }).click();
  await expect(page.locator("[data-slot=announcements-outcome]")).toBeFocused();
  await expect(page.getByText(subject)).toHaveCount(0);
});

test("two tabs that change one draft lose neither text, and the owner decides", async ({ page, context }) => {
  const name = `tabs${Date.now()}`;
  await page.route("**/api/announcements/reach", (route) => route.fulfill({ json: { people: 2, isComplete: true } }));
  await openAsOwner(page, "/announcements");
  await page.getByRole("button", { name: "Write an announcement" }).first().click();
  const subject = (tab: Page) => tab.getByLabel("Subject", { exact: true });
  const saveState = (tab: Page) => tab.locator("[data-slot=save-state]");
  await subject(page).fill(`${name} first`);
  await page.getByLabel("Text", { exact: true }).fill("News.");
  await expect(saveState(page)).toHaveText("Saved.");
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(subject(other)).toHaveValue(`${name} first`);
  await subject(other).fill(`${name} of the other tab`);
  await expect(saveState(other)).toHaveText("Saved.");
  // A tab in the background draws nothing.
  await page.bringToFront();
  await subject(page).fill(`${name} of this tab`);
  const both = page.locator("[data-slot=changed-elsewhere]");
  await expect(both).toContainText(`${name} of the other tab`);
  await expect(subject(page)).toHaveValue(`${name} of this tab`);
  await expectAccessible(page, "[data-slot=changed-elsewhere]");
  await both.getByRole("button", { name: "Keep what I typed" }).click();
  await expect(saveState(page)).toHaveText("Saved.");
  await page.getByRole("button", { name: "Delete this draft" }).click();
  await page.getByRole("button", { name: "Delete it for good?" }).click();
});
