import { ONE_TIME_OFFER_PAGE } from "../../domain/offers.ts";
import type { Page } from "@playwright/test";
import { COUNTRY_GUIDES } from "../../web/content/countries/guides.ts";
import { setHidden } from "../support/owner-page.ts";
import { closeDialog, moveClock, OPEN_DIALOG, WAYS_TO_CLOSE } from "../support/dialogs.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";

const SECTIONS = [
  "Visa & Immigration",
  "Housing & Real Estate",
  "Healthcare",
  "Business Opportunities",
  "Education",
  "Culture & Lifestyle",
];

function locateGuide(page: Page, country: string) {
  const dialog = page.getByRole("dialog", { name: `${country}: the detailed guide` });
  return {
    opener: page.getByRole("link", { name: `View Detailed Guide for ${country}` }),
    dialog,
    sections: dialog.locator("[data-slot=accordion-item]"),
    openSections: dialog.locator("[data-slot=accordion-item][open]"),
  };
}

test("the keyboard opens a guide and its sections, and the focus stays inside", async ({ page }) => {
  await open(page, "/country-guides");
  const { opener, dialog, sections, openSections } = locateGuide(page, "Ghana");
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/country-guides\/ghana$/);
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await expect(sections.getByRole("heading", { level: 3 })).toHaveText(SECTIONS);
  await expect(openSections).toHaveCount(0);
  await sections.first().locator("[data-slot=accordion-trigger]").focus();
  await page.keyboard.press("Enter");
  await expect(sections.first()).toHaveAttribute("open", "");
  await page.keyboard.press("End");
  await expect(sections.last().locator("[data-slot=accordion-trigger]")).toBeFocused();
  for (let i = 0; i < 6; i++) await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.querySelector("header a") === document.activeElement)).toBe(false);

  for (const section of SECTIONS.slice(1)) await dialog.getByRole("heading", { name: section }).click();
  await expect(openSections).toHaveCount(SECTIONS.length);
  await expect(dialog.getByText("What you need to enter")).toBeVisible();
  await expect(dialog.getByText("US, British and Canadian passports").first()).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Safety & Law" })).toHaveAttribute(
    "href",
    "/country-guides/ghana/safety",
  );
  await dialog.locator("[data-slot=fact-sources] > summary").click();
  await expect(dialog.getByRole("link", { name: "Ghana Immigration Service" })).toBeVisible();
  await expect(
    dialog.locator("[data-slot=fact-sources]").getByRole("link", { name: "All sources, with their dates" }),
  ).toHaveAttribute("href", "/country-guides/ghana#sources");
  await expectAccessible(page, OPEN_DIALOG);
  await dialog.getByRole("heading", { name: "Visa & Immigration" }).click();
  await expect(openSections).toHaveCount(SECTIONS.length - 1);
  const call = dialog.getByRole("link", { name: "START THE PROCESS NOW" });
  await expect(call).toHaveAttribute("target", "_blank");
  await expect(call).toHaveAttribute("href", ONE_TIME_OFFER_PAGE);
});

test("each way of closing a guide cleans the URL and gives the focus back to its button", async ({ page }) => {
  await open(page, "/country-guides?utm_source=mail");
  const asked: string[] = [];
  page.on("request", (request) => {
    // A page may be fetched ahead where the pointer rests on a country's name.
    const isAhead = request.headers()["sec-purpose"]?.startsWith("prefetch");
    // Chromium, other than its headless shell, asks for the icon at each change of the URL.
    if (request.resourceType() !== "image" && !isAhead && !request.url().endsWith("/favicon.svg"))
      asked.push(request.url());
  });
  const rwanda = locateGuide(page, "Rwanda");
  for (const way of WAYS_TO_CLOSE) {
    await rwanda.opener.click();
    await expect(rwanda.dialog).toBeVisible();
    await expect(page).toHaveURL(/\/country-guides\/rwanda$/);
    await expect(rwanda.openSections).toHaveCount(0);
    await rwanda.dialog.getByRole("heading", { name: "Education" }).click();
    await rwanda.dialog.getByRole("heading", { name: "Culture & Lifestyle" }).click();
    await expect(rwanda.openSections).toHaveCount(2);
    const scrolled = await page.evaluate(() => window.scrollY);
    await closeDialog(page, rwanda.dialog, way);
    await expect(page).toHaveURL(/\?utm_source=mail$/);
    await expect(rwanda.opener).toBeFocused();
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(2);
  }
  const ghana = locateGuide(page, "Ghana");
  // Where the opened dialog does not cover the button.
  await ghana.opener.dblclick({ position: { x: 4, y: 20 } });
  await expect(ghana.dialog).toBeVisible();
  await expect(page).toHaveURL(/\/country-guides\/ghana$/);
  await expect(ghana.openSections).toHaveCount(0);
  await ghana.dialog.getByRole("button", { name: "Close" }).dblclick();
  await expect(page).toHaveURL(/\?utm_source=mail$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(asked).toEqual([]);
});

test("an older link, the history and a reload show the guide that the URL names", async ({ page }) => {
  await open(page, "/country-guides?country=kenya");
  const title = page.getByRole("heading", { level: 1 });
  const kenya = locateGuide(page, "Kenya");
  await expect(kenya.dialog).toBeVisible();
  const bar = (await kenya.dialog.getByRole("heading", { level: 2 }).boundingBox())!;
  await page.mouse.move(bar.x + 40, bar.y + 10);
  await page.mouse.down();
  await page.mouse.move(6, 300, { steps: 4 });
  await page.mouse.up();
  await expect(kenya.dialog).toBeVisible();
  await page.reload();
  await expect(kenya.dialog).toBeVisible();
  const canonical = page.locator("link[rel=canonical]");
  await expect(canonical).toHaveAttribute("href", /\/country-guides\/kenya$/);
  await closeDialog(page, kenya.dialog, "Escape");
  await expect(canonical).toHaveAttribute("href", /\/country-guides$/);
  await expect(page).toHaveURL(/\/country-guides$/);
  await expect(kenya.opener).toBeFocused();

  await test.step("a URL with an unknown country shows the plain page", async () => {
    await open(page, "/country-guides?country=atlantis");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(title).toHaveText("What to know before you live there");
  });

  await test.step("the back button, the forward button and a reload", async () => {
    const { opener, dialog } = locateGuide(page, "Egypt");
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/country-guides\?country=atlantis$/);
    await page.goForward();
    await expect(dialog).toBeVisible();

    await page.reload();
    await expect(page).toHaveURL(/\/country-guides\/egypt$/);
    await expect(title).toHaveText("Moving to Egypt");
    await page.goBack();
    await expect(page).toHaveURL(/\/country-guides\?country=atlantis$/);
    await expect(title).toHaveText("What to know before you live there");
  });
});

