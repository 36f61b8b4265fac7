import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../support/test.ts";

/** Lets the scripts of a name fail from now on. @returns how often each was asked for, by its path */
async function loseScripts(page: Page, name: string) {
  // The pauses before a script is asked for again are of the page's time, which the test lets pass.
  await page.clock.install();
  const asked = new Map<string, number>();
  await page.route(`**/assets/${name}-*.js`, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    return route.abort();
  });
  return asked;
}

/**
 * Moves the pointer ten times. The mouse waits for a frame at each move, so it makes the first; the page reports the others.
 * @param turn how often that was done before: a pointer must move for a browser to say so
 */
async function movePointer(page: Page, turn: number) {
  await page.mouse.move(200 + (turn % 50) * 8, 300);
  await page.evaluate(() => {
    const move = { bubbles: true, movementX: 8 };
    for (let at = 1; at < 10; at += 1) document.body.dispatchEvent(new PointerEvent("pointermove", move));
  });
}

/** Moves the pointer ten times a second until the page's scripts are given up, for ten seconds at least. */
async function moveUntilLost(page: Page) {
  const root = page.locator("html[data-lost]");
  for (let second = 0; second < 10 || (await root.count()) === 0; second += 1) {
    await movePointer(page, second);
    await page.clock.runFor(1000);
  }
}

test.use({ expectedNoise: [/ERR_FAILED/] });

for (const [name, path] of [
  ["waitlist-form.island", "/waitlist"],
  ["my-plan.island", "/my-plan"],
] as const) {
  test(`100 moves of the pointer ask for a lost ${name} a few times at most`, async ({ page }) => {
    const asked = await loseScripts(page, name);
    await page.goto(path);
    await moveUntilLost(page);
    expect([...asked.values()]).toHaveLength(1);
    expect(Math.max(...asked.values())).toBeLessThanOrEqual(8);
  });
}

test("an island whose script is lost leaves the others alive", async ({ page }) => {
  await loseScripts(page, "count-line.island");
  await page.goto("/waitlist");
  await moveUntilLost(page);
  await page.getByLabel("Email").fill("ama@gmial.com");
  await page.getByLabel("Full name").focus();
  await expect(page.locator("[data-slot=email-suggestion]")).toBeVisible();
});

for (const [name, path, way] of [
  ["my-plan.island", "/my-plan", "/my-plan/ghana"],
  ["city-month.island", "/cost-calculator", "/cities/accra#month"],
] as const) {
  test(`${path} says what works without its scripts where ${name} is lost`, async ({ page }) => {
    await loseScripts(page, name);
    await page.goto(path);
    const link = page.locator(`main a[href="${way}"]`).first();
    await expect(link).toBeHidden();
    // An island is loaded once it is in view.
    await page.locator(`[data-island*="${name}"] > *`).evaluateAll(([part]) => part?.scrollIntoView());
    await moveUntilLost(page);
    await expect(link).toBeVisible();
    for (const form of await page.locator("form.with-scripts").all())
      if (await form.evaluate((element) => !element.closest("[data-ready]"))) await expect(form).toBeHidden();
  });
}

test("a blocked consent banner is asked for once, and the page counts as started", async ({ page }) => {
  const asked = await loseScripts(page, "*measuring*");
  // The built product of these tests has no analytics service, and so no banner.
  await page.route("**/waitlist", async (route) => {
    const response = await route.fetch();
    const banner = `<div data-island="features/measuring/measuring-question.island.tsx#ConsentBanner" data-optional data-props="{}"></div>`;
    await route.fulfill({ response, body: (await response.text()).replace("</body>", `${banner}</body>`) });
  });
  await page.goto("/waitlist");
  await hydrated(page);
  for (let turn = 0; turn < 10; turn += 1) await movePointer(page, turn);
  expect(new Set(asked.values())).toEqual(new Set([1]));
  await expect(page.locator("html")).not.toHaveAttribute("data-lost");
});

test("a behavior that fails stops none of the others", async ({ page }) => {
  await page.addInitScript(() => {
    performance.getEntriesByType = () => {
      throw new Error("blocked");
    };
    addEventListener("error", (event) => event.preventDefault());
  });
  await page.goto("/faq");
  await hydrated(page);
  await page.getByRole("searchbox").fill("apostille");
  await expect(page.locator("[data-slot=search-found]")).toHaveText("1 question");
});

test("a link that an extension puts first leaves the islands alive", async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const link = document.createElement("a");
      link.href = "https://extension.example";
      link.textContent = "Coupons";
      document.body.insertBefore(link, document.body.firstChild);
    });
  });
  await page.goto("/waitlist");
  await hydrated(page);
  await page.getByLabel("Email").fill("ama@gmial.com");
  await page.getByLabel("Full name").focus();
  await expect(page.locator("[data-slot=email-suggestion]")).toBeVisible();
});
