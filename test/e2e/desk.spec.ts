import type { Page } from "@playwright/test";
import type { WatchList } from "#domain/watch/watch-list.ts";
import { openEntry, saveButton } from "../support/desk-page.ts";
import { openAsOwner } from "../support/owner-page.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("the map leads to a country's chapter, page by page, and Back returns to it", async ({ page }) => {
  await openAsOwner(page, "/desk");
  const map = page.locator("[data-slot=desk-map]");
  await expect(map.getByRole("row")).toHaveCount(15);
  await expect(map.locator("[data-slot=needs-total] li").nth(1)).toHaveText(/^[\d,]+ from one source$/);
  await expectAccessible(page);
  await map.getByRole("link", { name: /^Kenya, Staying: permits: .*from one source/ }).click();
  await expect(page.getByRole("heading", { name: "Kenya, Staying: permits, page 1 of" })).toBeVisible();
  const rows = page.locator("[data-slot=desk-content] li");
  await expect(rows).toHaveCount(50);
  const first = await rows.first().innerText();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows.first()).not.toHaveText(first);
  await expectAccessible(page);
  await page.goBack();
  await expect(rows.first()).toHaveText(first, { useInnerText: true });
  await page.goBack();
  await expect(map).toBeVisible();
});

test("on a phone a country of the map opens to its chapters @phone", async ({ page }) => {
  await openAsOwner(page, "/desk");
  const map = page.locator("[data-slot=desk-map]");
  await map.locator("summary").filter({ hasText: "Kenya" }).click();
  await expectAccessible(page);
  await map
    .getByRole("link", { name: /^Belonging/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole("heading", { name: /^Kenya, Belonging/ })).toBeVisible();
  await expectAccessible(page);
});

test("what a text repeats is said under its field, and leads there", async ({ page }) => {
  await openAsOwner(page, "/desk");
  await openEntry(page, "kenya.chapters.permits");
  await expect(page.locator("[data-slot=card]")).toContainText("A job puts you on class D, at about $");
  const chip = page.locator("[data-slot=token-chips] a").first();
  await expect(chip).toHaveText(/^fee: about \$[\d,]+$/);
  await expectAccessible(page);
  await chip.click();
  await expect(page.getByRole("heading", { name: "Kenya, Class D, employment: fee" })).toBeVisible();
});

test("a letter to an office keeps what was typed until it is started over @both", async ({ page }) => {
  await openAsOwner(page, "/desk/offices");
  await page.locator("summary").filter({ hasText: "Ministry of the Interior, Senegal" }).click();
  const english = page.getByLabel("Letter in English");
  await expect(english).toHaveValue(/^To: Ministry of the Interior, Senegal\n[^]*\n1\. Senegal, /);
  await expect(page.getByLabel("Letter in French")).toHaveValue(/^À l'attention de/);
  await expectAccessible(page);
  await english.fill("Dear Ms. Diop, one question.");
  await page.reload();
  await page.locator("summary").filter({ hasText: "Ministry of the Interior, Senegal" }).click();
  await expect(english).toHaveValue("Dear Ms. Diop, one question.");
  const mail = page.getByRole("link", { name: "Open in my mail program" }).first();
  await expect(mail).toHaveAttribute("href", /body=Dear%20Ms\.%20Diop%2C%20one%20question\.$/);
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(english).toHaveValue(/^To: /);
  await page.getByRole("link", { name: "Senegal, several permits: processing" }).click();
  await expect(page.locator("[data-slot=desk-form]")).toContainText("Confirmed by the office");
});

test("what repeats another thing shows its words, and has nothing to save", async ({ page }) => {
  await openAsOwner(page, "/desk");
  await openEntry(page, "kenya.visas.kenya-tourist-visa.detailedInfo.cost");
  await expect(page.locator("[data-slot=desk-entry]")).toContainText("$30 for each traveler");
  await expect(saveButton(page)).toHaveCount(0);
});

test("Save and the state stay in sight, and do not cover the focused field @both", async ({ page }) => {
  await openAsOwner(page, "/desk");
  await openEntry(page, "kenya.permits.class-d.fee");
  const bar = page.locator("[data-slot=form-bar]");
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText("Live, entered on ");
  await page.getByLabel("Read again and still right on").focus();
  const field = (await page.getByLabel("Read again and still right on").boundingBox())!;
  expect(field.y + field.height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
  await page.getByLabel("Note", { exact: true }).fill("Ask the employer.");
  await expect(bar).toContainText("Not saved yet.");
});

test("an entry's preview opens at what was typed, within the page's width @both", async ({ page, isMobile }) => {
  // What other tests have waiting would be previewed with it.
  await page.route("**/api/desk", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), pending: [] } });
  });
  await openAsOwner(page, "/desk");
  await openEntry(page, "kenya.permits.class-d.fee");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.locator("[data-slot=form-bar]")).toContainText("Nothing has changed yet.");
  await page.getByLabel("Note", { exact: true }).fill("Ask the employer to pay the bond.");
  await page.getByRole("button", { name: "Preview" }).click();
  const changed = page.frameLocator("iframe[title=After]").locator("[data-changed]");
  await expect(changed.filter({ hasText: "Ask the employer" }).first()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(isMobile ? 390 : 1440);
});

