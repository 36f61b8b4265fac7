import { openAsOwner } from "../support/owner-page.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

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
    unanswered: [],
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

  test("the owner sees what visitors do, that nobody came, or why the numbers do not come", async ({ page }) => {
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
    await expect(visits.getByRole("figure")).toHaveCount(0);
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
    await expect(visits.locator("[data-slot=without-counts]")).toHaveText(
      "Nothing this week: Searches with no results.",
    );
    await expectAccessible(page, "[data-slot=visits]");
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
});
