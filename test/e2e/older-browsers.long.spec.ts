import { expectHeld } from "../support/held-clicks.ts";
import { holdRequests } from "../support/held-requests.ts";
import { makeOlder } from "../support/older-browser.ts";
import { BACK_OFFICE, PAGES } from "../support/pages.ts";
import { expect, hydrated, open, test } from "../support/test.ts";

test.beforeEach(({ page }) => makeOlder(page));

/** Pages whose controls another test uses. */
const USED: ReadonlySet<string> = new Set(["/", "/cost-calculator", "/country-guides", "/waitlist"]);

test("every other public page starts its scripts in the oldest supported browsers", async ({ page }) => {
  for (const path of PAGES.filter((path) => !USED.has(path) && !BACK_OFFICE.includes(path))) await open(page, path);
  expect(await page.evaluate(() => "canParse" in URL)).toBe(false);
});

test("the oldest supported browsers show a press that waits, and the finder answers it", async ({ page }) => {
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: "Find My Matches" });
  await button.click();
  await expectHeld(button);
  release();
  await hydrated(page);
  await expect(page.locator("[data-slot=match]")).toHaveCount(3);
  await expect(button).toHaveCSS("opacity", "1");
  await page.locator("[data-slot=finder] select").first().selectOption({ index: 1 });
  await page.getByRole("button", { name: "Find My Matches" }).click();
  await expect(page).toHaveURL(/\?\w+=\w+/);
  await expect(page.locator("[data-slot=match]")).toHaveCount(3);
});
