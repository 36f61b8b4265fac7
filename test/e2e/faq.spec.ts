import { faqCategories } from "../../web/content/questions.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";

/** The line that opens an answer; the sources inside it have one of their own. */
const QUESTION = "[data-slot=accordion-trigger]";

const COUNT = faqCategories.flatMap(({ questions }) => questions).length;

test("the search finds a substring of a question or an answer in any case, hides categories without a match, and says how many; an empty list has a button that clears the search", async ({
  page,
}) => {
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
  // Occurs in a question.
  await search.fill("english alone");
  await expect(questions).toHaveText(["Can I manage with English alone?"]);

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

test("the search is in the URL: a shared link and a reload keep it, and typing loses no letter", async ({ page }) => {
  await open(page, "/faq?q=Visa");
  await expect(page.getByRole("searchbox")).toHaveValue("Visa");
  await expect(page.getByRole("main").locator("summary").filter({ visible: true })).not.toHaveCount(COUNT);
  await page.getByRole("searchbox").fill("");
  await page.getByRole("searchbox").pressSequentially("calculator", { delay: 30 });
  await expect(page.getByRole("searchbox")).toHaveValue("calculator");
  await expect(page).toHaveURL(/\?q=calculator$/);
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("calculator");
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("searchbox")).toHaveValue("calculator");
});

test("one answer of a category is open at a time, and the arrow, Home and End keys move among its questions", async ({
  page,
}) => {
  await open(page, "/faq");
  const questions = page.getByRole("region", { name: "Cost of Living", exact: true }).locator(QUESTION);
  const answers = page
    .getByRole("region", { name: "Cost of Living", exact: true })
    .locator("[data-slot=accordion-item]");
  await questions.nth(0).click();
  await expect(answers.nth(0)).toHaveAttribute("open", "");
  await answers.nth(0).locator("[data-slot=fact-sources] > summary").click();
  await expect(answers.nth(0).getByText("no office publishes this figure")).toBeVisible();
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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("shows the categories with their questions, all closed; every answer can be opened, and the search, which needs scripts, is not shown", async ({
    page,
  }) => {
    await page.goto("/faq?q=visa");
    const main = page.getByRole("main");
    for (const { title, questions } of faqCategories) {
      const category = main.getByRole("region", { name: title, exact: true });
      await expect(category.locator(QUESTION)).toHaveText(questions.map(({ question }) => question));
    }
    await expect(main.locator("details[open]")).toHaveCount(0);
    await expect(page.locator(QUESTION)).toHaveCount(COUNT);
    await page.getByText("What does a month cost?").click();
    await expect(page.getByText("As one round range for all our countries")).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeHidden();
  });
});
