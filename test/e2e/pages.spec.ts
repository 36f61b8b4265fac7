import { ONE_TIME_OFFER_PAGE } from "../../domain/offers.ts";
import type { Locator, Page } from "@playwright/test";
import { holdRequests } from "../support/held-requests.ts";
import { openAsOwner } from "../support/owner-page.ts";
import { BACK_OFFICE, DETAIL_PAGE_SAMPLES, PAGES } from "../support/pages.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";

/** Phones, the narrowest that people use among them. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];

const DESKTOP = { width: 1440, height: 900 };

/** One of each kind, looked at in the dark theme, too. */
const DARK_PAGES: ReadonlySet<string> = new Set(["/", "/waitlist", "/visa-information", "/cookie-policy", "/contacts"]);

/** How far a page can be scrolled sideways, in pixels. */
function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Words that go on in the next line though they are short enough for any column. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement!;
      // What is for screen readers alone is one pixel wide.
      if (!parent.checkVisibility() || parent.getBoundingClientRect().width <= 1) continue;
      const twoLines = Number.parseFloat(getComputedStyle(parent).fontSize) * 2;
      for (const { 0: word, index } of text.data.matchAll(/(?<!\S)[\p{L}\d$.,]{2,18}(?!\S)/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getBoundingClientRect().height > twoLines) broken.push(`${word}: ${text.data}`);
      }
    }
    return broken;
  });
}

/** A hydrated page waits for nothing, and what is wrong with every page must be told before the test's time is over. */
const promptly = expect.configure({ timeout: 3000 });

/** Expects of a page what holds for each: its frame, no accessibility violation, and no overflow or broken word at any width. */
async function expectSound(page: Page, path: string) {
  const isBackOffice = BACK_OFFICE.includes(path);
  await page.setViewportSize(DESKTOP);
  await open(page, path);
  await promptly(page.locator("main [data-slot=sign-in]")).toHaveCount(isBackOffice ? 1 : 0);
  if (isBackOffice) await promptly(page.getByRole("button", { name: "Sign out" })).toHaveCount(0);
  await promptly(page.locator("h1")).toHaveCount(1);
  for (const landmark of ["banner", "main", "contentinfo"] as const)
    await promptly(page.getByRole(landmark)).toHaveCount(1);
  const footerLinks = page.getByRole("contentinfo").locator("a:visible");
  const targets = await footerLinks.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(expect.arrayContaining(["/help", "/contact", "/faq", "/blog", "/waitlist"]));
  await expectAccessible(page);
  for (const size of [DESKTOP, ...PHONES]) {
    await page.setViewportSize(size);
    await promptly.poll(() => measureOverflow(page), `${size.width} px`).toBeLessThanOrEqual(0);
    expect(await findBrokenWords(page), `${size.width} px`).toEqual([]);
  }
  if (!DARK_PAGES.has(path)) return;
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: null });
}

// Each group in one page: its files are loaded once. Groups of a size, for two workers.
const LOOKED_AT = {
  "the first visitor pages": PAGES.slice(0, 10),
  "the other visitor pages and the back office": PAGES.slice(10),
  "pages of each kind": DETAIL_PAGE_SAMPLES,
};
for (const [name, paths] of Object.entries(LOOKED_AT)) {
  test(`${name} have their frame, fit any width in both themes, and are accessible`, async ({ page }) => {
    // A page takes a second alone.
    test.setTimeout(paths.length * 8000);
    const problems: string[] = [];
    for (const path of paths)
      await expectSound(page, path).catch((error: Error) => problems.push(`${path}: ${error.message}`));
    expect(problems).toEqual([]);
  });
}

test("the numbers of contents lists stay in one line", async ({ page }) => {
  for (const path of ["/country-guides/ghana", "/privacy-policy", "/blog/health-care-before-during-after"]) {
    await page.goto(path);
    const lines = await page
      .locator("main nav ol li span:first-child")
      .evaluateAll((numbers) => numbers.map((number) => number.getClientRects().length + number.clientHeight / 40));
    expect(lines.length, path).toBeGreaterThan(3);
    expect(Math.max(...lines), path).toBeLessThan(2);
  }
});

