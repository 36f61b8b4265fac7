import { checkoutUrl, OFFER_PAIRS, OFFERS } from "#domain/offers.ts";
import { site } from "#domain/site.ts";
import { content } from "#content";
import { landingQuestions } from "#web/content/questions.ts";
import { OFFER_SUMS } from "#web/content/offer-sums.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";
import { recordTracker } from "../support/tracker.ts";
import type { Locator } from "@playwright/test";

const ONE_TIME = checkoutUrl(OFFER_PAIRS.program.oneTime);
const MONTHLY = checkoutUrl(OFFER_PAIRS.program.monthly);

async function expectNewTab(link: Locator, url: string | RegExp) {
  await expect(link).toHaveAttribute("href", url);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
}

/** The four rows of cards of the home page, by what they are called. */
const CAROUSELS = ["Why people move to Africa", /helps you with/, "Popular Relocation Destinations", "Success Stories"];

test("the sections come in the specified order, with their headings, the line of prices, plans and feedback; on a wide screen all cards show at once, their rows are no stops of the tab key, and destinations have a picture, tags, a description and a link to their guide", async ({
  page,
}) => {
  await open(page, "/");
  const main = page.getByRole("main");
  expect(
    await main.locator("section:not(section section)").evaluateAll((sections) => sections.map(({ id }) => id)),
  ).toEqual(["", "", "why-africa", "", "program", "countries", "calculator", "", "enroll", "faq"]);
  for (const name of ["Discover Your Ideal African Destination", "Cost of Living Calculator", "Success Stories"]) {
    await expect(main.getByRole("heading", { level: 2, name })).toBeVisible();
  }
  await expect(main.getByRole("heading", { level: 3, name: "Country Finder Tool" })).toBeVisible();
  for (const name of ["Your Current Location", "Potential African Destination"])
    await expect(main.getByRole("group", { name })).toBeVisible();
  const benefits = [
    "Step-by-Step Guidance",
    "Legal and Visa Clarity",
    "Full Service Assistance",
    "Settle Faster",
    "Community Support",
  ];
  await expect(main.locator("[data-slot=benefit] h3")).toHaveText(benefits);

  const prices = page.locator("[data-slot=prices]");
  await expect(prices).toContainText(`Enrollment is open: ${OFFER_SUMS.oneTime} once for all seven modules`);
  await expect(prices.getByRole("link", { name: "Compare both plans" })).toHaveAttribute("href", "#enroll");
  await expect(prices.getByRole("link", { name: "Join the free waitlist" })).toHaveAttribute("href", "/waitlist");

  const [oneTime, monthly] = [page.locator("[data-slot=plan]").first(), page.locator("[data-slot=plan]").last()];
  for (const text of [
    "BEST VALUE",
    `$${OFFERS[OFFER_PAIRS.program.oneTime].price}`,
    `Save ${OFFER_SUMS.saved} compared to monthly!`,
  ])
    await expect(oneTime).toContainText(text);
  await expect(oneTime.getByRole("listitem")).toHaveCount(8);
  for (const text of [
    "POPULAR",
    "Lowest upfront payment",
    OFFER_SUMS.monthly,
    `${OFFER_SUMS.payments}-month`,
    `Total ${OFFER_SUMS.monthlyTotal}, ${OFFER_SUMS.saved} more than paid once`,
  ])
    await expect(monthly).toContainText(text);
  await expect(monthly.getByRole("listitem")).toHaveCount(5);
  await expect(page.locator("#enroll")).toContainText(content.offers.note.text);

  const hasMessages = content.testimonials.messages.length > 0;
  await expect(page.getByRole("heading", { name: "Community Feedback" })).toHaveCount(hasMessages ? 1 : 0);
  await expect(page.getByRole("img", { name: /group chat/ })).toHaveCount(hasMessages ? 1 : 0);
  const stories = page.locator("[data-slot=testimonial]");
  await expect(stories).toHaveCount(content.testimonials.home.length);
  await expect(stories.getByRole("img", { name: /\d out of 5 stars/ })).toHaveCount(content.testimonials.home.length);

  await test.step("the cards on a wide screen", async () => {
    const rows = page.locator(".carousel");
    await expect(rows).toHaveCount(CAROUSELS.length);
    for (const row of await rows.all()) {
      expect(await row.evaluate((element: HTMLElement) => (element.focus(), document.activeElement === element))).toBe(
        false,
      );
      for (const card of await row.locator("> ul > li").all()) await expect(card).toBeVisible();
    }

    const cards = page.locator("[data-slot=destination]");
    await expect(cards.getByRole("heading")).toHaveText([
      "Ghana",
      "Kenya",
      "South Africa",
      "Tanzania",
      "Mauritius",
      "Egypt",
      "Sierra Leone",
    ]);
    for (const card of await cards.all()) {
      await card.scrollIntoViewIfNeeded();
      const picture = card.getByRole("img");
      await expect(picture).toHaveAttribute("alt", /.{30}/);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(card.locator("[data-slot=tags] li")).toHaveCount(2);
    }
    await expect(cards.nth(2).getByRole("link")).toHaveAttribute("href", "/country-guides/south-africa");
    await expect(cards.nth(2).getByRole("link")).toHaveText(/^View Country Guide/);
  });
});

