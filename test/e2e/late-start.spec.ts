import type { Locator, Page } from "@playwright/test";
import { someone } from "../support/someone.ts";
import { expect, test } from "../support/test.ts";

const SCRIPTS = "**/assets/*.js";
const DELAY_MS = 3_000;

/** Opens a page whose scripts take three seconds each, as on a phone with a slow connection. */
async function openSlowly(page: Page, path: string) {
  await page.route(SCRIPTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    await route.fallback().catch(() => {});
  });
  await page.goto(path, { waitUntil: "commit" });
}

const WAYS = {
  "a press": (control: Locator) => control.click(),
  Enter: (control: Locator) => control.press("Enter"),
};

test("nothing of the application is requested before the page has loaded", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    // Never idle: what comes later comes from a visitor.
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/");
  expect(requested.filter((path) => path.endsWith(".js"))).toEqual([]);
  await page.keyboard.press("Shift");
  await expect.poll(() => requested.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(5);
});

test("who saves data gets the application at the first touch only", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) scripts.push(request.url());
  });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto("/faq");
  await page.mouse.move(200, 200);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts).toEqual([]);
  await page.getByRole("searchbox").click();
  await expect.poll(() => scripts.length).toBeGreaterThan(5);
});

for (const [way, act] of Object.entries(WAYS)) {
  test(
    `one tap or key on a slow phone is enough: ${way} on the finder's button shows the matches`,
    { tag: "@both" },
    async ({ page }) => {
      await openSlowly(page, "/");
      await page.getByLabel("Lifestyle priority").selectOption("coastal");
      const button = page.getByRole("button", { name: "Find My Matches" });
      await act(button);
      await expect(button).toHaveAttribute("aria-busy", "true", { timeout: 100 });
      await expect(page.locator("[data-slot=match]").first()).toBeVisible();
      await expect(page.getByLabel("Lifestyle priority")).toHaveValue("coastal");
      await expect(button).not.toHaveAttribute("aria-busy");
    },
  );

  test(
    `one tap or key on a slow phone is enough: ${way} on a card opens its guide`,
    { tag: "@both" },
    async ({ page }) => {
      await openSlowly(page, "/country-guides");
      await act(page.locator("[data-slot=guide-card]").first().locator("[data-slot=dialog-opener]"));
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(page).toHaveURL(/\?country=/);
    },
  );

  test(
    `one tap or key on a slow phone is enough: ${way} on the calculator's button sends what was typed`,
    { tag: "@both" },
    async ({ page }) => {
      await openSlowly(page, "/");
      const form = page.getByRole("form", { name: "Cost of Living Calculator" });
      await form.getByLabel("Your email").fill(someone("slow"));
      for (const name of ["housingCost", "utilityCost", "foodCost", "transportCost"])
        await form.locator(`[name=${name}]`).fill("100");
      for (const name of ["destinationCountry", "housingType", "lifestyle"])
        await form.locator(`[name=${name}]`).selectOption({ index: 1 });
      await act(form.getByRole("button", { name: "Calculate Savings" }));
      await expect(page.getByRole("region", { name: "Your Cost Comparison" })).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
    },
  );

  test(`an answer opens at once, scripts or not, by ${way}`, { tag: "@both" }, async ({ page }) => {
    await openSlowly(page, "/faq");
    const answer = page.getByRole("main").locator("details").first();
    await act(answer.locator("summary").first());
    await expect(answer).toHaveAttribute("open", "", { timeout: 1_000 });
  });

  test(`the menu opens at once, scripts or not, by ${way}`, { tag: "@phone" }, async ({ page }) => {
    await openSlowly(page, "/faq");
    await act(page.locator("[data-slot=mobile-menu] summary"));
    await expect(page.getByRole("navigation", { name: "Mobile" })).toBeVisible({ timeout: 1_000 });
  });
}

test("what is typed into a search before the scripts are there is found when they come, and the focus stays", async ({
  page,
}) => {
  await openSlowly(page, "/faq");
  const search = page.getByRole("searchbox");
  await search.pressSequentially("pension");
  await expect(page.locator("[data-slot=search-found]")).not.toContainText("18");
  await expect(search).toHaveValue("pension");
  await expect(search).toBeFocused();
});

test.describe(() => {
  test.use({ expectedNoise: [/ERR_FAILED/] });
  test("where the scripts cannot be had, the browser's own action takes the place of ours", async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto("/country-guides");
    await page.locator("[data-slot=guide-card]").first().locator("[data-slot=dialog-opener]").click();
    await expect(page).toHaveURL(/\?country=[a-z-]+#guide-/);
  });
});
