import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../support/test.ts";

/** Lets the scripts of a name fail from now on. @returns how often each was asked for, by its path */
async function loseScripts(page: Page, name: string) {
  const asked = new Map<string, number>();
  await page.route(`**/assets/${name}-*.js`, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    return route.abort();
  });
  return asked;
}

test.use({ expectedNoise: [/ERR_FAILED/] });

test("an island whose script is lost leaves the others alive", async ({ page }) => {
  await loseScripts(page, "count-line.island");
  await page.goto("/waitlist");
  await hydrated(page);
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
    await expect(link).toBeVisible();
    await expect(page.locator(`[data-island*="${name}"] form.with-scripts`).first()).toBeHidden();
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
  expect(new Set(asked.values())).toEqual(new Set([1]));
  await expect(page.locator("html")).not.toHaveAttribute("data-broken");
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
