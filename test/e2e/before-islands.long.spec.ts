import type { Locator, Page } from "@playwright/test";
import { holdRequests } from "../support/held-requests.ts";
import { expectHeld } from "../support/held-clicks.ts";
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
  const fetched = page.waitForResponse("**/assets/opt-in.island-*.js");
  await page.goto("/country-guides/ghana");
  await page.keyboard.press("Shift");
  await fetched;
  await page.locator("[data-started]").waitFor({ state: "attached" });
  const island = page.locator("[data-island]");
  await expect(island).not.toHaveAttribute("data-ready");
  return island;
}

test("an island is fetched in idle time, and hydrated when it comes into view", async ({ page }) => {
  const island = await openAboveIsland(page);
  await island.locator("form").scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute("data-ready");
});

test("a click on an island out of view hydrates it", async ({ page }) => {
  const island = await openAboveIsland(page);
  await island.locator("[type=submit]").evaluate((button: HTMLElement) => button.click());
  await expect(island).toHaveAttribute("data-ready");
});

test.describe(() => {
  test.use({ expectedNoise: [/ERR_FAILED/] });
  test("a script that failed to load is asked for again, and what was typed meanwhile stays", async ({ page }) => {
    let asked = 0;
    await page.route("**/assets/message-form.island-*.js", (route) => {
      asked += 1;
      return asked > 1 ? route.fallback() : route.abort();
    });
    const lost = page.waitForEvent("requestfailed");
    await page.goto("/help");
    await lost;
    const form = page.getByRole("form", { name: "Send us a message" });
    await form.getByLabel("Email").fill("ama@example.com");
    await form.getByLabel("Name").fill("Ama Mensah");
    await page.waitForFunction(() => document.forms.length > 0 && [...document.forms].every((each) => each.noValidate));
    await expect(form.getByLabel("Email")).toHaveValue("ama@example.com");
    await expect(form.getByLabel("Name")).toHaveValue("Ama Mensah");
  });

  test("a press waits while lost scripts are asked for again", async ({ page }) => {
    let isLost = true;
    const release = await holdRequests(page, SCRIPTS);
    await page.route(SCRIPTS, (route) => (isLost ? route.abort() : route.fallback()));
    const lost = page.waitForEvent("requestfailed");
    await page.goto("/blog");
    await lost;
    isLost = false;
    const chip = page.getByRole("button", { name: "Digital Nomad" });
    await chip.click();
    await expectHeld(chip);
    release();
    await expect(chip).toHaveAttribute("aria-pressed", "true");
  });
});
