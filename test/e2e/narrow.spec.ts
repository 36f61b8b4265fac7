import { chromium, type Page } from "@playwright/test";
import { pagesToTry, readBuiltPages } from "../support/built-pages.ts";
import { BACK_OFFICE, DETAIL_PAGE_SAMPLES, PAGES_OF_EACH_KIND } from "../support/pages.ts";
import { expect, open, test } from "../support/test.ts";

// The narrowest width that WCAG asks for (1.4.10): a small phone, or a desktop at 400 %.
test.use({ viewport: { width: 320, height: 640 } });

const paths = [
  ...pagesToTry(readBuiltPages()).flatMap(({ path }) => (BACK_OFFICE.includes(path) ? [] : path)),
  BACK_OFFICE[0]!,
  "/404",
];

/** Results of the tools, which come with scripts: a selector of each by its path. */
const RESULTS = {
  "/compare?countries=egypt-vs-ghana-vs-kenya": "[data-slot=compared-countries] section",
  "/compare?cities=accra-vs-freetown-vs-nairobi": "[data-slot=compared-cities] section",
  "/cost-calculator?current=canada&target=egypt&income=75000&currency=CAD": "[data-slot=comparison-result]",
  "/cost-calculator?city=freetown&adults=2&children=3&money=local":
    "[data-slot=city-month] tbody, [data-slot=city-month] dl",
  "/my-plan?country=senegal&month=2028-06&passports=us": "[data-task]",
  "/permits?reason=remote&income=3000": "[data-group=fits] [data-slot=permit]",
  "/?lifestyle=urban&language=none&investment=none": "[data-slot=match]",
};

/** What is too wide where the page, with all of it unfolded, scrolls sideways. */
function findTooWide(page: Page) {
  return page.evaluate(() => {
    for (const fold of document.querySelectorAll("details")) fold.open = true;
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const isScrolled = (element: Element): boolean =>
      element !== document.body &&
      (getComputedStyle(element).overflowX !== "visible" || isScrolled(element.parentElement!));
    const tooWide = [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5 && !isScrolled(element))
      .map(({ tagName, className, textContent }) => `${tagName}.${className}: ${textContent.slice(0, 40)}`)
      .slice(0, 3);
    // A text can be wider than the box of its element.
    return tooWide.length > 0 ? tooWide : [`the page is ${document.documentElement.scrollWidth} px wide`];
  });
}

/** What is too wide on the pages with results. */
async function findTooWideResults(page: Page) {
  const found: string[] = [];
  for (const [path, result] of Object.entries(RESULTS)) {
    await open(page, path);
    await expect(page.locator(result).first()).toBeAttached();
    for (const element of await findTooWide(page)) found.push(`${path}: ${element}`);
  }
  return found;
}

/** Whether a page can be read: it has a heading, a text and, on the public site, a footer in sight. */
function isReadable(page: Page, path: string) {
  return page.evaluate(
    (selectors) => {
      const isVisible = (element: Element) => element.checkVisibility() && element.clientHeight > 0;
      const parts = selectors.map((part) => [...document.querySelectorAll(part)].at(-1)!);
      const hasText = document.querySelector("main")!.innerText.length > 100;
      return document.querySelectorAll("h1").length === 1 && parts.every(isVisible) && hasText;
    },
    BACK_OFFICE.includes(path) ? ["h1", "main"] : ["h1", "main", "footer"],
  );
}

test.describe("without scripts, which change no widths", () => {
  test.use({ javaScriptEnabled: false });

  test("every page is readable, and none scrolls sideways at 320 px", async ({ page }) => {
    // Dozens of pages, or hundreds: one takes less than half a second alone.
    test.setTimeout(paths.length * 2000);
    const found: string[] = [];
    for (const path of paths) {
      // Without scripts the page is parsed before its style sheet has come.
      await page.goto(path, { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready.then(() => null));
      if (!(await isReadable(page, path))) found.push(`${path} is not readable`);
      for (const element of await findTooWide(page)) found.push(`${path}: ${element}`);
    }
    expect(found).toEqual([]);
  });
});

test("no result of a tool scrolls sideways at 320 px", async ({ page }) => {
  expect(await findTooWideResults(page)).toEqual([]);
});

test("text of 150 and 200 % scrolls no page sideways on a phone, and leaves the header small", async ({
  launchOptions,
  baseURL,
}) => {
  const kinds = new Set([...PAGES_OF_EACH_KIND, ...DETAIL_PAGE_SAMPLES]);
  const found: string[] = [];
  for (const size of [24, 32]) {
    // What a reader sets in the browser, which media queries follow as well.
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`];
    const browser = await chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({
      baseURL: baseURL!,
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
    });
    for (const path of kinds) {
      if (BACK_OFFICE.includes(path)) continue;
      await page.goto(path, { waitUntil: "load" });
      for (const element of await findTooWide(page)) found.push(`${path} at ${size} px: ${element}`);
    }
    const scripted = await browser.newPage({ baseURL: baseURL!, viewport: { width: 390, height: 844 } });
    for (const element of await findTooWideResults(scripted)) found.push(`${element} at ${size} px`);
    const header = await page.getByRole("banner").boundingBox();
    if (header!.height > 160) found.push(`the header is ${header!.height} px high at ${size} px`);
    await browser.close();
  }
  expect(found).toEqual([]);
});
