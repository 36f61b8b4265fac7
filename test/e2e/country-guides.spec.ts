import { ONE_TIME_OFFER_PAGE } from "../../domain/offers.ts";
import type { Page } from "@playwright/test";
import { COUNTRIES as ALL } from "../../domain/countries.ts";
import { setHidden } from "../support/owner-page.ts";
import { closeDialog, moveClock, OPEN_DIALOG, WAYS_TO_CLOSE } from "../support/dialogs.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";

const COUNTRIES = [
  ["Ghana", "Low-Medium", "Accra", "GHS"],
  ["Kenya", "Medium", "Nairobi", "KES"],
  ["Rwanda", "Medium", "Kigali", "RWF"],
  ["South Africa", "Medium-High", "Pretoria", "ZAR"],
  ["Nigeria", "Low-Medium", "Abuja", "NGN"],
  ["Morocco", "Medium", "Rabat", "MAD"],
  ["Senegal", "Low-Medium", "Dakar", "XOF"],
  ["Mauritius", "Medium-High", "Port Louis", "MUR"],
  ["Egypt", "Low", "Cairo", "EGP"],
] as const;

/** The countries without a card. */
const OTHERS = ALL.filter(({ name }) => COUNTRIES.every(([card]) => card !== name));

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

test("the keyboard opens a guide with six closed sections that toggle independently; an arrow moves among them, the focus stays inside, and the end leads to the offer page", async ({
  page,
}) => {
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
    "/country-guides/ghana#safety",
  );
  await dialog.locator("[data-slot=fact-sources] > summary").click();
  await expect(dialog.getByRole("link", { name: "Ghana Immigration Service" })).toBeVisible();
  await expect(dialog.locator("[data-slot=fact-sources] ol li").first()).toBeVisible();
  await expectAccessible(page, OPEN_DIALOG);
  await dialog.getByRole("heading", { name: "Visa & Immigration" }).click();
  await expect(openSections).toHaveCount(SECTIONS.length - 1);
  const call = dialog.getByRole("link", { name: "START THE PROCESS NOW" });
  await expect(call).toHaveAttribute("target", "_blank");
  await expect(call).toHaveAttribute("href", ONE_TIME_OFFER_PAGE);
});