test("a fee is found by its words, changed, seen as waiting, and undone", async ({ page }) => {
  await openAsOwner(page, "/desk/content");
  await page.getByLabel("Search everything the site says").fill("ghana entry us fee");
  await page.getByRole("button", { name: "Filters" }).click();
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
  await expect(outcome).toHaveText("Saved. It goes live the next time the site is published.");
  await expect(page.locator("[data-slot=desk-entry]")).toContainText("Until");
  await expect(text).toHaveValue(`${before} Pay by card.`);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(outcome).toContainText("Undone.");
  await expect(text).toHaveValue(before);
});

test("what is typed in one tab survives another tab's save and a reload", async ({ page, context }) => {
  await openAsOwner(page, "/desk");
  await openEntry(page, "kenya.entry.us.stay");
  const other = await context.newPage();
  const note = page.getByLabel("Note", { exact: true });
  const says = (tab: Page) => tab.getByLabel("What it says", { exact: true });
  await openEntry(other, "kenya.entry.us.stay");
  await note.fill("Typed here.");
  await says(other).fill(`${await says(other).inputValue()} Saved there.`);
  await saveButton(other).click();
  await expect(other.locator("[data-slot=entry-outcome]")).toContainText("Saved.");
  await page.reload();
  await expect(note).toHaveValue("Typed here.");
  await expect(says(page)).toHaveValue(/Saved there\.$/);
});

test("what a page no longer says comes first, with the words of then and now @both", async ({ page }) => {
  const id = "kenya.permits.class-d.fee";
  const list = (await (await page.request.get("/content/watch.json")).json()) as WatchList;
  const url = Object.keys(list.pages).find((one) => list.pages[one]!.records.includes(id))!;
  const found = {
    url,
    recordId: id,
    figure: "money USD 500",
    around: "a fee of $500",
    foundAt: "2999-01-01T00:00:00Z",
  };
  await page.route("/api/watch", async (route) => {
    const told = await (await route.fetch()).json();
    await route.fulfill({ json: { ...told, isOn: true, figures: [{ ...found, foundText: "a fee of $700" }] } });
  });
  await openAsOwner(page, "/desk/review");
  const due = page.locator("[data-slot=desk-review]");
  await expect(due.getByRole("heading", { name: "Class D, employment: fee" })).toBeVisible();
  await expect(due).toContainText("the page no longer says 500 USD.");
  await expect(due).toContainText("It said: “…a fee of $500…”");
  await expect(due).toContainText("It says now: “…a fee of $700…”");
  await expect(due.locator("[data-slot=watch-summary]")).toContainText("acts of review a year are left");
  await expectAccessible(page);
});
