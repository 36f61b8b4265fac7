import type { Page } from "@playwright/test";
import { openEntry, saveButton } from "../support/desk-page.ts";
import { holdRequests } from "../support/held-requests.ts";
import { openAsOwner } from "../support/owner-page.ts";
import { expect, test } from "../support/test.ts";

const says = (page: Page) => page.getByLabel("What it says", { exact: true });
const note = (page: Page) => page.getByLabel("Note", { exact: true });
const outcome = (page: Page) => page.locator("[data-slot=entry-outcome]");
const conflicts = (page: Page) => page.locator("[data-slot=conflicts]");

test("what is typed while a save is under way stays, also in the field that is being saved", async ({ page }) => {
  await openAsOwner(page, "/desk");
  await openEntry(page, "kenya.entry.us.vaccination");
  const before = await says(page).inputValue();
  const release = await holdRequests(page, "**/api/desk/changes");
  await says(page).fill(`${before} Sent.`);
  await saveButton(page).click();
  await says(page).fill(`${before} Sent. Typed meanwhile.`);
  await note(page).fill("Also meanwhile.");
  release();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeHidden();
  await expect(page.locator("[data-slot=desk-entry]")).toContainText("Until");
  await expect(conflicts(page)).toHaveText("");
  await page.reload();
  await expect(says(page)).toHaveValue(`${before} Sent. Typed meanwhile.`);
  await expect(note(page)).toHaveValue("Also meanwhile.");
  await expect(conflicts(page)).toHaveText("");
});

test("what is typed while a change for a later day is being saved stays", async ({ page }) => {
  await openAsOwner(page, "/desk");
  await openEntry(page, "offers.offers.oneTime1497");
  const label = page.getByLabel("Page of the checkout");
  const release = await holdRequests(page, "**/api/desk/changes");
  await page.getByLabel("Price in US dollars").fill("1399");
  await page.getByLabel("From which day").fill("2099-12-24");
  await saveButton(page).click();
  await label.fill("/typed-meanwhile");
  release();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeHidden();
  await expect(label).toHaveValue("/typed-meanwhile");
  await page.reload();
  await expect(label).toHaveValue("/typed-meanwhile");
});

test("two tabs add a question each, and neither has the other's text", async ({ page, context }) => {
  await openAsOwner(page, "/desk");
  await openEntry(page, "new.questions.contact");
  await page.getByLabel("Question").fill("May I bring a parrot?");
  const other = await context.newPage();
  await openEntry(other, "new.questions.contact");
  await expect(other.getByLabel("Question")).toHaveValue("");
  await other.getByLabel("Question").fill("May I bring a goat?");
  await other.getByLabel("Answer").fill("Yes.");
  await saveButton(other).click();
  await expect(other).toHaveURL(/may-i-bring-a-goat$/);
  await page.reload();
  await expect(page.getByLabel("Question")).toHaveValue("May I bring a parrot?");
});

test.describe(() => {
  test.use({ expectedNoise: [/status of 409 /] });
  test("a conflict shows both texts until the owner has chosen", async ({ page, context }) => {
    const id = "kenya.entry.us.extension";
    await openAsOwner(page, "/desk");
    await openEntry(page, id);
    const before = await says(page).inputValue();
    const other = await context.newPage();
    const saveThere = async (text: string) => {
      await openEntry(other, id);
      await says(other).fill(text);
      await saveButton(other).click();
      await expect(outcome(other)).toContainText("Saved.");
    };
    await saveThere(`${before} First.`);
    await says(page).fill(`${before} Mine.`);
    await saveButton(page).click();
    await expect(conflicts(page)).toContainText("First.");
    await expect(conflicts(page)).toContainText("Mine.");
    await page.reload();
    await expect(conflicts(page)).toContainText("First.");
    await expect(conflicts(page)).toContainText("Mine.");
    await page.getByRole("link", { name: "All content" }).click();
    await saveThere(`${before} Second.`);
    await openEntry(page, id);
    await expect(conflicts(page)).toContainText("Second.");
    await expect(conflicts(page)).toContainText("Mine.");
    await conflicts(page).getByRole("button", { name: "Use mine" }).click();
    await expect(conflicts(page)).toHaveText("");
    await saveButton(page).click();
    await expect(outcome(page)).toContainText("Saved.");
    await expect(says(page)).toHaveValue(`${before} Mine.`);
  });
});