test("a guide closes by its button, Escape and a press beside it: the URL is clean, the focus returns to its button, its sections are closed again; a double click opens and closes once; nothing is requested but pictures", async ({
  page,
}) => {
  await open(page, "/country-guides?utm_source=mail");
  const asked: string[] = [];
  page.on("request", (request) => {
    // Chromium, other than its headless shell, asks for the icon at each change of the URL.
    if (request.resourceType() !== "image" && !request.url().endsWith("/favicon.svg")) asked.push(request.url());
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

test("an older link opens a guide, keeps it over a reload and a selection of text that ends beside it, and names the guide's page as canonical", async ({
  page,
}) => {
  await open(page, "/country-guides?country=kenya");
  const kenya = locateGuide(page, "Kenya");
  await expect(kenya.dialog).toBeVisible();
  const title = (await kenya.dialog.getByRole("heading", { level: 2 }).boundingBox())!;
  await page.mouse.move(title.x + 40, title.y + 10);
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
});

test("a URL with an unknown country shows the plain page, where back closes a guide and forward opens it; a reload shows the guide's own page, and back leaves that", async ({
  page,
}) => {
  await open(page, "/country-guides?country=atlantis");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("What to know before you live there");
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

test("an older link to a country without a card leads to the page of its guide", async ({ page }) => {
  for (const { id, name } of OTHERS) {
    await open(page, `/country-guides?country=${id}`);
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toContainText("is a page of its own");
    // The dialogs differ in the country's name alone.
    if (id === OTHERS[0]!.id) await expectAccessible(page, OPEN_DIALOG);
    await dialog.getByRole("link", { name: "Open the guide" }).click();
    await expect(page).toHaveURL(`/country-guides/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  }
});

test("from their review day on facts carry the amber mark, in words and by the visitor's clock, also where the page was left open for the night", async ({
  page,
}) => {
  // The card of Ghana has a fact about visas, which is due after 90 days; others are due after twelve months.
  await moveClock(page, "2027-02-18");
  await open(page, "/country-guides");
  const cards = page.locator("[data-slot=guide-card]");
  await expect(cards.first().locator("[data-review-on]")).toHaveAttribute("data-review-on", "2027-02-19");
  await expect(page.locator("[data-slot=fact-overdue]:visible")).toHaveCount(0);

  await setHidden(page, true);
  await moveClock(page, "2027-02-19");
  await setHidden(page, false);
  await expect(cards.first().locator("[data-slot=fact-overdue]")).toBeVisible();
  await expect(cards.nth(1).locator("[data-slot=fact-overdue]")).toBeHidden();

  await setHidden(page, true);
  await moveClock(page, "2027-11-21");
  await setHidden(page, false);
  await expect(page.locator("[data-slot=guide-card] [data-slot=fact-overdue]:visible")).toHaveCount(COUNTRIES.length);
  await expectAccessible(page, "[data-slot=guide-card]");
  const { opener, dialog } = locateGuide(page, "Ghana");
  await opener.click();
  const source = dialog.locator("[data-slot=fact-source]").first();
  await expect(source.getByText("Review overdue")).toBeVisible();
  await expect(source.getByText("confirm it before you rely on it")).toBeVisible();
});

test.describe("on a phone in dark mode", { tag: "@phone" }, () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: "dark" });
  test("an open guide fits 360 pixels with overdue marks, its targets are 44 pixels or more, it keeps its contrast as the cards do, its button closes it, and it keeps its shape while it fades", async ({
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
      .locator("a:visible:not(sup a), button:visible, summary:visible")
      .evaluateAll((targets) =>
        targets.filter((target) => target.getBoundingClientRect().height < 44).map((target) => target.textContent),
      );
    expect(tooLow).toEqual([]);
    await expectAccessible(page, OPEN_DIALOG);
    await closeDialog(page, dialog, "button");
    await expect(opener).toBeFocused();
    await expectAccessible(page, "[data-slot=guide-card], #other-countries");

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

test("in print an open guide fills the sheet with every section; closed ones are their cards", async ({ page }) => {
  await open(page, "/country-guides?country=nigeria");
  const nigeria = locateGuide(page, "Nigeria");
  await expect(nigeria.dialog).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(nigeria.dialog.getByText("Buying a home").first()).toBeVisible();
  await expect(page.locator("h1")).toBeHidden();
  await expect(page.locator("#guide-ghana")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await closeDialog(page, nigeria.dialog, "Escape");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("h1")).toBeVisible();
  const cards = page.locator("[data-slot=guide-card]");
  await expect(cards.filter({ visible: true })).toHaveCount(COUNTRIES.length);
  await expect(cards.first().locator("[data-slot=highlights]")).toBeVisible();
  for (const guide of await page.locator("[data-slot=dialog]").all()) await expect(guide).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the cards have their badge, capital, population, currency, highlights, sources and picture; the other countries are named, and lead to their guides", async ({
    page,
  }) => {
    await page.goto("/country-guides");
    const cards = page.locator("[data-slot=guide-card]");
    await expect(cards).toHaveCount(COUNTRIES.length);
    for (const [index, [name, badge, capital, currency]] of COUNTRIES.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole("heading", { level: 3 })).toHaveText(name);
      // What a second index gives follows, where the two are far apart.
      await expect(card.locator("[data-slot=cost-of-living]")).toHaveText(
        new RegExp(`^Cost of living: ${badge}( \\(our estimate\\))?( \\(Also reported: .+\\))?$`),
      );
      const shown = await card.innerText();
      for (const text of [capital, `(${currency})`, "Population"]) expect(shown, name).toContain(text);
      const sources = card.locator("[data-slot=fact-sources]");
      for (const text of ["Entered November 21, 2026", "Confirm at"]) await expect(sources).toContainText(text);
      expect(await card.locator("[data-slot=highlights] li").count()).toBeGreaterThanOrEqual(3);
      expect(await card.locator("img").evaluate((image: HTMLImageElement) => image.alt.length)).toBeGreaterThan(10);
    }

    const others = page.locator("#other-countries");
    await expect(others.getByRole("link")).toHaveText(OTHERS.map(({ name }) => name));
    await others.getByRole("link", { name: "Ethiopia" }).click();
    await expect(page).toHaveURL(/\/country-guides\/ethiopia$/);
    await expect(page.getByRole("heading", { name: "Safety & Law" })).toBeVisible();
  });

  test("an older link to a guide shows it in the page, and closes it again; the card's button leads to the page of the guide, with every section open", async ({
    page,
  }) => {
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
    await expect(page.getByText("International schools", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Country that interests you")).toHaveValue("Kenya");
  });
});

test("at 200 and 400 % zoom a dialog shows its text under a short title, and nothing of it is cut off", async ({
  page,
}) => {
  const openers = {
    "/country-guides": "a[aria-haspopup=dialog][href='/country-guides/ghana']",
    "/blog": "a[aria-haspopup=dialog][href='/blog/health-care-before-during-after']",
  };
  for (const [path, opener] of Object.entries(openers)) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, path);
    await page.locator(opener).first().click();
    const dialog = page.getByRole("dialog");
    for (const [width, height] of [
      [640, 450],
      [320, 225],
      [195, 422],
    ] as const) {
      await page.setViewportSize({ width, height });
      const size = `${path} at ${width}x${height}`;
      const title = await dialog.locator("[data-slot=dialog-bar]").boundingBox();
      expect(title!.height, size).toBeLessThan(height / 2);
      const text = await dialog.locator("p").first().boundingBox();
      expect(text!.y, size).toBeLessThan(height - 24);
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth), size).toBe(0);
    }
  }
});
