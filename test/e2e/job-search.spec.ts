import type { Page } from "@playwright/test";
import { memberResources, opportunityCategories } from "../../web/content/job-search.ts";
import { expect, open, test } from "../support/test.ts";

const CHECKOUT =
  "https://checkout.homeward.example/offer/one-time?utm_source=website&utm_medium=cta&utm_campaign=africa_relocation&utm_content=997_offer";

type TrackedEvent = [command: string, name: string, parameters: Record<string, unknown>];

/** Puts a tracker in the page that keeps what it is told, and stops links from leaving it. */
async function trackEvents(page: Page) {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(globalThis, { trackedEvents: events, gtag: (...event: unknown[]) => events.push(event) });
    document.addEventListener("click", (event) => event.preventDefault());
  });
  return () => page.evaluate(() => (globalThis as unknown as { trackedEvents: TrackedEvent[] }).trackedEvents);
}

test("shows the exclusive access card with four benefits and four categories with three access items each", async ({
  page,
}) => {
  await open(page, "/job-search");
  const access = page.locator("[data-slot=exclusive-access]");
  await expect(access.getByRole("heading", { name: "Exclusive Access" })).toBeVisible();
  await expect(access.getByRole("listitem")).toHaveCount(4);
  const categories = page.locator("[data-slot=opportunity]");
  await expect(categories.getByRole("heading")).toHaveText(opportunityCategories.map(({ title }) => title));
  for (const category of await categories.all())
    await expect(category.locator("[data-slot=access-item]")).toHaveCount(3);
});

test("resources, access items and both calls open the 997 offer in a new tab", async ({ page }) => {
  await open(page, "/job-search");
  const main = page.getByRole("main");
  await expect(main.locator("[data-slot=member-resource]")).toHaveCount(5);
  for (const { title } of memberResources) await expect(main.getByRole("link", { name: title })).toBeVisible();
  const links = [
    ...(await main.locator("[data-slot=member-resource], [data-slot=access-item]").all()),
    main.getByRole("link", { name: "Access Opportunity Database", exact: true }),
    main.getByRole("link", { name: "Join Community Network", exact: true }),
  ];
  expect(links).toHaveLength(5 + 12 + 2);
  for (const link of links) {
    await expect(link).toHaveAttribute("href", CHECKOUT);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

test("tells the tracker what product §7 asks for", async ({ page }) => {
  const events = await trackEvents(page);
  await open(page, "/job-search");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Contract Negotiation Guides" }).click();
  await main.locator("[data-slot=access-item]").first().click();
  await main.getByRole("link", { name: "Access Opportunity Database", exact: true }).click();
  await main.getByRole("link", { name: "Join Community Network", exact: true }).click();
  expect(await events()).toEqual([
    ["event", "module_view", { event_category: "education", event_label: "employment-and-contracting" }],
    [
      "event",
      "resource_download",
      { event_category: "engagement", event_label: "Contract Negotiation Guides", value: 1 },
    ],
    [
      "event",
      "lesson_access",
      { event_category: "education", event_label: opportunityCategories[0]!.accessItems[0].label, value: 1 },
    ],
    ["event", "cta_click", { event_category: "engagement", event_label: "access_opportunities_database", value: 1 }],
    ["event", "cta_click", { event_category: "engagement", event_label: "join_community_network", value: 1 }],
  ]);
});

test("without a tracker nothing breaks", async ({ page, context }) => {
  await context.route("https://checkout.homeward.example/**", (route) => route.fulfill({ body: "checkout" }));
  await open(page, "/job-search");
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Join Community Network", exact: true }).click();
  expect((await opened).url()).toContain("997_offer");
});
