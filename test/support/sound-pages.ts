import type { Page } from "@playwright/test";
import { BACK_OFFICE } from "./pages.ts";
import { expect, expectAccessible, open } from "./test.ts";

/** The narrowest phone that people use. */
const PHONE = { width: 360, height: 740 };

const DESKTOP = { width: 1440, height: 900 };

/** One of each kind, looked at in the dark theme, too. */
const DARK_PAGES: ReadonlySet<string> = new Set(["/", "/waitlist", "/visa-information", "/cookie-policy", "/contacts"]);

/** How far a page can be scrolled sideways, in pixels. */
function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Words that go on in the next line though they are short enough for any column. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement!;
      // What is for screen readers alone is one pixel wide.
      if (!parent.checkVisibility() || parent.getBoundingClientRect().width <= 1) continue;
      const twoLines = Number.parseFloat(getComputedStyle(parent).fontSize) * 2;
      for (const { 0: word, index } of text.data.matchAll(/(?<!\S)[\p{L}\d$.,]{2,18}(?!\S)/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (range.getBoundingClientRect().height > twoLines) broken.push(`${word}: ${text.data}`);
      }
    }
    return broken;
  });
}

/** A hydrated page waits for nothing, and what is wrong with every page must be told before the test's time is over. */
const promptly = expect.configure({ timeout: 3000 });

/** Expects of a page what holds for each: its frame, no accessibility violation, and no overflow or broken word at any width. */
async function expectSound(page: Page, path: string) {
  const isBackOffice = BACK_OFFICE.includes(path);
  await page.setViewportSize(DESKTOP);
  await open(page, path);
  await promptly(page.locator("main [data-slot=sign-in]")).toHaveCount(isBackOffice ? 1 : 0);
  if (isBackOffice) await promptly(page.getByRole("button", { name: "Sign out" })).toHaveCount(0);
  await promptly(page.locator("h1")).toHaveCount(1);
  for (const landmark of ["banner", "main"] as const) await promptly(page.getByRole(landmark)).toHaveCount(1);
  await promptly(page.getByRole("contentinfo")).toHaveCount(isBackOffice ? 0 : 1);
  const footerLinks = page.getByRole("contentinfo").locator("a:visible");
  const targets = await footerLinks.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const common = isBackOffice ? [] : ["/help", "/contact", "/faq", "/blog", "/waitlist"];
  expect(targets).toEqual(expect.arrayContaining(common));
  await expectAccessible(page);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await promptly.poll(() => measureOverflow(page), `${size.width} px`).toBeLessThanOrEqual(0);
    expect(await findBrokenWords(page), `${size.width} px`).toEqual([]);
  }
  if (!DARK_PAGES.has(path)) return;
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: null });
}

/** Expects of each page what holds for each, and tells what is wrong with all of them. */
export async function expectAllSound(page: Page, paths: readonly string[]) {
  const problems: string[] = [];
  for (const path of paths)
    await expectSound(page, path).catch((error: Error) => problems.push(`${path}: ${error.message}`));
  expect(problems).toEqual([]);
}
