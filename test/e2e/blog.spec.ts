import type { Page } from "@playwright/test";
import { posts } from "../../web/content/articles/articles.ts";
import { OPEN_DIALOG } from "../support/dialogs.ts";
import { expect, expectAccessible, hydrated, open, test } from "../support/test.ts";

const nairobi = posts.find(({ id }) => id === "small-business-in-nairobi")!;

function cards(page: Page) {
  return page.locator("[data-slot=post-card]").filter({ visible: true });
}

function chip(page: Page, name: string) {
  return page.getByRole("group", { name: "Filter by category" }).getByRole("button", { name, exact: true });
}

test("chips and search filter the posts together, and the URL keeps both", async ({ page }) => {
  await open(page, "/blog");
  const search = page.getByRole("searchbox");
  const titles = cards(page).getByRole("heading");
  await chip(page, "Digital Nomad").click();
  await expect(chip(page, "Digital Nomad")).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/\?category=Digital\+Nomad$/);
  await test.step("forced colors show which chip is pressed and which has the focus", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.keyboard.press("Shift+Tab");
    // Colors are all alike then, whatever the style sheet computes.
    await expect(chip(page, "Digital Nomad")).toHaveCSS("border-width", "3px");
    await expect(chip(page, "All")).toHaveCSS("border-width", "1px");
    await expect(page.locator(":focus")).toHaveCSS("outline", /solid 3px$/);
    await page.emulateMedia({ forcedColors: "none" });
  });
  await chip(page, "All").click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(cards(page)).toHaveCount(posts.length);

  await search.fill("NAIROBI");
  await expect(page).toHaveURL(/\?q=NAIROBI$/);
  await expect(titles.filter({ hasText: nairobi.title })).toHaveCount(1);
  const found = await cards(page).count();
  expect(found).toBeLessThan(posts.length);
  await chip(page, "Business").click();
  await expect(page).toHaveURL(/q=NAIROBI&category=Business$/);
  await expect(titles.filter({ hasText: nairobi.title })).toHaveCount(1);
  const shown = await cards(page).count();
  expect(shown).toBeLessThan(found);
  await page.reload();
  await hydrated(page);
  await expect(search).toHaveValue("NAIROBI");
  await expect(chip(page, "Business")).toHaveAttribute("aria-pressed", "true");
  await expect(cards(page)).toHaveCount(shown);
  await page.goBack();
  await expect(chip(page, "All")).toHaveAttribute("aria-pressed", "true");
  await expect(cards(page)).toHaveCount(found);

  await test.step("where nothing is found", async () => {
    await chip(page, "Business").click();
    await search.fill("zeppelin");
    await expect(page.getByRole("heading", { name: "No posts found" })).toBeVisible();
    await expect(page.getByText("Try adjusting your search terms or category filter.")).toBeVisible();
    await expect(page.locator("[data-slot=search-found]")).toHaveText("No posts found");
    await expect(
      page.locator("[data-slot=featured-posts], [data-slot=latest-posts]").filter({ visible: true }),
    ).toHaveCount(0);
    await expectAccessible(page, "[data-slot=empty-state]");
    await page.getByRole("button", { name: "Show All Posts" }).click();
    await expect(cards(page)).toHaveCount(posts.length);
    await expect(search).toHaveValue("");
    await expect(chip(page, "All")).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL(/\/blog$/);
  });
});

test("a shared link opens an article, and closing it leaves the filters as they are", async ({ page }) => {
  await open(page, `/blog?category=Business&post=${nairobi.id}`);
  const dialog = page.getByRole("dialog", { name: nairobi.title });
  await expect(dialog).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, OPEN_DIALOG);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/blog\?category=Business$/);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole("link", { name: nairobi.title })).toBeFocused();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/blog$/);
  await page.keyboard.press("Enter");
  await dialog.getByRole("link", { name: "Read the Kenya guide" }).click();
  await expect(page).toHaveURL(/\/country-guides\/kenya$/);
});