test("facts carry the amber mark from their review day on, also in a page left open overnight", async ({ page }) => {
  await moveClock(page, "2027-11-20");
  await open(page, "/country-guides");
  const cards = page.locator("[data-slot=guide-card]");
  await expect(cards.first().locator("[data-review-on]")).toHaveAttribute("data-review-on", "2027-11-21");
  await expect(page.locator("[data-slot=fact-overdue]:visible")).toHaveCount(0);

  await setHidden(page, true);
  await moveClock(page, "2027-11-21");
  await setHidden(page, false);
  await expect(page.locator("[data-slot=guide-card] [data-slot=fact-overdue]:visible")).toHaveCount(
    COUNTRY_GUIDES.length,
  );
  await expectAccessible(page, "[data-slot=guide-card]");
  const { opener, dialog } = locateGuide(page, "Ghana");
  await opener.click();
  const source = dialog.locator("[data-slot=fact-source]").first();
  await expect(source.getByText("Review overdue")).toBeVisible();
  await expect(source.getByText("confirm it before you rely on it")).toBeVisible();
});

test.describe("on a phone in dark mode", { tag: "@phone" }, () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: "dark" });
  test("an open guide fits 360 pixels, has targets of 44 pixels, and keeps its shape while it fades", async ({
    page,
  }) => {
    await moveClock(page, "2028-01-01");
    await open(page, "/country-guides?country=south-africa");
    const { opener, dialog, sections } = locateGuide(page, "South Africa");
    await expect(dialog).toBeVisible();
    for (const section of await sections.all()) await section.locator("[data-slot=accordion-trigger]").click();
    await expect(dialog.getByText("Buying a home").first()).toBeVisible();
    await expect(dialog.getByText("Review overdue").first()).toBeVisible();
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    const tooLow = await dialog
      .locator("a:visible, button:visible, summary:visible")
      .evaluateAll((targets) =>
        targets.filter((target) => target.getBoundingClientRect().height < 44).map((target) => target.textContent),
      );
    expect(tooLow).toEqual([]);
    await expectAccessible(page, OPEN_DIALOG);
    await closeDialog(page, dialog, "button");
    await expect(opener).toBeFocused();
    await expectAccessible(page, "[data-slot=guide-card], #countries");

    await opener.click();
    await expect(dialog).toBeVisible();
    const [before, after] = await dialog.evaluate((element: HTMLDialogElement) => {
      function look() {
        const { offsetWidth, offsetHeight } = element;
        const buttons = [...element.querySelectorAll<HTMLElement>("[data-slot^=dialog-close]")];
        return [offsetWidth, offsetHeight, ...buttons.map((button) => button.offsetWidth > 0)];
      }
      const shown = look();
      element.close();
      // Where motion is reduced it would be gone at once.
      element.style.display = "block";
      return [shown, look()];
    });
    expect(after).toEqual(before);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("an older link shows its guide in the page, and a card leads to a page with every section", async ({ page }) => {
    await page.goto("/country-guides?country=kenya#guide-kenya");
    const guide = page.locator("#guide-kenya");
    await expect(guide).toBeVisible();
    await guide.getByRole("heading", { name: "Education" }).click();
    await expect(guide.getByText("International schools", { exact: true })).toBeVisible();
    await expect(guide.getByRole("button", { name: "Close" })).toHaveCount(0);
    await guide.getByRole("link", { name: "Close" }).click();
    await expect(guide).toBeHidden();
    await expect(page.locator("#card-kenya")).toBeInViewport();

    await page.getByRole("link", { name: "View Detailed Guide for Kenya" }).click();
    await expect(page).toHaveURL(/\/country-guides\/kenya$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Moving to Kenya");
    const headings = page.getByRole("main").getByRole("heading", { level: 2 });
    for (const chapter of [
      "Visiting: visas and entry",
      "Staying: permits",
      "Renting and buying a home",
      "Safety & Law",
    ])
      await expect(headings.filter({ hasText: chapter }).first()).toBeVisible();
    await expect(page.getByText("Without scripts, this page shows")).toBeVisible();
    await expect(page.getByLabel("Country that interests you")).toHaveValue("Kenya");
    await page.getByRole("link", { name: "Visiting: visas and entry" }).click();
    for (const passport of ["US", "British", "Canadian"])
      await expect(page.getByRole("columnheader", { name: `${passport} passport` })).toBeVisible();
  });
});