test(
  "the hero's picture comes in a format and size that fits, and no text lies on it; buttons and links lead where the specification says",
  { tag: "@both" },
  async ({ page }) => {
    await open(page, "/");
    await test.step("the hero's picture", async () => {
      const image = page.getByRole("img", { name: "A view of Africa" });
      await expect.poll(() => image.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(400);
      const isPhone = page.viewportSize()!.width < 640;
      expect(await image.evaluate((picture: HTMLImageElement) => picture.currentSrc)).toMatch(
        isPhone ? /\/media\/hero\/(640|960)\.avif$/ : /\/media\/hero\/1280\.webp$/,
      );
      const [frame, text] = [await image.boundingBox(), await page.locator("[data-slot=hero-text]").boundingBox()];
      const overlap = isPhone ? text!.y + text!.height - frame!.y : text!.x + text!.width - frame!.x;
      expect(overlap).toBeLessThanOrEqual(0);
    });

    const main = page.getByRole("main");
    await expectNewTab(main.getByRole("link", { name: "Ready to Start Your Journey" }), ONE_TIME);
    await expectNewTab(main.getByRole("link", { name: "I'm Ready To Join Now" }), ONE_TIME);
    await expectNewTab(main.getByRole("link", { name: "Enroll with one payment" }), ONE_TIME);
    await expectNewTab(main.getByRole("link", { name: "Enroll with monthly payments" }), MONTHLY);
    await main.getByRole("link", { name: "See the plans" }).click();
    await expect(page).toHaveURL(/\/#enroll$/);
    await expect(page.locator("#enroll h2")).toBeInViewport();
    await main.getByRole("link", { name: "Find Your Ideal Country" }).click();
    await expect(page).toHaveURL(/\/#countries$/);
    await expect(page.locator("#countries h2")).toBeInViewport();
    const footer = page.getByRole("contentinfo");
    for (const anchor of ["/#why-africa", "/#program", "/#enroll"]) {
      await expect(footer.locator(`a[href="${anchor}"]`)).toBeVisible();
    }
    for (const channel of ["Instagram", "LinkedIn", "YouTube", "Facebook"]) {
      await expect(footer.getByRole("link", { name: channel })).toHaveAttribute("target", "_blank");
    }
  },
);

test("the seven modules show their descriptions and open to their checkpoints, each on its own; the FAQ opens one answer at a time", async ({
  page,
}) => {
  await open(page, "/");
  const modules = page.locator("#program details");
  await expect(modules).toHaveCount(7);
  const [first, seventh] = [modules.first(), modules.last()];
  const [module] = content.program.modules;
  await expect(first.getByText(module!.description)).toBeVisible();
  await expect(first.getByRole("listitem").first()).toBeHidden();
  await first.locator("summary").click();
  await expect(first.getByRole("listitem")).toHaveText(module!.checkpoints);
  await seventh.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(seventh.getByRole("listitem").first()).toBeVisible();
  await expect(first.getByRole("listitem").first()).toBeVisible();

  await test.step("the questions", async () => {
    const questions = page.locator("#faq [data-slot=accordion-item]");
    await expect(questions).toHaveCount(landingQuestions.length);
    const summary = (index: number) => questions.nth(index).locator("[data-slot=accordion-trigger]");
    await summary(1).click();
    await expect(questions.nth(1)).toContainText(content.planning.move.moving.value);
    await expect(questions.nth(1).getByText(/no office publishes this figure/)).toBeAttached();
    await summary(2).click();
    await expect(questions.nth(2)).toHaveAttribute("open", "");
    await expect(questions.nth(1)).not.toHaveAttribute("open", "");
    await expectAccessible(page, "#program, #faq");
  });
});

test(
  "a phone shows the picture and the three choices on its first screen, the whole page is at most 12,000 pixels high, and its rows of cards show a part of the next card and scroll by the arrow keys",
  { tag: "@phone" },
  async ({ page }) => {
    await open(page, "/");
    const bottomOf = (slot: string) =>
      page.locator(slot).evaluate((element) => Math.round(element.getBoundingClientRect().bottom + scrollY));
    // What is far below is drawn, too, without scrolling.
    const isDrawn = (part: Element) => part.checkVisibility({ contentVisibilityAuto: true });
    for (const part of ["#calculator h2", "footer h2"])
      expect(await page.locator(part).first().evaluate(isDrawn), part).toBe(true);
    const picture = (await page.getByRole("img", { name: "A view of Africa" }).boundingBox())!;
    expect(picture.y).toBeLessThan(844 - 160);
    expect(await bottomOf("[data-slot=hero] form")).toBeLessThanOrEqual(844);
    for (const name of ["Why people move to Africa", /helps you with/]) {
      const section = page.locator("main section").filter({ has: page.getByRole("heading", { level: 2, name }) });
      expect((await section.boundingBox())!.height, String(name)).toBeLessThanOrEqual(844);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(12_000);
    const [one, two] = [page.getByLabel("Monthly housing cost"), page.getByLabel("Monthly utilities")];
    expect((await one.boundingBox())!.y).toBe((await two.boundingBox())!.y);
    await expect(page.getByRole("img", { name: /group chat/ })).toHaveCount(
      content.testimonials.messages.length ? 1 : 0,
    );

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
  test("modules and answers open, what needs scripts says so and links elsewhere, and the choices of the hero and of the finder lead to the page of their matches, or of the nearest ones", async ({
    page,
  }) => {
    await page.goto("/");
    await page.locator("#program summary").first().click();
    await expect(page.locator("#program details").first().getByRole("listitem").first()).toBeVisible();
    await page.locator("#faq summary").first().click();
    await expect(page.locator("#faq details").first()).toHaveAttribute("open", "");
    const main = page.getByRole("main");
    await expect(main.getByRole("button")).toHaveText(["Show matches", "Find My Matches", "Calculate Savings"]);
    await expectNewTab(
      main.getByRole("link", { name: "Open the film in a new tab" }),
      /\/assets\/homeward-[^/]+\.mp4$/,
    );

    await test.step("the choices of the hero and of the finder", async () => {
      const hero = page.getByRole("form", { name: "Three wishes for a country" });
      await hero.getByLabel("Language").selectOption("French");
      await hero.getByRole("button", { name: "Show matches" }).click();
      await expect(page).toHaveURL(/\/matches\/none-french-none$/);
      await expect(page.locator("[data-slot=match]")).toHaveCount(3);

      await page.goto("/");
      await page.getByLabel("Language preference").selectOption("Portuguese");
      await page.getByRole("button", { name: "Find My Matches" }).click();
      await expect(page).toHaveURL(/\/matches\/none-none-none#fewer-wishes$/);
      await expect(page.getByText("No country meets everything that you chose.")).toBeVisible();
    });
  });
});
