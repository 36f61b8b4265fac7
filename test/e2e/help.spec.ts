import { content } from "#content";
import { site } from "../../domain/site.ts";
import { helpQuestions } from "../../web/content/questions.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";

const TOPICS = content.help.topics;

test("the search filters topics, questions and answers, and is in the URL; without results it shows the same empty state as the FAQ", async ({
  page,
}) => {
  await open(page, "/help");
  const questions = page.getByRole("main").locator("summary").filter({ visible: true });
  const topics = page.locator("[data-slot=help-topic]").filter({ visible: true });
  const search = page.getByRole("searchbox");
  // In a topic's description and in no question.
  await search.fill("BANKING");
  await expect(topics).toHaveCount(1);
  await expect(questions).toHaveCount(0);
  await expect(page.locator("[data-slot=search-found]")).toHaveText("1 topic or question");
  // In an answer and in no topic.
  await search.fill("card numbers");
  await expect(topics).toHaveCount(0);
  await expect(questions).toHaveText([/Where do I find my receipt/]);
  await expect(page).toHaveURL(/\?q=card\+numbers$/);
  await page.reload();
  await expect(questions).toHaveCount(1);

  await search.fill("zeppelin");
  await expect(page.getByRole("heading", { name: "No FAQs found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your search terms or browse all categories.")).toBeVisible();
  await expectAccessible(page, "[data-slot=empty-state]");
  await page.getByRole("button", { name: "Show All FAQs" }).click();
  await expect(topics).toHaveCount(TOPICS.length);
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(/\/help$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the topics with their numbers of articles, the questions, hours, response time, mailbox, community and a working chat link", async ({
    page,
  }) => {
    await page.goto("/help");
    const topics = page.locator("[data-slot=help-topic]");
    await expect(topics.getByRole("heading")).toHaveText(TOPICS.map(({ title }) => title));
    await expect(topics.locator("[data-slot=badge]")).toHaveText(TOPICS.map(({ articles }) => `${articles} articles`));
    const main = page.getByRole("main");
    await expect(main.locator("summary")).toHaveText(helpQuestions.map(({ question }) => question));
    await expect(main.getByText("Monday-Friday, 9 AM-6 PM EST")).toBeVisible();
    await expect(main.getByText("Our support team responds within 24 hours.")).toBeVisible();
    await expect(main.getByRole("link", { name: site.email.support }).last()).toHaveAttribute(
      "href",
      `mailto:${site.email.support}`,
    );
    await expect(main.getByRole("link", { name: "Visit the community" })).toHaveAttribute("href", "/community");
    // No chat URL is configured in the tests.
    await main.getByRole("link", { name: "Start Chat" }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});
