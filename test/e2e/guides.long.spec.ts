import type { Locator } from "@playwright/test";
import { guidePath } from "../../web/content/page-paths.ts";
import { expectAnswersHandedOver, openChoices } from "../support/guide-journey.ts";
import { expect, open, test } from "../support/test.ts";

test("a guide whose answers for other passports cannot be loaded links to all passports", async ({ page }) => {
  await page.route("**/country-guides/rwanda/entry", (route) => route.fulfill({ body: "" }));
  await open(page, "/country-guides/rwanda?passport=JM");
  const entry = page.locator(".guide-answers > div").first().locator("[data-when]:visible");
  await expect(entry).toContainText("Depends on your passport");
  await expect(entry.getByRole("link").first()).toHaveAttribute("href", "/country-guides/rwanda/entry#passports");
});

test("where the rows of a section cannot be had, the message names the section", async ({ page }) => {
  await page.route("**/country-guides/rows/*", (route) => route.fulfill({ json: {} }));
  await open(page, "/contact?about=ghana-homes");
  await expect(page.getByLabel("Subject")).toHaveValue("Correction: ghana-homes");
  await expect(page.getByLabel("Which line changed?")).toHaveCount(0);
});

test("the capital's mark stays on the map of its country where the sources are open", async ({ page }) => {
  await open(page, guidePath("ghana"));
  const outline = page.locator("[data-slot=outline]");
  const heightOf = async (part: Locator) => Math.round((await part.boundingBox())!.height);
  const picture = await heightOf(outline.locator("img"));
  expect(await heightOf(outline)).toBe(picture);
  await page.locator(".guide-about [data-slot=fact-sources] > summary").click();
  expect(await heightOf(outline)).toBe(picture);
});

test("a guide opens with what was said to the finder, to the permits and to the month", async ({ page }) => {
  const chosen = (label: string) => page.getByLabel(label);
  await open(page, "/");
  const finder = page.locator("[data-slot=finder]");
  await finder.getByLabel(/lifestyle/i).selectOption("retirement");
  await finder.getByRole("button", { name: "Find My Matches" }).click();
  await expect(page).toHaveURL(/lifestyle=retirement/);
  await open(page, "/country-guides/ghana");
  await expect(chosen("Your reason")).toHaveValue("retirement");

  await open(page, "/permits");
  const chooser = page.locator("[data-slot=permit-form]");
  await chooser.locator("[name=passport]").selectOption("uk");
  await chooser.locator("[name=reason]").selectOption("remote");
  await chooser.locator("[type=submit]").click();
  await expect(page).toHaveURL(/reason=remote/);
  await open(page, "/cost-calculator");
  const month = page.getByRole("form", { name: "A month in a city" });
  await month.getByLabel("Adults").selectOption("2");
  await month.getByLabel("Children").selectOption("1");
  await expect(page).toHaveURL(/children=1/);

  await open(page, "/country-guides/kenya");
  await expect(chosen("Your passport")).toHaveValue("uk");
  await expect(chosen("Your reason")).toHaveValue("remote");
  await expect(chosen("Adults")).toHaveValue("2");
  await expect(chosen("Children")).toHaveValue("1");
});

test("a shared guide shows what its sender saw to a reader who said other things", async ({ page }) => {
  await open(page, "/country-guides/kenya?passport=us&reason=study");
  await openChoices(page);
  await page.getByLabel("Adults").selectOption("3");
  await open(page, "/country-guides/ghana?passport=uk&reason=retirement&adults=1&children=2");
  await expect(page.getByLabel("Your passport")).toHaveValue("uk");
  await expect(page.getByLabel("Your reason")).toHaveValue("retirement");
  await expect(page.getByLabel("Adults")).toHaveValue("1");
});

test("what was said in a guide is handed over where the browser remembers nothing", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await expectAnswersHandedOver(page);
});

test("what is remembered is in the next guide's URL, in the same entry of the history", async ({ page }) => {
  await open(page, "/country-guides/kenya");
  await expect(page).toHaveURL(/\/kenya$/);
  await openChoices(page);
  await page.getByLabel("Your passport").selectOption("uk");
  await page.getByLabel("Your reason").selectOption("retirement");
  await page.getByLabel("Children").selectOption("2");
  await open(page, "/faq");
  const entries = await page.evaluate(() => history.length);
  await open(page, "/country-guides/ghana#sources");
  await expect(page).toHaveURL(/\/ghana\?passport=uk&reason=retirement&adults=1&children=2#sources$/);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await expect(page.locator("#sources")).toBeInViewport();
  // Also a link to a permit for another reason leads to it.
  await open(page, "/country-guides/ghana/permits?reason=retirement#work-permit");
  await expect(page.locator("#work-permit")).toBeInViewport();
  await page.goBack();

  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/ghana\?passport=uk&reason=retirement&adults=1&children=2#sources$/);
  await expect(page.getByLabel("Your passport")).toHaveValue("uk");
});
