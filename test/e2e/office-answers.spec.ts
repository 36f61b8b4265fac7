import { putOffUntil } from "../support/desk-page.ts";
import { openAsOwner } from "../support/owner-page.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const OFFICE = "Ministry of Justice, Benin";
const FACT = "Benin: By descent";

test("an office answers on a page without scripts, and the owner accepts its answer @phone", async ({
  page,
  browser,
}) => {
  await openAsOwner(page, "/desk/offices");
  await page.locator("summary").filter({ hasText: OFFICE }).first().click();
  await page.getByRole("button", { name: "Make the link" }).click();
  const letter = page.getByLabel("Letter in French");
  await expect(letter).toHaveValue(/répondre sur cette page[^]*\/api\/office-answers\?/);
  const link = /http\S+office-answers\S+/.exec(await letter.inputValue())![0];
  await expectAccessible(page);

  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const theirs = await context.newPage();
  await theirs.goto(link.replace(/^https?:\/\/[^/]+/, new URL(page.url()).origin));
  const fee = theirs.getByRole("group", { name: `1. ${FACT}` });
  await expect(fee.getByRole("textbox")).toBeHidden();
  await fee.getByLabel("Inexact").check();
  await theirs.getByLabel("Votre nom").fill("Awa Diop");
  await theirs.getByRole("button", { name: "Envoyer" }).click();

  // What is wrong stands at its field, and nothing typed is lost.
  await expect(fee.getByRole("textbox")).toHaveAccessibleDescription("Veuillez indiquer ce qui est exact");
  await expect(fee.getByRole("textbox")).toBeFocused();
  await expect(theirs.getByLabel("Votre nom")).toHaveValue("Awa Diop");
  expect(await theirs.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await fee.getByLabel("Exact", { exact: true }).check();
  await theirs.getByLabel("Votre fonction").fill("Bureau des étrangers");
  await theirs.getByLabel("Adresse d'un document").fill("https://justice.gouv.bj/code.pdf");
  await theirs.getByRole("button", { name: "Envoyer" }).click();
  await expect(theirs.getByRole("heading", { name: "Merci" })).toBeVisible();
  await context.close();

  await page.goto("/desk/review");
  const review = page.locator("[data-slot=desk-review]");
  await putOffUntil(review, "Awa Diop, Bureau des étrangers");
  await review.getByRole("button", { name: "Accept the answer" }).click();
  await expectAccessible(page);
  await review.getByRole("radio", { name: /document they name/ }).check();
  await review.getByRole("button", { name: "Accept it" }).click();
  await expect(review).toContainText(`Still right: ${FACT}`);
  await page.goto("/desk/waiting");
  const change = page.locator("li").filter({ hasText: FACT });
  await expect(change).toContainText("Bureau des étrangers, with a document on the office’s site");
  await change.getByRole("button", { name: "Undo" }).click();
  await expect(change).toHaveCount(0);
});
