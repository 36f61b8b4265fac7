import { openAsOwner } from "../support/owner-page.ts";
import { BACK_OFFICE } from "../support/pages.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("every page of the back office is accessible in dark mode and fits a phone", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  // One sign-in for all of them: sign-ins are limited.
  await openAsOwner(page, BACK_OFFICE[0]!);
  for (const path of [...BACK_OFFICE, "/analytics/setup", "/admin/settings"]) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(overflow, path).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test("on a phone every page of the bar and every tab is in sight, under the page's own title", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsOwner(page, BACK_OFFICE[0]!);
  const bar = page.getByRole("navigation", { name: "Back office" });
  const clipped: string[] = [];
  for (const name of await bar.getByRole("link").allTextContents()) {
    await bar.getByRole("link", { name }).click();
    await expect(page).toHaveTitle(new RegExp(`^${name} ·`));
    const parts = page.locator("header nav a, [role=tab]");
    const outside = await parts.evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { left, right } = element.getBoundingClientRect();
        const frame = element.parentElement!.getBoundingClientRect();
        const isInside = left >= Math.max(frame.left, 0) && right <= Math.min(frame.right, innerWidth) + 0.5;
        return isInside ? [] : [element.textContent];
      }),
    );
    clipped.push(...outside.map((text) => `${name}: ${text}`));
  }
  expect(clipped).toEqual([]);
});

test.describe(() => {
  test.use({ expectedNoise: [/ERR_FAILED|Failed to fetch dynamically imported module/] });
  test("a page whose script is lost says so, and the bar still leads to the others", async ({ page }) => {
    await openAsOwner(page, "/analytics");
    await expect(page.locator("[data-slot=analytics]")).toBeVisible();
    await page.route("**/assets/*.js", (route) => route.abort());
    const bar = page.getByRole("navigation", { name: "Back office" });
    await bar.getByRole("link", { name: "Website" }).click();
    await expect(page.getByRole("alert")).toContainText("This page did not load");
    await bar.getByRole("link", { name: "Analytics" }).click();
    await expect(page.locator("[data-slot=analytics]")).toBeVisible();
    await page.unroute("**/assets/*.js");
    await bar.getByRole("link", { name: "Website" }).click();
    await page.getByRole("button", { name: "Load the page again" }).click();
    await expect(page.getByRole("heading", { name: "Hero Background Image" })).toBeVisible();
  });
});

test.describe(() => {
  test.use({ expectedNoise: [/status of 503 /] });
  test("where the API cannot say who is signed in, the page says why and asks again", async ({ page }) => {
    const error = { code: "unexpected", message: "The database is away." };
    await page.route("**/api/session", (route) => route.fulfill({ status: 503, json: { error } }));
    await page.goto("/optin-report");
    await expect(page.getByRole("alert")).toContainText("The database is away.");
    await expect(page.locator("[data-slot=sign-in]")).toHaveCount(0);
    await page.unroute("**/api/session");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("[data-slot=sign-in]")).toBeVisible();
  });
});

test("an announcement's URL without a session is the sign-in panel, and nothing else is asked for", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(new URL(request.url()).pathname);
  });
  await page.goto("/announcements/news_1");
  await expect(page.locator("[data-slot=sign-in]")).toBeVisible();
  expect(asked).toEqual(["/api/session"]);
});

test("what the back office does not have is a 404, and the bar leads on", async ({ page }) => {
  await openAsOwner(page, "/analytics");
  await page.evaluate(() => {
    history.pushState(null, "", "/analytics/nothing/here");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
  await expect(page).toHaveTitle(/^404 Page Not Found/);
  await page.getByRole("link", { name: "Analytics" }).click();
  await expect(page).toHaveURL(/\/analytics$/);
  await expect(page.getByRole("heading", { level: 1, name: "Analytics" })).toBeVisible();
});
