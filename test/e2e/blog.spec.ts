import type { Page } from "@playwright/test";
import { BLOG_CATEGORIES } from "../../domain/blog-categories.ts";
import { posts } from "../../web/content/articles/articles.ts";
import { OPEN_DIALOG } from "../support/dialogs.ts";
import { expect, expectAccessible, hydrated, open, test } from "../support/test.ts";

const ghana = posts.find(({ id }) => id === "first-ninety-days-in-ghana")!;
const nairobi = posts.find(({ id }) => id === "small-business-in-nairobi")!;

function cards(page: Page) {
  return page.locator("[data-slot=post-card]").filter({ visible: true });
}

function chip(page: Page, name: string) {
  return page.getByRole("group", { name: "Filter by category" }).getByRole("button", { name, exact: true });
}

test("category chips and the search filter both lists together; the URL, a reload and the back button keep the choice; an empty list offers to show all posts", async ({
  page,
}) => {
  await open(page, "/blog");
  const search = page.getByRole("searchbox");
  const titles = cards(page).getByRole("heading");
  await expect(page.locator("[data-slot=category-chip]")).toHaveText([...BLOG_CATEGORIES]);
  await expect(chip(page, "All")).toHaveAttribute("aria-pressed", "true");
  for (const category of BLOG_CATEGORIES.slice(1)) {
    await chip(page, category).click();
    await expect(chip(page, category)).toHaveAttribute("aria-pressed", "true");
    await expect(cards(page)).toHaveCount(
      posts.filter((post) => [post.category, ...post.alsoUnder].includes(category as never)).length,
    );
  }
  await expect(page).toHaveURL(/\?category=Digital\+Nomad$/);
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

test("a card opens its article in a dialog, which keeps its contrast in dark mode; Escape, the button, a click beside it and the back button close it", async ({
  page,
}) => {
  await open(page, "/blog");
  const opener = page.getByRole("link", { name: ghana.title });
  const dialog = page.getByRole("dialog", { name: ghana.title });

  await opener.click();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/blog\/first-ninety-days-in-ghana$/);
  await expect(dialog.getByText("Weeks one and two: arrive")).toBeAttached();
  await expect(dialog.getByText("not yet confirmed with the office")).toBeAttached();
  await expectAccessible(page, OPEN_DIALOG);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, OPEN_DIALOG);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Close article" }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toBeVisible();

  await page.mouse.click(20, 450);
  await expect(dialog).toBeHidden();
});

test("a shared link and a reload open the article, closing it leaves the filters as they are, and a link inside it leads to its page", async ({
  page,
}) => {
  await open(page, `/blog?category=Business&post=${nairobi.id}`);
  const dialog = page.getByRole("dialog", { name: nairobi.title });
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/blog\?category=Business$/);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole("link", { name: nairobi.title })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("link", { name: "Read the Kenya guide" }).click();
  await expect(page).toHaveURL(/\/country-guides\/kenya$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("shows the featured and the latest posts, each in its own list, with every field, and a card's link leads to the page of the article, which has all of it", async ({
    page,
  }) => {
    await page.goto("/blog");
    const featured = posts.filter((post) => post.featured).length;
    await expect(page.locator("[data-slot=featured-posts] [data-slot=post-card]")).toHaveCount(featured);
    await expect(page.locator("[data-slot=latest-posts] [data-slot=post-card]")).toHaveCount(posts.length - featured);
    const card = cards(page).filter({ hasText: nairobi.title });
    await expect(card.locator("[data-slot=badge]")).toHaveText(nairobi.category);
    for (const text of [nairobi.excerpt, `By ${nairobi.author}`, nairobi.dateText, nairobi.readTime])
      await expect(card.getByText(text)).toBeVisible();
    await expect(page.locator("[data-slot=search-found]")).toHaveText(`${posts.length} posts`);

    await expect(page.getByRole("searchbox")).toBeHidden();
    await expect(page.getByText("Weeks one and two: arrive")).toBeHidden();
    await page.getByRole("link", { name: ghana.title }).click();
    await expect(page.getByRole("heading", { name: "Weeks one and two: arrive" })).toBeVisible();
    await expect(page.getByText(ghana.body.findLast((block) => block.kind === "paragraph")!.text)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/blog/${ghana.id}$`));
  });
});
