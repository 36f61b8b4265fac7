import { faqCategories } from "../../web/content/questions.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";

/** The line that opens an answer; the sources inside it have one of their own. */
const QUESTION = "[data-slot=accordion-trigger]";

const COUNT = faqCategories.flatMap(({ questions }) => questions).length;

test("the search hides what does not match, is in the URL, and clears from an empty list", async ({ page }) => {
  await open(page, "/faq");
  const main = page.getByRole("main");
  const questions = main.locator("summary").filter({ visible: true });
  const search = page.getByRole("searchbox");
  await expect(page.locator("[data-slot=search-found]")).toHaveText(`${COUNT} questions`);
  // Occurs in one answer only.
  await search.fill("  APOSTILLE ");
  await expect(questions).toHaveText(["Which documents should I prepare first?"]);
  await expect(main.getByRole("heading", { level: 2, name: "Visas & Documentation" })).toBeVisible();
  await expect(main.getByRole("heading", { level: 2, name: "Getting Started" })).toHaveCount(0);
  await expect(page.locator("[data-slot=search-found]")).toHaveText("1 question");
  await expect(page).toHaveURL(/\?q=.*APOSTILLE/);
  await page.reload();
  await expect(questions).toHaveCount(1);
  await search.fill("");
  await search.pressSequentially("calculator", { delay: 30 });
  await search.press("Enter");
  await expect(search).toHaveValue("calculator");
  await expect(page).toHaveURL(/\?q=calculator$/);

  await search.fill("zeppelin");
  await expect(main.getByRole("heading", { name: "No FAQs found" })).toBeVisible();
  await expect(main.getByText("Try adjusting your search terms or browse all categories.")).toBeVisible();
  await expect(page.locator("[data-slot=search-found]")).toHaveText("No FAQs found");
  await expectAccessible(page, "[data-slot=empty-state]");
  await main.getByRole("button", { name: "Show All FAQs" }).click();
  await expect(search).toHaveValue("");
  await expect(search).toBeFocused();
  await expect(questions).toHaveCount(COUNT);
  await expect(page).toHaveURL(/\/faq$/);
});

test("one answer is open at a time, and the arrow, Home and End keys move among questions", async ({ page }) => {
  await open(page, "/faq");
  const questions = page.getByRole("region", { name: "Cost of Living", exact: true }).locator(QUESTION);
  const answers = page
    .getByRole("region", { name: "Cost of Living", exact: true })
    .locator("[data-slot=accordion-item]");
  await questions.nth(0).click();
  await expect(answers.nth(0)).toHaveAttribute("open", "");
  await answers.nth(0).locator("[data-slot=fact-sources] > summary").click();
  await expect(answers.nth(0).locator("[data-slot=fact-sources] li").first()).toBeVisible();
  await questions.nth(0).focus();
  await expectAccessible(page, "main section:has(> * details[open])");
  await page.keyboard.press("ArrowDown");
  await expect(questions.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(answers.nth(1)).toHaveAttribute("open", "");
  await expect(answers.nth(0)).not.toHaveAttribute("open", "");
  await page.keyboard.press("Enter");
  await expect(answers.nth(1)).not.toHaveAttribute("open", "");
  await page.keyboard.press("End");
  await expect(questions.nth(2)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(questions.nth(0)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(questions.nth(2)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(questions.nth(0)).toBeFocused();
});
