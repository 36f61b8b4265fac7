import { ONE_TIME_OFFER_PAGE } from "../../domain/offers.ts";
import type { Locator } from "@playwright/test";
import { holdRequests } from "../support/held-requests.ts";
import { openAsOwner } from "../support/owner-page.ts";
import { PAGES_OF_EACH_KIND } from "../support/pages.ts";
import { expectAllSound } from "../support/sound-pages.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";

// In two halves, for two workers, and each in one page: its files are loaded once.
const MIDDLE = Math.ceil(PAGES_OF_EACH_KIND.length / 2);
for (const [name, paths] of [
  ["first", PAGES_OF_EACH_KIND.slice(0, MIDDLE)],
  ["other", PAGES_OF_EACH_KIND.slice(MIDDLE)],
] as const)
  test(`the ${name} half of the kinds of pages have their frame, fit any width and are accessible`, async ({
    page,
  }) => {
    // A page takes a second alone.
    test.setTimeout(paths.length * 8000);
    await expectAllSound(page, paths);
  });

test("a link to a part of a long page leads to that part", { tag: "@phone" }, async ({ page }) => {
  for (const path of ["/top-countries#sierra-leone", "/country-guides/ghana/permits#work-permit", "/investors#ask"]) {
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

test(
  "the mobile menu leads on, and closes by its toggle, Escape, a tap outside and a picked link",
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
