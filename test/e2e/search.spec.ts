import { expect, open, test } from "../support/test.ts";

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
  await page.getByRole("button", { name: "Show All Pages" }).click();
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

test.describe(() => {
  test.use({ expectedNoise: [/ERR_FAILED/] });
  test("where the index cannot be had, the page says so, its list remains, and a word tries again", async ({
    page,
  }) => {
    await page.route("**/search-index.json", (route) => route.abort());
    await open(page, "/search?q=ghana");
    await expect(page.getByRole("searchbox")).toHaveValue("ghana");
    await expect(page.getByText("The search could not be loaded.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Moving to Ghana", exact: true })).toBeVisible();
    await page.unroute("**/search-index.json");
    await page.getByRole("searchbox").pressSequentially(" visa");
    await expect(page.locator("[data-slot=result]").first()).toContainText("Ghana");
  });
});
