import type { Page } from "@playwright/test";
import { buildWith } from "../support/built-with.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// The built product of these tests has no analytics service, and so asks nobody (test/built/page-contents.test.ts). What a site
// with one shows is built here into a page of its own, and a stand-in answers for the service's tag.

const ID = "G-TEST123456";
const SITE = "https://consent.test/";

const PAGE = `<!doctype html><html lang="en"><title>A page</title><meta name="viewport" content="width=device-width">
  <div></div><script type="module" src="/page.js"></script></html>`;

/** Does with each command what the tag does first: keeps it for the test, and sets a cookie. */
const STAND_IN = `document.cookie = "_ga=1"; document.cookie = "_ga_TEST123456=1"; document.cookie = "kept=1";`;

// In one process, which builds the page once.
test.describe.configure({ mode: "default" });

let script: Promise<string> | null = null;

/** Opens the page, and records which requests it makes of the service. */
async function openPage(page: Page, path = "") {
  script ??= buildWith("test/support/consent-page.tsx", { VITE_ANALYTICS_ID: ID });
  const code = await script;
  const asked: string[] = [];
  await page.route("https://www.googletagmanager.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: STAND_IN });
  });
  await page.route(`${SITE}**`, (route) =>
    route.request().url().endsWith(".js")
      ? route.fulfill({ contentType: "text/javascript", body: code })
      : route.fulfill({ contentType: "text/html", body: PAGE }),
  );
  await page.goto(SITE + path);
  return asked;
}

/** The commands that were given to the tag, in their order; times are left out. */
function commands(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = globalThis as unknown as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer.map((command) => Array.from(command).filter((part) => !(part instanceof Date)));
  });
}

const question = (page: Page) => page.locator("[data-slot=consent]");
const choice = (page: Page) => page.locator("[data-slot=consent-choice]");
const cookies = (page: Page) => page.evaluate(() => document.cookie);

test("nothing is loaded until the visitor accepts, and then the tag gets the events", async ({ page }) => {
  const asked = await openPage(page);
  await expect(question(page)).toBeVisible();
  await page.getByRole("button", { name: "Find your country" }).click();
  expect(asked).toEqual([]);
  expect(await commands(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expectAccessible(page, "[data-slot=consent]");

  await question(page).getByRole("button", { name: "Accept" }).click();
  await expect(question(page)).toHaveCount(0);
  await expect.poll(() => asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
  const denied = "denied";
  expect(await commands(page)).toEqual([
    [
      "consent",
      "default",
      { ad_storage: denied, ad_user_data: denied, ad_personalization: denied, analytics_storage: denied },
    ],
    ["js"],
    ["consent", "update", { analytics_storage: "granted" }],
    // The page has reported its view itself.
    ["config", ID, { send_page_view: false, allow_google_signals: false }],
    ["event", "page_view", { page_path: "/" }],
    ["event", "cta_click", { event_label: "find_ideal_country" }],
  ]);
  await page.getByRole("button", { name: "Find your country" }).click();
  expect((await commands(page)).at(-1)).toEqual(["event", "cta_click", { event_label: "find_ideal_country" }]);

  // The next page does not ask again.
  await page.reload();
  await expect.poll(() => asked.length).toBe(2);
  await expect(choice(page)).toContainText("You have accepted Google Analytics in this browser.");
  await expect(question(page)).toHaveCount(0);
});

test("who declines loads nothing, is not asked again, and can change the choice, both ways", async ({ page }) => {
  const asked = await openPage(page);
  await question(page).getByRole("button", { name: "Decline" }).click();
  await page.reload();
  await expect(choice(page)).toContainText("You have declined.");
  await page.getByRole("button", { name: "Find your country" }).click();
  await expect(question(page)).toHaveCount(0);
  expect(asked).toEqual([]);

  await choice(page).getByRole("button", { name: "Accept" }).click();
  await expect.poll(() => cookies(page)).toContain("_ga=1");
  await choice(page).getByRole("button", { name: "Decline" }).click();
  await expect.poll(() => cookies(page)).toBe("kept=1");
  const before = await commands(page);
  expect(before.at(-1)).toEqual(["consent", "update", { analytics_storage: "denied" }]);
  await page.getByRole("button", { name: "Find your country" }).click();
  expect(await commands(page)).toEqual(before);
  expect(asked).toHaveLength(1);
});

test("Global Privacy Control declines: nobody is asked, nothing is loaded, whatever was chosen before", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    localStorage.setItem("analytics-consent", "granted");
  });
  const asked = await openPage(page);
  await expect(choice(page)).toContainText("Your browser declines for you, by Global Privacy Control.");
  await expect(choice(page).getByRole("button")).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});