test("a duplicated tab has drafts of its own, and leaves them to the next tab when it is closed", async ({
  page,
  context,
}) => {
  const id = "kenya.entry.us.passportValidity";
  await openAsOwner(page, "/desk");
  await openEntry(page, id);
  const field = note(page);
  await field.fill("Of the first tab.");
  // A window that a page opens begins with a copy of its session storage, as a duplicated tab does.
  const opened = context.waitForEvent("page");
  await page.evaluate(() => void window.open(location.href));
  const copy = await opened;
  await expect(note(copy)).toHaveValue("");
  await note(copy).fill("Of the second tab.");
  await page.reload();
  await expect(field).toHaveValue("Of the first tab.");
  await copy.close();
  const next = await context.newPage();
  await openEntry(next, id);
  await expect(note(next)).toHaveValue("Of the second tab.");
});

test("an amount that is added starts empty, and is asked for", async ({ page }) => {
  await openAsOwner(page, "/desk");
  await openEntry(page, "kenya.entry.us.processing");
  await page.getByRole("button", { name: "Add an amount" }).click();
  await expect(page.getByLabel("Amount, or from")).toHaveValue("");
  await saveButton(page).click();
  await expect(page.locator("[data-slot=field-error]")).toHaveText("Please write each number");
  await page.getByLabel("Amount, or from").fill("10,92");
  await saveButton(page).click();
  await expect(page.locator("[data-slot=field-error]")).toContainText("10,92");
});

test("a figure that changes tenfold is sent only once the owner says that it is right", async ({ page }) => {
  await openAsOwner(page, "/desk");
  await openEntry(page, "exchange-rates.rates.GBP");
  const rate = page.getByLabel("Units for one US dollar");
  const before = Number(await rate.inputValue());
  await rate.fill(String(before * 10));
  await saveButton(page).click();
  await expect(page.locator("[data-slot=leaps]")).toContainText(`${before} becomes ${before * 10}`);
  await rate.fill(String(before * 2));
  await saveButton(page).click();
  await expect(outcome(page)).toContainText("Saved.");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(outcome(page)).toContainText("Undone.");
});

test("what is typed while a new question is being added goes on in its own form", async ({ page }) => {
  await openAsOwner(page, "/desk");
  await openEntry(page, "new.questions.help");
  const release = await holdRequests(page, "**/api/desk/changes");
  await page.getByLabel("Question").fill("May I bring my canoe?");
  await page.getByLabel("Answer").fill("Yes.");
  await saveButton(page).click();
  await page.getByLabel("Answer").fill("Yes, by sea.");
  release();
  await expect(page).toHaveURL(/may-i-bring-my-canoe$/);
  await expect(page.getByLabel("Answer")).toHaveValue("Yes, by sea.");
  await openEntry(page, "new.questions.help");
  await expect(page.getByLabel("Question")).toHaveValue("");
});

test("a save that ends after its page was left leaves no draft", async ({ page }) => {
  const id = "kenya.entry.us.rule";
  await openAsOwner(page, "/desk");
  await openEntry(page, id);
  const release = await holdRequests(page, "**/api/desk/changes");
  await says(page).fill(`${await says(page).inputValue()} Sent.`);
  await note(page).fill("Also sent.");
  await saveButton(page).click();
  await page.getByRole("link", { name: "All content" }).click();
  const saved = page.waitForResponse("**/api/desk/changes");
  release();
  expect((await saved).ok()).toBe(true);
  await openEntry(page, id);
  await expect(says(page)).toHaveValue(/Sent\.$/);
  await expect(outcome(page)).toHaveText("Saved. It goes live the next time the site is published.");
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain(id);
});

test("where storage is full a form works without a draft", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full", "QuotaExceededError");
    };
  });
  await openAsOwner(page, "/desk");
  await openEntry(page, "kenya.entry.us.processing");
  await note(page).fill("Typed.");
  await expect(note(page)).toHaveValue("Typed.");
  await page.reload();
  await expect(note(page)).toHaveValue("");
});
