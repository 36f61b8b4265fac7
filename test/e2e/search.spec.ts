import { expect, expectAccessible, open, test } from "../support/test.ts";

test("the header leads to the search, which the arrow keys and Enter lead out of", async ({ page }) => {
  await page.goto("/faq");
  await page.getByRole("link", { name: "Search this site" }).click();
  await expect(page).toHaveURL(/\/search$/);
  const field = page.getByRole("searchbox", { name: "Search this site" });
  await expect(field).toBeFocused();
  await page.keyboard.type("qqq/qqq");
  await expect(field).toHaveValue("qqq/qqq");
  await expect(page.getByRole("heading", { name: "Nothing on “qqq/qqq” yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask us; a person will reply" })).toBeVisible();
  await page.getByRole("button", { name: "Show all pages" }).click();
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await page.keyboard.type("gahna");
  const results = page.locator("[data-slot=result]");
  await expect(results.first()).toContainText("Moving to Ghana");
  await expect(page).toHaveURL(/\?q=gahna$/);
  await page.keyboard.press("ArrowDown");
  await expect(results.first().getByRole("link")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/country-guides\/ghana$/);
});

test("results stand under their countries, ten first, and chips narrow them @both", async ({ page }) => {
  await open(page, "/search?q=school");
  const results = page.locator("[data-slot=result]");
  const groups = page.locator("[data-slot=site-search-results]").getByRole("heading", { level: 2 });
  await expect(results).toHaveCount(10);
  await expect(results.first().locator("mark").first()).toHaveText(/^schools?$/i);
  const names = await groups.allTextContents();
  expect(new Set(names).size).toBe(names.length);
  await page.getByRole("button", { name: /^Show \d+ more$/ }).click();
  await expect(results.locator(":scope a:focus")).toHaveCount(1);
  expect(await results.count()).toBeGreaterThan(10);
  await expectAccessible(page, "main");

  await page.getByRole("button", { name: "Kenya", exact: true }).click();
  await expect(page).toHaveURL(/\?q=school&category=kenya$/);
  await expect(groups).toHaveText(["Kenya"]);
  await page.reload();
  await expect(groups).toHaveText(["Kenya"]);
  await page.getByRole("button", { name: "Articles", exact: true }).click();
  await expect(results.first()).toContainText("Article");
  await page.getByRole("button", { name: "All", exact: true }).click();
  await expect(page).toHaveURL(/\?q=school$/);
});

test("an empty field offers questions that search at a press", async ({ page }) => {
  await open(page, "/search");
  await page.getByRole("button", { name: "Can I bring my dog to Ghana?" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("Can I bring my dog to Ghana?");
  await expect(page.locator("[data-slot=result]").first()).toContainText("Ghana");
});

test.describe(() => {
  test.use({ expectedNoise: [/ERR_FAILED/] });
  test("where the index cannot be had, the page says so, its list remains, and a word tries again", async ({
    page,
  }) => {
    await page.route("**/search-index.json", (route) => route.abort());
    await open(page, "/search?q=ghana");
    await expect(page.getByRole("searchbox")).toHaveValue("ghana");
    await expect(page.getByText("The search could not be loaded.")).toBeVisible();
    await page.getByRole("heading", { name: "Country guides", exact: true }).click();
    await expect(page.getByRole("link", { name: "Moving to Ghana", exact: true })).toBeVisible();
    await page.unroute("**/search-index.json");
    await page.getByRole("searchbox").press("End");
    await page.getByRole("searchbox").pressSequentially(" visa");
    await expect(page.locator("[data-slot=result]").first()).toContainText("Ghana");
  });
});
