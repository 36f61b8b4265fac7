import { ONE_TIME_OFFER_PAGE } from "../../domain/offers.ts";
import type { Page } from "@playwright/test";
import { closeDialog, moveClock, OPEN_DIALOG, WAYS_TO_CLOSE } from "../support/dialogs.ts";
import { countryById } from "../../domain/countries.ts";
import { VISA_COUNTRIES, type VisaType } from "../../web/content/countries/visas.ts";
import { difficultyColor } from "../../web/pages/visa-information/difficulty-badge.tsx";
import { expect, expectAccessible, open, test } from "../support/test.ts";

/** Every visa type of the data with its country; test/domain/facts.test.ts fixes those of docs/product.md. */
const VISAS = VISA_COUNTRIES.flatMap(({ country, types }) =>
  types.map((type: VisaType) => ({ country: countryById(country).name, type })),
);

function locateVisa(page: Page, country: string, type: string) {
  return {
    opener: page.getByRole("link", { name: `View details of the ${type} for ${country}` }),
    dialog: page.getByRole("dialog", { name: `${country}: ${type}` }),
  };
}

test("a visa's dialog is readable and accessible, and each way of closing it returns the focus", async ({ page }) => {
  await open(page, "/visa-information");
  const { opener, dialog } = locateVisa(page, "Kenya", "Work Permit");
  for (const way of WAYS_TO_CLOSE) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/visa-information\/kenya\/work-permit$/);
    for (const label of ["Application process", "Required documents", "Tips", "Extensions and renewals"])
      await expect(dialog.getByText(label, { exact: true })).toBeVisible();
    const sources = dialog.locator("[data-slot=fact-sources] > summary");
    await sources.click();
    await expect(dialog.getByText(/^Confirm at/).first()).toBeVisible();
    if (way === WAYS_TO_CLOSE[0]) await expectAccessible(page, OPEN_DIALOG);
    await closeDialog(page, dialog, way);
    await expect(page).toHaveURL(/\/visa-information$/);
    await expect(opener).toBeFocused();
  }
});

test("the URL opens a visa and keeps it, and the back button closes one", async ({ page }) => {
  await open(page, "/visa-information?visa=rwanda-residence-permit");
  const { dialog } = locateVisa(page, "Rwanda", "Residence Permit");
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\?visa=rwanda-residence-permit$/);
  await closeDialog(page, dialog, "button");
  await expect(page).toHaveURL(/\/visa-information$/);
  const ghana = locateVisa(page, "Ghana", "Right of Abode");
  await ghana.opener.click();
  await expect(ghana.dialog).toBeVisible();
  await page.goBack();
  await expect(ghana.dialog).toBeHidden();
});

test("a URL with an unknown visa shows the plain page, whose important notice leads to the embassy directory, by where the visitor lives", async ({
  page,
}) => {
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

test.describe("in dark mode", () => {
  test.use({ colorScheme: "dark" });
  test("facts past their review day carry the amber mark on cards and in dialogs; both keep their contrast, the mark also in light mode", async ({
    page,
  }) => {
    await moveClock(page, "2028-02-01");
    await open(page, "/visa-information?visa=kenya-tourist-visa");
    const { dialog } = locateVisa(page, "Kenya", "Visitor (eTA)");
    await expect(dialog.getByText("Review overdue").first()).toBeVisible();
    await expectAccessible(page, OPEN_DIALOG);
    await closeDialog(page, dialog, "Escape");
    await expect(page.locator("[data-slot=visa-card] [data-slot=fact-overdue]:visible")).toHaveCount(VISAS.length);
    await expectAccessible(page, "[data-slot=visa-card]");
    await page.emulateMedia({ colorScheme: "light" });
    await expectAccessible(page, "#card-kenya-tourist-visa");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("each type has its duration, processing, requirements and a badge of its color; its dialog holds its figures, steps, documents, tips, offices and passports, and the way to get help", async ({
    page,
  }) => {
    await page.goto("/visa-information");
    for (const country of ["Ghana", "Kenya", "Rwanda"])
      await expect(page.getByRole("heading", { level: 2, name: `Visas for ${country}` })).toBeVisible();
    await expect(page.locator("[data-slot=visa-card]")).toHaveCount(VISAS.length);
    for (const { country, type } of VISAS) {
      const { id, name, duration, processing, difficulty, detailedInfo } = type;
      const card = page.locator(`#card-${id}`);
      await expect(card.getByRole("heading", { level: 3 })).toHaveText(name);
      const shown = await card.innerText();
      for (const { value } of [duration, processing]) expect(shown, id).toContain(value);
      await expect(card.locator("[data-slot=fact-status]")).toContainText("Entered November 21, 2026");
      expect(await card.locator("li").count()).toBeGreaterThanOrEqual(4);
      await expect(card.locator("[data-color]")).toContainText(difficulty);
      await expect(card.locator("[data-color]")).toHaveAttribute("data-color", difficultyColor(difficulty));

      const dialog = page.locator(`#visa-${id}`);
      await expect(dialog.getByText(`${country}: ${name}`)).toHaveCount(1);
      const told = await dialog.textContent();
      const passports = id === "ghana-right-of-abode" ? "all" : "US, Canadian and British";
      for (const { value } of [duration, processing, detailedInfo.cost!]) expect(told, id).toContain(value);
      for (const text of ["Confirm at", `For ${passports} passports`]) expect(told, id).toContain(text);
      for (const label of ["Application process", "Required documents", "Tips", "Extensions and renewals"])
        expect(told, id).toContain(label);
      const call = dialog.locator("a", { hasText: "GET VISA ASSISTANCE NOW" });
      await expect(call).toHaveAttribute("href", ONE_TIME_OFFER_PAGE);
      await expect(call).toHaveAttribute("target", "_blank");
    }
    await expect(page.locator("#card-kenya-tourist-visa")).toContainText("In place of the former Tourist Visa");

    const join = page.getByRole("link", { name: "JOIN NOW" });
    await expect(join).toHaveAttribute("href", ONE_TIME_OFFER_PAGE);
    await expect(join).toHaveAttribute("target", "_blank");
  });

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