test("a link to a part of a long page leads to that part", { tag: "@both" }, async ({ page }) => {
  for (const path of ["/top-countries#sierra-leone", "/country-guides/ghana#safety", "/investors#ask"]) {
    await page.goto(path);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const top = await page.locator(":target").evaluate((part) => part.getBoundingClientRect().top);
    expect(top, path).toBeGreaterThan(40);
    expect(top, path).toBeLessThan(200);
  }
});

test.describe("unknown URLs", () => {
  test.use({ expectedNoise: [/status of 404 /] });
  test("show the not-found screen with a link home, also after hydration", async ({ page }) => {
    const response = await open(page, "/no/such/page");
    expect(response!.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("404 Page Not Found");
    await expect(page.getByText(/router/i)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: /home/i }).first().click();
    await expect(page).toHaveURL(/\/$/);
  });
});

/** Expects the links of the specification, and a call to action that opens the offer page in a new tab. */
async function expectSiteLinks(navigation: Locator, callToAction: string) {
  const targets = [
    "/#program",
    "/country-guides",
    "/top-countries",
    "/visa-information",
    "/community",
    "/cost-calculator",
  ];
  for (const target of targets) await expect(navigation.locator(`a[href="${target}"]`)).toBeVisible();
  const call = navigation.getByRole("link", { name: callToAction });
  await expect(call).toHaveAttribute("target", "_blank");
  await expect(call).toHaveAttribute("rel", /noopener/);
  await expect(call).toHaveAttribute("href", ONE_TIME_OFFER_PAGE);
}

test("the navigation bar has the links of the specification, and Get Started opens the offer page in a new tab", async ({
  page,
}) => {
  await open(page, "/community");
  await expectSiteLinks(page.getByRole("navigation", { name: "Main" }), "Get Started");
});

test(
  "the mobile menu has the links of the navigation bar; it opens and closes by its toggle, by Escape, by a tap outside and when a link is picked",
  { tag: "@phone" },
  async ({ page }) => {
    await open(page, "/");
    const menu = page.locator("[data-slot=mobile-menu]");
    const toggle = menu.locator("summary");
    await toggle.click();
    await expect(menu).toHaveAttribute("open", "");
    await expectSiteLinks(page.getByRole("navigation", { name: "Mobile" }), "Get Started Now");
    await expectAccessible(page, "header");
    await toggle.click();
    await expect(menu).not.toHaveAttribute("open", "");
    await toggle.click();
    await page.keyboard.press("Escape");
    await expect(menu).not.toHaveAttribute("open", "");
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.touchscreen.tap(20, 830);
    await expect(menu).not.toHaveAttribute("open", "");
    await toggle.click();
    await menu.getByRole("link", { name: "Our Program" }).click();
    await expect(menu).not.toHaveAttribute("open", "");
    await expect(page).toHaveURL(/#program$/);
  },
);

test("the link from the terminal signs the owner in, leaves no key in the URL, and the owner can sign out", async ({
  page,
}) => {
  const release = await holdRequests(page, "**/api/optin-contacts?*");
  const listing = page.waitForRequest("**/api/optin-contacts?*");
  await openAsOwner(page, "/contacts");
  await expect(page).not.toHaveURL(/key=/);
  await listing;
  await page.getByRole("button", { name: "Sign out" }).click();
  release();
  await expect(page.locator("[data-slot=sign-in]")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sign in", exact: true })).toBeVisible();
});

test.describe(() => {
  test.use({ expectedNoise: [/status of 401 /] });
  test("a wrong key shows an error beside the field", async ({ page }) => {
    await open(page, "/admin");
    const panel = page.locator("[data-slot=sign-in]");
    const field = panel.getByLabel(/key/i);
    await field.fill("not the key");
    await panel.getByRole("button").click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toBeFocused();
    await expect(panel.getByText(/not the owner key|not the right key|wrong/i)).toBeVisible();
  });
});
