import { attributes, readBuiltPages } from "../support/built-pages.ts";
import { startDevelopment } from "../support/development.ts";
import { hydrated, test } from "../support/test.ts";

/** Pages of the built site that together hold each of its islands. */
function findPagesOfIslands(): string[] {
  const found = new Set<string>();
  const pages = readBuiltPages().filter(({ html }) => {
    const islands = attributes(html, "div", "data-island");
    const isNew = islands.some((island) => !found.has(island));
    for (const island of islands) found.add(island);
    return isNew;
  });
  return pages.map(({ path }) => path);
}

// Only React's development build says that an island's attributes are others in the browser than in the page.
test("the development server shows every island and the back office without a mismatch", async ({ page }) => {
  // The server starts, and builds each page's modules when they are first asked for.
  test.setTimeout(600_000);
  await using development = await startDevelopment();
  for (const path of [...findPagesOfIslands(), "/contacts"]) {
    await test.step(path, async () => {
      await page.goto(`${development.origin}${path}`);
      await hydrated(page);
    });
  }
  // What the last page still asks for would be refused by a server that has ended.
  await page.goto("about:blank");
});
