import type { Locator } from "@playwright/test";
import { holdRequests } from "../support/held-requests.ts";
import { someone } from "../support/someone.ts";
import { expect, test } from "../support/test.ts";

const SCRIPTS = "**/assets/*.js";

/** How a control is used: by a press on a phone and on a desktop, by Enter where there is a keyboard. */
const INTERACTIONS = {
  "a press": { tag: "@both", act: (control: Locator) => control.click() },
  Enter: { tag: [], act: (control: Locator) => control.press("Enter") },
};

test("nothing of the application is requested before a sign of a visitor", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    // Never idle: what comes later comes from a visitor.
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/");
  // What the browser reports of a pointer that rests over a new page.
  await page.evaluate(() => document.dispatchEvent(new PointerEvent("pointermove", { bubbles: true })));
  expect(requested.filter((path) => path.endsWith(".js"))).toEqual([]);
  await page.keyboard.press("Shift");
  await expect.poll(() => requested.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(2);
});

test("the focus that a page sets itself is no sign of a visitor, and the focus that an assistive tool sets is one", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) scripts.push(request.url());
  });
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
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
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) scripts.push(request.url());
  });
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  for (const act of [() => page.mouse.move(300, 300, { steps: 3 }), () => page.mouse.wheel(0, 200)]) {
    await page.goto("/faq");
    scripts.length = 0;
    await act();
    await expect.poll(() => scripts.length).toBeGreaterThan(2);
  }
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
  // Chromium reports no idle time on some pages on which nothing happens.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  expect(scripts).toEqual([]);
  await page.getByRole("searchbox").click();
  await expect.poll(() => scripts.length).toBeGreaterThan(2);
});

for (const [way, { tag, act }] of Object.entries(INTERACTIONS)) {
  test(
    `one tap or key before the scripts are there is enough: ${way} on the hero's button shows the matches`,
    { tag },
    async ({ page }) => {
      const release = await holdRequests(page, SCRIPTS);
      await page.goto("/", { waitUntil: "commit" });
      await page.getByLabel("Life there").selectOption("Coastal living");
      await act(page.getByRole("button", { name: "Show matches" }));
      release();
      await expect(page.locator("[data-slot=match]").first()).toBeVisible();
      await expect(page.getByLabel("Lifestyle priority")).toHaveValue("coastal");
    },
  );

  test(
    `one tap or key before the scripts are there is enough: ${way} on the finder's button shows the matches`,
    { tag },
    async ({ page }) => {
      const release = await holdRequests(page, SCRIPTS);
      await page.goto("/", { waitUntil: "commit" });
      await page.getByLabel("Lifestyle priority").selectOption("coastal");
      const button = page.getByRole("button", { name: "Find My Matches" });
      await act(button);
      await expect(button).toHaveAttribute("aria-busy", "true");
      release();
      await expect(page.locator("[data-slot=match]").first()).toBeVisible();
      await expect(page.getByLabel("Lifestyle priority")).toHaveValue("coastal");
      await expect(button).not.toHaveAttribute("aria-busy");
    },
  );

  test(
    `one tap or key before the scripts are there is enough: ${way} on a card opens its guide`,
    { tag },
    async ({ page }) => {
      const release = await holdRequests(page, SCRIPTS);
      await page.goto("/country-guides", { waitUntil: "commit" });
      const opener = page.locator("[data-slot=guide-card]").first().locator("[data-slot=dialog-opener]");
      await act(opener);
      await expect(opener).toHaveAttribute("aria-busy", "true");
      release();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(page).toHaveURL(/\/country-guides\/[a-z-]+$/);
    },
  );

  test(
    `one tap or key before the scripts are there is enough: ${way} on the calculator's button sends what was typed`,
    { tag },
    async ({ page }) => {
      const release = await holdRequests(page, SCRIPTS);
      await page.goto("/", { waitUntil: "commit" });
      const form = page.getByRole("form", { name: "Cost of Living Calculator" });
      await form.getByLabel("Your email").fill(someone("slow"));
      for (const name of ["housingCost", "utilityCost", "foodCost", "transportCost"])
        await form.locator(`[name=${name}]`).fill("100");
      for (const name of ["destinationCountry", "housingType", "lifestyle"])
        await form.locator(`[name=${name}]`).selectOption({ index: 1 });
      const button = form.getByRole("button", { name: "Calculate Savings" });
      await act(button);
      await expect(button).toHaveAttribute("aria-busy", "true");
      release();
      await expect(page.getByRole("region", { name: "Your Cost Comparison" })).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
    },
  );

  test(`an answer opens before the scripts are there, by ${way}`, { tag }, async ({ page }) => {
    await holdRequests(page, SCRIPTS);
    await page.goto("/faq", { waitUntil: "commit" });
    const answer = page.getByRole("main").locator("details").first();
    await act(answer.locator("summary").first());
    await expect(answer).toHaveAttribute("open", "");
  });

  test(`the menu opens before the scripts are there, by ${way}`, { tag: "@phone" }, async ({ page }) => {
    await holdRequests(page, SCRIPTS);
    await page.goto("/faq", { waitUntil: "commit" });
    await act(page.locator("[data-slot=mobile-menu] summary"));
    await expect(page.getByRole("navigation", { name: "Mobile" })).toBeVisible();
  });
}

