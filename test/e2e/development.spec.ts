import { startDevelopment } from "../support/development.ts";
import { hydrated, test } from "../support/test.ts";

// Only React's development build says that an island's attributes are others in the browser than in the page.
test("the development server shows a page whose islands React finds no mismatch in", async ({ page }) => {
  // The server starts, and builds the page's modules when they are first asked for.
  test.setTimeout(600_000);
  await using development = await startDevelopment();
  await page.goto(`${development.origin}/cost-calculator`);
  await hydrated(page);
  // What the page still asks for would be refused by a server that has ended.
  await page.goto("about:blank");
});
