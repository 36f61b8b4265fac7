import { checkoutUrl, OFFER_PAIRS, OFFERS } from "../../domain/offers.ts";
import { openAsOwner } from "../support/owner-page.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const { monthly } = OFFER_PAIRS.module7;
const CHECKOUT_URL = checkoutUrl(monthly);

test("the owner copies snippets and tagged links, and finds the four cards and the tools", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAsOwner(page, "/analytics");
  await expect(page.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("heading", { name: "Quick Setup Required" })).toBeVisible();
  const snippets = page.locator("[data-slot=snippet]");
  await expect(snippets).toHaveCount(4);
  await expect(snippets.first()).toContainText("africa_relocation_997");

  await snippets.first().getByRole("button", { name: /^Copy/ }).click();
  await expect(snippets.first().getByRole("status")).toHaveText(/^Copied: Purchase event/);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe(await snippets.first().locator("code").textContent());

  const link = page.locator("[data-slot=tagged-links] li").filter({ hasText: `$${OFFERS[monthly].price}` });
  await expect(link.getByRole("link", { name: /^Open/ })).toHaveAttribute("href", CHECKOUT_URL);
  await link.getByRole("button", { name: /^Copy/ }).click();
  await expect.poll(copied).toBe(CHECKOUT_URL);

  const cards = page.locator("[data-slot=event-card] h3");
  await expect(cards).toHaveText(["offer_link_click", "purchase", "Conversion rate", "page_view"]);
  for (const link of await page.locator("[data-slot=quick-links] a").all())
    await expect(link).toHaveAttribute("target", "_blank");
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("the checklist keeps its ticks where the page is opened again, in another tab at once, and until midnight", async ({
  page,
  context,
}) => {
  await context.clock.install({ time: "2026-11-21T23:58:00" });
  await openAsOwner(page, "/analytics");
  const boxes = page.locator("[data-slot=checklist]").getByRole("checkbox");
  const outcome = page.locator("[data-slot=checklist]").getByRole("status");
  await expect(boxes).toHaveCount(5);
  await boxes.nth(1).check();
  await expect(outcome).toHaveText("1 of 5 done");

  const other = await context.newPage();
  await other.goto("/analytics");
  const otherBoxes = other.locator("[data-slot=checklist]").getByRole("checkbox");
  await expect(otherBoxes.nth(1)).toBeChecked();
  await otherBoxes.nth(3).check();
  await expect(boxes.nth(3)).toBeChecked();
  await otherBoxes.nth(1).uncheck();
  await expect(boxes.nth(1)).not.toBeChecked();
  await expect(outcome).toHaveText("1 of 5 done");

  await page.clock.fastForward("03:00");
  await expect(outcome).toHaveText("0 of 5 done");
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
});

const STEPS = [
  ["views", 1200],
  ["tools", 300],
  ["leads", 40],
  ["confirmed", 25],
  ["checkout", 3],
] as const;

/** What the API tells of a week. @param isEmpty for a site that nobody has visited */
function visitNumbers(isEmpty: boolean) {
  const weeks = (count: number) =>
    isEmpty ? { thisWeek: 0, lastWeek: 0 } : { thisWeek: count, lastWeek: Math.round(count * 0.8) };
  const list = <Row>(...rows: Row[]) => (isEmpty ? [] : rows);
  const few = (name: string, count: number) => ({ name, ...weeks(count) });
  const day = (index: number) => new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10);
  return {
    isCounting: true,
    isFull: false,
    days: Array.from({ length: 30 }, (_, index) => ({ date: day(index), views: isEmpty ? 0 : (index % 9) * 37 })),
    funnel: STEPS.map(([step, count]) => Object.assign(weeks(count), { step })),
    pages: list(few("/", 700), few("/visa-information/south-africa/*", 200), few("other", 90)),
    firstPages: list(few("/", 400), few("/country-guides/sierra-leone", 30)),
    tools: list(few("finder", 200), few("comparison", 100)),
    plans: {
      country: list(few("kenya", 30), few("south-africa", 12)),
      month: list(few("2027-03", 12), few("2027-06", 30)),
      reason: list(few("remote", 40)),
    },
    offers: list(few("/offer/one-time", 3)),
    campaigns: list({
      name: "spring letter to those who asked in 2025",
      entries: 50,
      views: 120,
      tools: 9,
      sent: 1,
      checkout: 0,
    }),
    forms: list({
      form: "waitlist",
      begun: 60,
      sent: 40,
      fields: [
        { field: "email", reached: 70, stopped: 25 },
        { field: "fullName", reached: 45, stopped: 5 },
      ],
    }),
  };
}

test.describe(() => {
  test.use({ expectedNoise: [/status of 503/] });

  test("a site that nobody has visited says so, one whose numbers do not come says why, and then the owner sees what visitors do: the way to the checkout, weeks side by side, and where people stop", async ({
    page,
  }) => {
    let isDown = false;
    let isEmpty = true;
    await page.route("**/api/visits", (route) =>
      isDown
        ? route.fulfill({ status: 503, json: { error: { code: "unexpected", message: "The database is away." } } })
        : route.fulfill({ json: visitNumbers(isEmpty) }),
    );
    await openAsOwner(page, "/analytics");
    const visits = page.locator("[data-slot=visits]");
    await expect(visits).toContainText("Nothing has been counted yet.");
    await expect(visits).toContainText("No form was touched this week.");
    isDown = true;
    await page.reload();
    await expect(visits.getByRole("alert")).toContainText("The database is away.");
    isDown = false;
    isEmpty = false;
    await visits.getByRole("button", { name: "Try again" }).click();

    const funnel = visits.getByRole("table", { name: "From a look to the checkout, this week" });
    await expect(funnel.getByRole("row")).toHaveText([
      "StepThis week",
      "Pages opened (last week 960, up 25%)1,200",
      "Tools used (last week 240, up 25%)300",
      "Leads (last week 32, up 25%)40",
      "Emails confirmed (last week 20, up 25%)25",
      "Checkout opened (last week 2)3",
    ]);
    const form = visits.getByRole("table", { name: "Waitlist: 60 began, 40 sent" });
    await expect(form.getByRole("row")).toHaveText([
      "FieldGot this far",
      "Email (25 stopped here)70",
      "Name45",
      "Sent40",
    ]);
    await expect(visits.getByRole("table", { name: "Months of arrival, this week" }).getByRole("row")).toContainText([
      "Month",
      "March 2027",
      "June 2027",
    ]);
    await expect(visits.getByRole("table", { name: "Countries, this week" })).toContainText("South Africa");
    await expect(visits.getByRole("table", { name: "Reasons, this week" })).toContainText("Remote work for abroad");
    const campaigns = visits.getByRole("table", { name: /^Campaigns/ });
    await expect(campaigns).toContainText("50 visits, 9 tools used, 1 form sent");
    await expectAccessible(page, "[data-slot=visits]");
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
});