test("an arrow key that is pressed before the scripts are there moves the focus when they come", async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/faq", { waitUntil: "commit" });
  const summaries = page.locator("[data-slot=accordion-trigger]");
  await summaries.first().press("ArrowDown");
  release();
  await expect(summaries.nth(1)).toBeFocused();
});

test("what is typed into a search before the scripts are there is found when they come, and the focus stays", async ({
  page,
}) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/faq", { waitUntil: "commit" });
  const search = page.getByRole("searchbox");
  await search.pressSequentially("pension");
  release();
  await expect(page.locator("[data-slot=search-found]")).not.toContainText("18");
  await expect(search).toHaveValue("pension");
  await expect(search).toBeFocused();
});

test("what is entered before the scripts are there wins over what the URL says", async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/cost-calculator?target=ghana", { waitUntil: "commit" });
  await page.getByLabel("Where you live now").selectOption("Canada");
  await page.getByLabel("Where you might live").selectOption("Kenya");
  await page.getByLabel("Your annual income").fill("60000");
  await page.getByRole("button", { name: "Calculate" }).click();
  release();
  await expect(page.locator("[data-slot=comparison-result]")).toBeVisible();
  await expect(page).toHaveURL(/target=kenya&current=canada&income=60000/);
});

test("what is chosen in the finder before the scripts are there wins over what the URL says", async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/?lifestyle=urban&language=english", { waitUntil: "commit" });
  await page.getByLabel("Lifestyle priority").selectOption("coastal");
  release();
  await expect(page.getByLabel("Language preference")).toHaveValue("english");
  await expect(page.getByLabel("Lifestyle priority")).toHaveValue("coastal");
  await page.getByRole("button", { name: "Find My Matches" }).click();
  await expect(page).toHaveURL(/lifestyle=coastal&language=english/);
  await page.goBack();
  await expect(page.getByLabel("Lifestyle priority")).toHaveValue("urban");
});

test("what is typed into a search before the scripts are there wins over what the URL says", async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/faq?q=visa", { waitUntil: "commit" });
  await page.getByRole("searchbox").pressSequentially("pension");
  release();
  await expect(page).toHaveURL(/\?q=pension$/);
  await expect(page.getByRole("searchbox")).toHaveValue("pension");
});

test("of several links that are pressed before the scripts are there the last one counts", async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/country-guides", { waitUntil: "commit" });
  const openers = page.locator("[data-slot=guide-card] [data-slot=dialog-opener]");
  const path = (await openers.nth(1).getAttribute("href"))!;
  for (const index of [0, 1]) {
    await openers.nth(index).click();
    await expect(openers.nth(index)).toHaveAttribute("aria-busy", "true");
  }
  release();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(/\/country-guides$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test(
  "a link of the menu to a part of the page closes it before the scripts are there",
  { tag: "@phone" },
  async ({ page }) => {
    await holdRequests(page, SCRIPTS);
    await page.goto("/", { waitUntil: "commit" });
    const menu = page.getByRole("navigation", { name: "Mobile" });
    await page.locator("[data-slot=mobile-menu] summary").click();
    await menu.getByRole("link", { name: "Our Program" }).click();
    await expect(page).toHaveURL(/#program$/);
    await expect(menu).toBeHidden();
  },
);

test("a page that the browser has translated stays as it is and works as without scripts", async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
  await page.goto("/");
  await page.evaluate(() => {
    for (const link of document.links) link.textContent = `fr: ${link.textContent}`;
  });
  await page.getByLabel("Lifestyle priority").selectOption("coastal");
  await page.getByRole("button", { name: "Find My Matches" }).click();
  release();
  await expect(page).toHaveURL(/\/matches\//);
});

test.describe(() => {
  test.use({ expectedNoise: [/ERR_FAILED/] });
  test("where the scripts cannot be had, the browser's own action takes the place of ours", async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto("/country-guides");
    await page.locator("[data-slot=guide-card]").first().locator("[data-slot=dialog-opener]").click();
    await expect(page).toHaveURL(/\/country-guides\/[a-z-]+$/);
  });
});

test("a page that a visitor is about to open is fetched ahead, and nothing is before the application starts", async ({
  page,
}) => {
  const rules = page.locator("script[type=speculationrules]");
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/faq");
  expect(await rules.count()).toBe(0);
  const ahead = page.waitForRequest((request) => new URL(request.url()).pathname === "/contact");
  await page.keyboard.press("Shift");
  await expect(rules).toHaveCount(1);
  await page.locator('footer a[href="/contact"]').hover();
  await ahead;
});
