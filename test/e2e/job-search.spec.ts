import { site } from "../../domain/site.ts";
import { checkoutUrl, OFFER_PAIRS, OFFERS } from "../../domain/offers.ts";
import { memberResources, opportunityCategories } from "../../web/pages/job-search/copy.ts";
import { expect, open, test } from "../support/test.ts";
import { recordTracker } from "../support/tracker.ts";

const { oneTime, monthly } = OFFER_PAIRS.module7;
const CHECKOUT = checkoutUrl(oneTime);

test("shows the exclusive access card with four benefits and four categories with three access items each; resources, access items and both calls to action open the 997 offer in a new tab, also without a tracker", async ({
  page,
  context,
}) => {
  await context.route(`${site.checkoutOrigin}/**`, (route) => route.fulfill({ body: "checkout" }));
  await open(page, "/job-search");
  const access = page.locator("[data-slot=exclusive-access]");
  await expect(access.getByRole("heading", { name: "Exclusive Access" })).toBeVisible();
  await expect(access.getByRole("listitem")).toHaveCount(4);
  const categories = page.locator("[data-slot=opportunity]");
  await expect(categories.getByRole("heading")).toHaveText(opportunityCategories.map(({ title }) => title));
  const counts = categories.evaluateAll((all) =>
    all.map((category) => category.querySelectorAll("[data-slot=access-item]").length),
  );
  expect(await counts).toEqual([3, 3, 3, 3]);

  const main = page.getByRole("main");
  await expect(main.locator("[data-slot=member-resource]")).toHaveCount(5);
  for (const { title } of memberResources) await expect(main.getByRole("link", { name: title })).toBeVisible();
  const links = main
    .locator("[data-slot=member-resource], [data-slot=access-item]")
    .or(main.getByRole("link", { name: /^Access Opportunity Database/ }))
    .or(main.getByRole("link", { name: /^Join Community Network/ }));
  const targets = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]),
  );
  expect(targets).toEqual(
    Array.from({ length: 5 + 12 + 2 }, () => [CHECKOUT, "_blank", expect.stringContaining("noopener")]),
  );
  await expect(main.getByRole("link", { name: `Pay $${OFFERS[monthly].price} a month instead` })).toHaveAttribute(
    "href",
    checkoutUrl(monthly),
  );

  const opened = page.waitForEvent("popup");
  await main.getByRole("link", { name: /^Join Community Network/ }).click();
  await (await opened).waitForURL(/997_offer/);
});

test("the view, every resource and access item, and both calls to action are tracked", async ({ page }) => {
  const trackerCalls = await recordTracker(page);
  // The links lead out of the page: the press counts, not where it leads.
  await page.addInitScript(() => document.addEventListener("click", (event) => event.preventDefault()));
  await open(page, "/job-search");
  const main = page.getByRole("main");
  for (const link of await main.locator("[data-slot=member-resource], [data-slot=access-item]").all())
    await link.click();
  for (const name of ["Access Opportunity Database", "Join Community Network"])
    await main.getByRole("link", { name: new RegExp(`^${name}`) }).click();
  const education = (label: string) => ({ event_category: "education", event_label: label, value: 1 });
  const engagement = (label: string) => ({ event_category: "engagement", event_label: label, value: 1 });
  const items = opportunityCategories.flatMap(({ accessItems }) => accessItems.map(({ label }) => label));
  await expect.poll(async () => (await trackerCalls()).length).toBe(1 + 12 + 5 + 2);
  expect(await trackerCalls()).toEqual(
    expect.arrayContaining([
      ["module_view", { event_category: "education", event_label: "employment-and-contracting" }],
      ...items.map((label) => ["lesson_access", education(label)]),
      ...memberResources.map(({ title }) => ["resource_download", engagement(title)]),
      ["cta_click", engagement("access_opportunities_database")],
      ["cta_click", engagement("join_community_network")],
    ]),
  );
});
