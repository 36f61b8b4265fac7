import { content } from "#content";
import type { Page } from "@playwright/test";
import { DETAIL_PAGES } from "../../web/content/detail-pages.ts";
import { longestToTry } from "../support/built-pages.ts";
import { expect, test } from "../support/test.ts";

/** Expects that a page fits on a number of sheets: the browser refuses to print the next one, and draws none for that. */
async function expectSheets(page: Page, atMost: number, format: "A4" | "Letter" = "A4") {
  const next = page.pdf({ format, pageRanges: `${atMost + 1}` });
  await expect(next, `${page.url()} on ${format}`).rejects.toThrow("Page range exceeds page count");
}

test("the home page prints on at most six sheets, with its answers and without buttons and the skip link", async ({
  page,
}) => {
  await page.goto("/");
  await expectSheets(page, 6);
  await page.emulateMedia({ media: "print" });
  for (const name of ["Skip to content", "See the plans", "Enroll with one payment"])
    await expect(page.getByText(name, { exact: true })).toBeHidden();
  // Neither the frame of the finder's form without the form, nor marks that say "open".
  await expect(page.locator("[data-slot=hero] .shadow-lift").filter({ visible: true })).toHaveCount(0);
  const marks = await page
    .locator("main .accordion-item > summary")
    .evaluateAll((all) => all.map((summary) => getComputedStyle(summary, "::after").display));
  expect(new Set(marks)).toEqual(new Set(["none"]));
  await expect(page.locator("#faq").getByText(content.planning.move.moving.value).first()).toBeVisible();
});

test("a page of guides, visas or articles prints its cards, on at most eight sheets", async ({ page }) => {
  for (const path of ["/country-guides", "/visa-information", "/blog"]) {
    await page.goto(path);
    await expectSheets(page, 8);
  }
});

test("a visa prints on at most two sheets, with its sources and without what only a screen can use", async ({
  page,
}) => {
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

test("a family's plan prints on at most four sheets, with the first month that fits and its sources", async ({
  page,
}) => {
  const soon = new Date(Date.now() + 60 * 24 * 60 * 60 * 1000).toISOString().slice(0, 7);
  const family = "passports=us.uk&adults=2&children=0.4.4&animals=2&luggage=container.car&reason=remote";
  for (const country of ["kenya", "south-africa"]) {
    await page.goto(`/my-plan?country=${country}&month=${soon}&${family}`);
    await page.getByRole("button", { name: "Save my own copy" }).click();
    await expect(page.getByRole("checkbox", { name: /^Done:/ }).first()).toBeVisible();
    for (const format of ["A4", "Letter"] as const) await expectSheets(page, 4, format);
    await page.emulateMedia({ media: "print" });
    const plan = page.getByRole("article");
    await expect(plan.getByText(/The first month in which everything fits: \w+ 20\d\d\./)).toBeVisible();
    await expect(plan.getByRole("button").filter({ visible: true })).toHaveCount(0);
    await expect(
      plan.locator("[data-slot=plan-task]").filter({ hasText: /\[\d+[\d, ]*(, estimate)?\]/ }),
    ).not.toHaveCount(0);
    await expect(plan.getByRole("heading", { name: "Sources" })).toBeVisible();
    await expect(plan.getByText(/^1\. \w+/)).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});

test("an article prints with the sources of its facts", async ({ page }) => {
  await page.goto("/blog/first-ninety-days-in-ghana");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main").getByRole("heading", { name: "Where to confirm it" })).toBeVisible();
});

test("in print, numbers of sources stand apart: 1 and 2 are not 12", async ({ page }) => {
  await page.goto("/visa-information/ghana/tourist-visa");
  await page.emulateMedia({ media: "print" });
  const links = page
    .locator("main sup")
    .filter({ has: page.locator("a + a") })
    .first()
    .locator("a");
  const [first, second] = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
  expect(second!.left - first!.right).toBeGreaterThan(1);
});
