import { content } from "#content";
import { guideChapters } from "../../web/content/countries/guide-chapters.ts";
import { GUIDE_PAGE_IDS, recordGuide } from "../../web/content/countries/guide-page.ts";
import { DETAIL_PAGES } from "../../web/content/detail-pages.ts";
import { guidePath } from "../../web/content/page-paths.ts";
import { longestToTry } from "../support/built-pages.ts";
import { expectSheets } from "../support/sheets.ts";
import { expect, test } from "../support/test.ts";

test("the home page prints on at most six sheets, with its answers and without buttons", async ({ page }) => {
  await page.goto("/");
  await expectSheets(page, 6);
  await page.emulateMedia({ media: "print" });
  for (const name of ["Skip to content", "Enroll with one payment"])
    await expect(page.getByText(name, { exact: true })).toBeHidden();
  await expect(page.locator("#program").getByText("See the plans", { exact: true })).toBeHidden();
  // No marks that say "open".
  const marks = await page
    .locator("main .disclosure > summary")
    .evaluateAll((all) => all.map((summary) => getComputedStyle(summary, "::after").display));
  expect(new Set(marks)).toEqual(new Set(["none"]));
  await expect(page.locator("#faq").getByText(content.planning.move.moving.value).first()).toBeVisible();
});

test("a guide’s overview and a chapter print without what is to be pressed, and one page has the whole", async ({
  page,
}) => {
  const [overview] = longestToTry(GUIDE_PAGE_IDS.map(guidePath));
  await page.goto(overview!);
  await expectSheets(page, 5);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Entry as a visitor" })).toBeVisible();
  await expect(page.getByText("All permits")).toBeHidden();
  await page.goto("/country-guides/kenya/print");
  for (const { title } of guideChapters(recordGuide("kenya")))
    await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
  // What is folded on a screen is open on paper.
  await expect(page.locator("#class-d dd").first()).toBeVisible();
  await expect(page.locator("[data-slot=fact-sources] ol > li").first()).toBeVisible();
});

test("a visa prints on at most two sheets, with its sources and without buttons", async ({ page }) => {
  const visas = DETAIL_PAGES.filter(({ kind }) => kind === "visa").map(({ path }) => path);
  for (const path of longestToTry(visas)) {
    await page.goto(path);
    for (const format of ["A4", "Letter"] as const) await expectSheets(page, 2, format);
  }
  await page.goto(visas.at(-1)!);
  await page.emulateMedia({ media: "print" });
  const office = page.getByRole("main").getByRole("link", { name: "Directorate General" }).first();
  await expect(office).toBeVisible();
  expect(await office.evaluate((link) => getComputedStyle(link, "::after").content)).toContain("https://");
  for (const hidden of ["On this page", "Related pages", "Add the review to your calendar", "Send me updates"])
    await expect(page.getByText(hidden)).toBeHidden();
});
