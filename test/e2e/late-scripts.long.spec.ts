import type { Locator, Page } from "@playwright/test";
import { holdRequests } from "../support/held-requests.ts";
import { expect, test } from "../support/test.ts";
import { expectHeld } from "../support/held-clicks.ts";

const SCRIPTS = "**/assets/*.js";

/** How a control is used: by a press on a phone and on a desktop, by Enter where there is a keyboard. */
const INTERACTIONS = {
  "a press": { tag: "@both", act: (control: Locator) => control.click() },
  Enter: { tag: [], act: (control: Locator) => control.press("Enter") },
};

/** The scripts that a page requests from now on. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) scripts.push(request.url());
  });
  return scripts;
}

/** A page that is never idle: what comes later comes from a visitor. */
function neverIdle(page: Page) {
  return page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

test("nothing is requested before a sign of a visitor, and then the page that is about to be opened", async ({
  page,
}) => {
  const scripts = recordScripts(page);
  await neverIdle(page);
  const rules = page.locator("script[type=speculationrules]");
  await page.goto("/");
  // What the browser reports of a pointer that rests over a new page.
  await page.evaluate(() => document.dispatchEvent(new PointerEvent("pointermove", { bubbles: true })));
  expect(scripts).toEqual([]);
  expect(await rules.count()).toBe(0);
  const ahead = page.waitForRequest((request) => new URL(request.url()).pathname === "/contact");
  await page.keyboard.press("Shift");
  await expect.poll(() => scripts.length).toBeGreaterThan(2);
  await expect(rules).toHaveCount(1);
  await page.locator('footer a[href="/contact"]').hover();
  await ahead;
});

test("the focus of an assistive tool is a sign of a visitor, and the focus that a page sets is none", async ({
  page,
}) => {
  const scripts = recordScripts(page);
  await neverIdle(page);
  await page.goto("/search");
  await expect(page.getByRole("searchbox")).toBeFocused();
  expect(scripts).toEqual([]);
  const link = page.getByRole("contentinfo").getByRole("link").first();
  await expect
    .poll(async () => {
      await link.blur();
      await link.focus();
      return scripts.length;
    })
    .toBeGreaterThan(2);
});

test("a moving pointer or a turn of the wheel loads the application", async ({ page }) => {
  const scripts = recordScripts(page);
  await neverIdle(page);
  for (const act of [() => page.mouse.move(300, 300, { steps: 3 }), () => page.mouse.wheel(0, 200)]) {
    await page.goto("/faq");
    scripts.length = 0;
    await act();
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
  }
});

test("who saves data gets the application at the first touch only", async ({ page }) => {
  const scripts = recordScripts(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto("/faq");
  await page.mouse.move(200, 200);
  // Chromium reports no idle time on some pages on which nothing happens.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  expect(scripts).toEqual([]);
  await page.getByRole("searchbox").click();
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
});

/** Has the scripts of the page that is opened next come late: when the returned function is called. */
async function openWithLateScripts(page: Page, path: string) {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(path, { waitUntil: "commit" });
  return release;
}

for (const [way, { tag, act }] of Object.entries(INTERACTIONS)) {
  test(
    `${way} on the finder's button before the scripts shows the matches without a reload`,
    { tag },
    async ({ page }) => {
      const release = await openWithLateScripts(page, "/?utm_source=letter");
      const finder = page.getByRole("form", { name: "Country Finder Tool" });
      const button = finder.getByRole("button", { name: "Find My Matches" });
      await finder.getByLabel("Lifestyle priority").selectOption("Coastal living");
      await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
      await act(button);
      release();
      await expect(page.locator("[data-slot=match]").first()).toBeVisible();
      await expect(page.getByLabel("Lifestyle priority")).toHaveValue("coastal");

      await test.step("once the scripts are there", async () => {
        await finder.getByLabel("Lifestyle priority").selectOption("Retirement");
        await act(button);
        const matches = page.getByRole("region", { name: "Your Top Matches" });
        await expect(matches).toBeFocused();
        await expect(page.getByRole("heading", { name: "Your Top Matches" })).toBeInViewport();
        await expect(matches.locator("[data-slot=match]").getByRole("heading")).toHaveText([
          "Egypt",
          "Botswana",
          "Mauritius",
        ]);
        await expect(page.getByLabel("Lifestyle priority")).toHaveValue("retirement");
        await expect(page).toHaveURL(/utm_source=letter&lifestyle=retirement&language=none&investment=none$/);
        expect(await page.evaluate(() => "stayed" in globalThis)).toBe(true);
      });
    },
  );
}

test(
  "of several cards that are tapped before the scripts come, the last one opens its guide",
  { tag: "@both" },
  async ({ page }) => {
    const release = await openWithLateScripts(page, "/country-guides");
    const openers = page.locator("[data-slot=guide-card] [data-slot=dialog-opener]");
    const path = (await openers.nth(1).getAttribute("href"))!;
    for (const index of [0, 1]) {
      await openers.nth(index).click();
      await expectHeld(openers.nth(index));
    }
    release();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL(/\/country-guides$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

test("Enter on a card before the scripts come opens its guide", async ({ page }) => {
  const release = await openWithLateScripts(page, "/country-guides");
  const opener = page.locator("[data-slot=guide-card] [data-slot=dialog-opener]").first();
  await opener.press("Enter");
  await expectHeld(opener);
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/\/country-guides\/[a-z-]+$/);
});

test(
  "on a phone the menu and the answers open and cards scroll before the scripts come",
  { tag: "@phone" },
  async ({ page }) => {
    await openWithLateScripts(page, "/");
    const toggle = page.locator("[data-slot=mobile-menu] summary");
    const menu = page.getByRole("navigation", { name: "Mobile" });
    await toggle.click();
    await menu.getByRole("link", { name: "Our Program" }).click();
    await expect(page).toHaveURL(/#program$/);
    await expect(menu).toBeHidden();
    await toggle.press("Enter");
    await expect(menu).toBeVisible();
    await toggle.press("Enter");
    await expect(menu).toBeHidden();

    await test.step("an answer and the rows of cards", async () => {
      const answer = page.locator("#faq details").first();
      await answer.locator("summary").click();
      await expect(answer).toHaveAttribute("open", "");

      const row = page.getByRole("region", { name: "Popular Relocation Destinations" });
      await row.scrollIntoViewIfNeeded();
      await row.focus();
      await page.keyboard.press("ArrowRight");
      const second = row.getByRole("heading", { name: "Kenya" });
      await second.scrollIntoViewIfNeeded();
      await expect(second).toBeInViewport({ ratio: 1 });
    });
  },
);

test("what is typed into a search before the scripts come wins over the URL, and the focus stays", async ({ page }) => {
  for (const path of ["/faq", "/faq?q=visa"]) {
    const release = await openWithLateScripts(page, path);
    const search = page.getByRole("searchbox");
    await search.pressSequentially("apostille");
    release();
    await expect(page.locator("[data-slot=search-found]"), path).toHaveText("1 question");
    await expect(search, path).toHaveValue("apostille");
    await expect(search, path).toBeFocused();
    await expect(page, path).toHaveURL(/\?q=apostille$/);
  }
});

test("what is entered before the scripts come is compared, and wins over the URL", async ({ page }) => {
  const release = await openWithLateScripts(page, "/cost-calculator?target=ghana");
  await page.getByLabel("Where you live now").selectOption("Canada");
  await page.getByLabel("Where you might live").selectOption("Kenya");
  await page.getByLabel("Your annual income").fill("60,000");
  await page.getByRole("button", { name: "Calculate" }).click();
  release();
  await expect(page.locator("[data-slot=comparison-result]")).toContainText(/Canada to Kenya.*\$\d\d,\d{3}/);
  await expect(page.getByLabel("Your annual income")).toHaveValue("60,000");
  await expect(page).toHaveURL(/target=kenya&current=canada&income=60000/);
});

test("what is chosen in the finder before the scripts come wins over the URL", async ({ page }) => {
  const release = await openWithLateScripts(page, "/?lifestyle=urban&language=english");
  await page.getByLabel("Lifestyle priority").selectOption("coastal");
  release();
  await expect(page.getByLabel("Language preference")).toHaveValue("english");
  await expect(page.getByLabel("Lifestyle priority")).toHaveValue("coastal");
  await page.getByRole("button", { name: "Find My Matches" }).click();
  await expect(page).toHaveURL(/lifestyle=coastal&language=english/);
  await page.goBack();
  await expect(page.getByLabel("Lifestyle priority")).toHaveValue("urban");
});

test.describe(() => {
  test.use({ expectedNoise: [/ERR_FAILED/] });
  test("where the scripts cannot be had, the browser's own action takes the place of ours", async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto("/blog");
    await page.locator("[data-slot=dialog-opener]").first().click();
    await expect(page).toHaveURL(/\/blog\/[a-z-]+$/);
  });
});
