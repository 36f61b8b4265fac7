import { checkoutUrl, OFFER_PAIRS, OFFERS } from "#domain/offers.ts";
import { site } from "#domain/site.ts";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../support/test.ts";
import { recordTracker } from "../support/tracker.ts";

const ONE_TIME = checkoutUrl(OFFER_PAIRS.program.oneTime);
const MONTHLY = checkoutUrl(OFFER_PAIRS.program.monthly);

/** The four rows of cards of the home page, by what they are called. */
const CAROUSELS = ["Why people move to Africa", /helps you with/, "Popular Relocation Destinations", "Success Stories"];

/** Expects the hero's picture in one of some files, and the text above or to the left of it. */
async function expectHeroPicture(page: Page, files: RegExp, side: "above" | "left") {
  const image = page.getByRole("img", { name: "A view of Africa" });
  await expect.poll(() => image.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(400);
  expect(await image.evaluate((picture: HTMLImageElement) => picture.currentSrc)).toMatch(files);
  const [frame, text] = [await image.boundingBox(), await page.locator("[data-slot=hero-text]").boundingBox()];
  const overlap = side === "above" ? text!.y + text!.height - frame!.y : text!.x + text!.width - frame!.x;
  expect(overlap).toBeLessThanOrEqual(0);
}

test("a wide screen shows the hero's picture beside its text, and every card at once", async ({ page }) => {
  await open(page, "/");
  await expectHeroPicture(page, /\/media\/hero\/1280\.webp$/, "left");
  const rows = page.locator(".carousel");
  await expect(rows).toHaveCount(CAROUSELS.length);
  // They are no stops of the tab key.
  const focused = await rows.evaluateAll((all) => all.filter((row) => (row.focus(), document.activeElement === row)));
  expect(focused).toEqual([]);
  for (const card of await rows.locator("> ul > li").all()) await expect(card).toBeVisible();

  await test.step("modules open, each on its own", async () => {
    const modules = page.locator("#program details");
    for (const module of [modules.first(), modules.last()]) await module.locator("summary").click();
    await expect(page.locator("#program details[open]")).toHaveCount(2);
    await expectAccessible(page, "#program");
  });

  await test.step("links lead to a part of the page", async () => {
    const main = page.getByRole("main");
    await main.locator("#program").getByRole("link", { name: "See the plans" }).click();
    await expect(page).toHaveURL(/\/#enroll$/);
    await expect(page.locator("#enroll h2")).toBeInViewport();
    await main.getByRole("link", { name: "Find Your Ideal Country" }).click();
    await expect(page).toHaveURL(/\/#countries$/);
    await expect(page.locator("#countries h2")).toBeInViewport();
  });
});

test(
  "a phone shows the picture and three tools first, and its rows of cards scroll by the arrow keys",
  { tag: "@phone" },
  async ({ page }) => {
    await open(page, "/");
    await expectHeroPicture(page, /\/media\/hero\/(640|960)\.avif$/, "above");
    const bottomOf = (slot: string) =>
      page.locator(slot).evaluate((element) => Math.round(element.getBoundingClientRect().bottom + scrollY));
    // What is far below is drawn, too, without scrolling.
    const isDrawn = (part: Element) => part.checkVisibility({ contentVisibilityAuto: true });
    for (const part of ["#calculator h2", "footer summary h2"])
      expect(await page.locator(part).first().evaluate(isDrawn), part).toBe(true);
    const picture = (await page.getByRole("img", { name: "A view of Africa" }).boundingBox())!;
    expect(picture.y).toBeLessThan(844 - 160);
    expect(await bottomOf("[data-slot=tool-tiles] ul")).toBeLessThanOrEqual(844);
    for (const name of ["Why people move to Africa", /helps you with/]) {
      const section = page.locator("main section").filter({ has: page.getByRole("heading", { level: 2, name }) });
      expect((await section.boundingBox())!.height, String(name)).toBeLessThanOrEqual(844);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(12.8 * 844);
    const [one, two] = [page.getByLabel("Monthly housing cost"), page.getByLabel("Monthly utilities")];
    expect((await one.boundingBox())!.y).toBe((await two.boundingBox())!.y);

    await test.step("the rows of cards", async () => {
      for (const name of CAROUSELS) {
        const row = page.getByRole("region", { name });
        await row.focus();
        const cards = row.locator("> ul > li");
        const next = (await cards.nth(1).boundingBox())!;
        expect(next.x).toBeLessThan(390 - 16);
        expect(next.x + next.width).toBeGreaterThan(390);
        await page.keyboard.press("ArrowRight");
        await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
      }
    });
  },
);

test("views, calls to action, plays and plan clicks are tracked once each", async ({ page, context }) => {
  const trackerCalls = await recordTracker(page);
  await context.route(`${site.checkoutOrigin}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "checkout" }),
  );
  // The film never begins, so it cannot end during the test either.
  await page.route(/homeward-[^/]+\.(webm|mp4)$/, () => new Promise(() => {}));
  await open(page, "/");
  const expected: [event: string, parameters: object][] = [
    ["page_view", { page_title: expect.stringMatching(/./), page_path: "/" }],
  ];
  await expect.poll(trackerCalls).toEqual(expected);

  const video = { event_category: "video", event_label: "guidance_preview" };
  const play = page.getByRole("button", { name: "Play the film" });
  await play.scrollIntoViewIfNeeded();
  expected.push(["video_section_view", video]);
  await expect.poll(trackerCalls).toEqual(expected);
  await play.click();
  expected.push(["video_play", video]);
  await expect.poll(trackerCalls).toEqual(expected);

  await page.getByRole("link", { name: "Find Your Ideal Country" }).click();
  expected.push(["cta_click", { event_category: "engagement", event_label: "find_ideal_country" }]);
  await expect.poll(trackerCalls).toEqual(expected);

  await page.locator("[data-slot=plan]").first().scrollIntoViewIfNeeded();
  expected.push(["sales_page_view", { event_category: "ecommerce", event_label: "enrollment_section", value: 1 }]);
  await expect.poll(trackerCalls).toEqual(expected);
  for (const [button, label, value, url] of [
    [
      "Enroll with one payment",
      `offer_one_time_${OFFERS[OFFER_PAIRS.program.oneTime].price}`,
      OFFERS[OFFER_PAIRS.program.oneTime].price,
      ONE_TIME,
    ],
    [
      "Enroll with monthly payments",
      `offer_monthly_${OFFERS[OFFER_PAIRS.program.monthly].price}`,
      OFFERS[OFFER_PAIRS.program.monthly].price,
      MONTHLY,
    ],
  ] as const) {
    const [tab] = await Promise.all([page.waitForEvent("popup"), page.getByRole("link", { name: button }).click()]);
    expect(tab.url()).toBe(url);
    await tab.close();
    const click = { event_category: "ecommerce", event_label: label, offer_url: url };
    expected.push(["purchase_click", { ...click, value, currency: "USD" }], ["offer_link_click", click]);
    await expect.poll(trackerCalls).toEqual(expected);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the choices of the finder lead to the page of their matches", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("main").getByRole("button")).toHaveText(["Find My Matches", "Calculate Savings"]);
    await page.getByLabel("Language preference").selectOption("French");
    await page.getByRole("button", { name: "Find My Matches" }).click();
    await expect(page).toHaveURL(/\/matches\/none-french-none$/);
    await expect(page.locator("[data-slot=match]")).toHaveCount(3);

    await page.goto("/");
    await page.getByLabel("Language preference").selectOption("Portuguese");
    await page.getByRole("button", { name: "Find My Matches" }).click();
    await expect(page).toHaveURL(/\/matches\/none-none-none#fewer-wishes$/);
    await expect(page.getByText("No country meets everything that you chose.")).toBeVisible();
  });
});
