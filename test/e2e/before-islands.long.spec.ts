import type { Locator, Page } from "@playwright/test";
import { holdRequests } from "../support/held-requests.ts";
import { expect, test } from "../support/test.ts";

const SCRIPTS = "**/assets/*.js";

/** Sends a form as the browser does where its scripts have not come. */
function send(form: Locator) {
  return form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
}

test("a plan's form leads to its country's general plan, and sends the country alone", async ({ page }) => {
  await holdRequests(page, SCRIPTS);
  await page.goto("/my-plan");
  const form = page.locator("[data-slot=plan-form]");
  await form.getByLabel("Where to").selectOption("senegal");
  await form.getByLabel("Savings").fill("20000");
  await form.getByLabel("Ages of children").fill("6, 9");
  const asked = page.waitForRequest("**/api/my-plan?*");
  await send(form);
  expect(new URL((await asked).url()).search).toBe("?country=senegal");
  await expect(page).toHaveURL(/\/my-plan\/senegal$/);
});

test("the comparison of three that was sent before the scripts came is shown when they have", async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/compare");
  const form = page.locator("form").first();
  for (const [index, id] of ["egypt", "ghana", "kenya"].entries())
    await form.locator("select").nth(index).selectOption(id);
  await send(form);
  await expect(page).toHaveURL(/\/compare\?countries=egypt&countries=ghana&countries=kenya/);
  release();
  await expect(page.locator("[data-slot=compared-countries] section").first()).toBeVisible();
});

/** Opens a page whose only island is far below, and waits until its scripts have started. @returns the island */
async function openAboveIsland(page: Page) {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/country-guides/ghana");
  await page.keyboard.press("Shift");
  await page.locator("[data-started]").waitFor({ state: "attached" });
  expect(fetched.filter((url) => /(react|hydrate|opt-in)[^/]*\.js$/.test(url))).toEqual([]);
  return page.locator("[data-island]");
}

test("an island and React are fetched when it comes into view", async ({ page }) => {
  const island = await openAboveIsland(page);
  await island.locator("form").scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute("data-ready");
});

test("a click on an island out of view hydrates it", async ({ page }) => {
  const island = await openAboveIsland(page);
  await island.locator("[type=submit]").evaluate((button: HTMLElement) => button.click());
  await expect(island).toHaveAttribute("data-ready");
});
