import type { Page, Route } from "@playwright/test";
import { openAsOwner, setHidden } from "../support/owner-page.ts";
import { someone } from "../support/someone.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

type Lead = {
  id: string;
  personId: string;
  fullName: string | null;
  email: string;
  goal: string | null;
  source: string;
  createdAt: string;
};

/** The leads that the API would list of `count`: the newest hundred; the first came at `start`, one every second. */
function newest(count: number, start: number): Lead[] {
  return Array.from({ length: Math.min(count, 100) }, (_, index) => ({
    id: `lead_${count - index}`,
    personId: `person_${count - index}`,
    fullName: index % 3 === 2 ? null : `Person ${count - index}`,
    email: `person-${count - index}@example.com`,
    goal: index % 2 === 0 ? "A house by the sea" : null,
    source: ["waitlist_page", "opt_in_form", "cost_calculator"][index % 3]!,
    createdAt: new Date(start + (count - index) * 1000).toISOString(),
    unsubscribedAt: null,
  }));
}

/** What the API answers of a site that needs nothing from its owner. */
const QUIET = {
  "**/api/setup": { mailFrom: "", ownerEmail: "", testMail: null, lastBackupAt: null },
  "**/api/status": {
    formServiceHost: null,
    lastBackupAt: null,
    deliveries: { queued: 0, failed: 0, uncertain: 0 },
    quarantine: { waiting: 0, countedOnly: 0 },
    mail: { sent: 0, limit: 2000, announcementLimit: 1000 },
  },
  "**/api/health/details": {
    status: "ok",
    reasons: [],
    oldestDueAt: null,
    lastSweepAt: null,
  },
  "**/api/dead-posts": [],
  "**/api/people?*": { data: [], nextCursor: null },
};

/** Makes the API report `count` leads, which can be changed; `isDown` makes it fail. */
async function answerWith(
  page: Page,
  state: { count: number; start?: number; isDown?: boolean; asked: Record<string, number> },
) {
  async function answer(route: Route, path: string, json: unknown) {
    state.asked[path] = (state.asked[path] ?? 0) + 1;
    const error = { error: { code: "unexpected", message: "The database is away." } };
    await (state.isDown ? route.fulfill({ status: 503, json: error }) : route.fulfill({ json }));
  }
  await page.route("**/api/leads/stats?*", (route) =>
    answer(route, "stats", { today: state.count, week: state.count, total: state.count, optIns: 0, submissions: 0 }),
  );
  const { start = Date.now() - 6 * 3_600_000 } = state;
  await page.route("**/api/leads/recent", (route) => answer(route, "recent", newest(state.count, start)));
  await page.route("**/api/leads/trend?*", (route) => {
    const day = (index: number) => new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10);
    const days = Array.from({ length: 30 }, (_, index) => ({
      date: day(index),
      count: index === 29 ? state.count : 0,
    }));
    return answer(route, "trend", { days });
  });
  await page.route("**/api/leads/breakdown?*", (route) => {
    const sources = state.count > 0 ? [{ source: "waitlist_page", count: state.count }] : [];
    const countries = state.count > 0 ? [{ country: "Ghana", count: state.count }] : [];
    return answer(route, "breakdown", {
      total: state.count,
      before: 1,
      sources,
      campaigns: [],
      countries,
      isCut: false,
    });
  });
  // Other tests change what the checklist says and what needs attention, and with it the height of the report.
  for (const [path, json] of Object.entries(QUIET)) await page.route(path, (route) => route.fulfill({ json }));
}

function locateParts(page: Page) {
  const recent = page.locator("[data-slot=recent]");
  return {
    counters: page.locator("[data-slot=counter] dd"),
    recent,
    rows: recent.locator("[data-row]"),
    refresh: page.getByRole("button", { name: /^Refresh/ }),
    report: page.locator("[data-slot=optin-report]"),
  };
}

test("a new lead appears, waiting deliveries are sent again, and a test email is tried", async ({ page, request }) => {
  function signUp(fullName: string, email: string) {
    const data = { fullName, email, source: "waitlist_page", consentVersion: "waitlist-2026-11" };
    return request.post("/api/waitlist", { data });
  }
  // The checklist is only open while there is no lead.
  await signUp("Kofi Report", someone("report"));
  await openAsOwner(page, "/optin-report");
  const { counters, recent, refresh } = locateParts(page);
  await expect(counters.first()).toHaveText(/^[\d,]+$/);
  await expect(refresh).toBeEnabled();
  await expect(refresh).not.toBeFocused();
  const email = someone("refused-report");
  await signUp("Efua Report", email);
  await refresh.click();
  const row = recent.locator("[data-row]").filter({ hasText: email });
  await expect(row).toContainText("Efua Report");
  await expect(row).toContainText("waitlist page");
  await expect(row.getByRole("link", { name: "Efua Report" })).toHaveAttribute(
    "href",
    /^\/contacts\/people\/[\w-]{43}$/,
  );
  await expect(refresh).toBeFocused();

  // The form service refuses this email, so its delivery waits.
  const deliveries = page.locator("[data-slot=deliveries]");
  await expect(deliveries.locator("[data-slot=delivery-counts]")).toContainText(/waiting/);
  await deliveries.getByRole("button", { name: "Send all again" }).click();
  await expect(deliveries.locator("[data-slot=retry-outcome]")).toContainText(/being sent again/);
  // On the button, or on the heading where nothing is left to send.
  await expect(deliveries.locator(":focus")).toHaveCount(1);

  const cards = page.locator("[data-slot=info-card]");
  await expect(cards.first()).toBeHidden();
  await page.getByText("How this page works").click();
  await expect(cards.first()).toBeVisible();
  await expect(cards.filter({ hasText: "Where leads are stored" })).toContainText(/form service at 127\.0\.0\.1:\d+/);
  await expect(cards.filter({ hasText: "Last backup" }).getByRole("link")).toHaveAttribute("href", "/admin/settings");

  const firstDay = page.locator("[data-slot=first-day]");
  await firstDay.getByText("Before the launch").click();
  await firstDay.getByRole("button", { name: "Send a test email" }).click();
  await expect(firstDay).toContainText("Look into the mailbox of owner@example.com.");
  // The rest is as in pages.spec.ts, with other numbers.
  await expectAccessible(page, "[data-slot=first-day], [data-slot=deliveries], [data-slot=info-card]");
  await firstDay.getByRole("button", { name: "It has arrived" }).click();
  await expect(firstDay).toContainText("The test email arrived on");
  await expect(firstDay.locator("summary").first()).toBeFocused();
});

test("it polls every 30 seconds, not in a hidden tab, and begins a new day at midnight", async ({ page }) => {
  const start = Date.parse("2026-11-21T23:50:00");
  const state = { count: 3, start, asked: {} as Record<string, number> };
  await page.clock.install({ time: "2026-11-21T23:54:00" });
  await answerWith(page, state);
  await openAsOwner(page, "/optin-report");
  const { counters, recent, rows } = locateParts(page);
  await expect(page.locator("[data-slot=today]")).toHaveText("Saturday, November 21, 2026");
  await expect(counters).toHaveText(["3", "3", "3"]);
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole("figure")).toHaveCount(3);
  await expect(page.getByText("No leads in this period: By campaign.")).toBeVisible();
  await expect(recent.getByRole("status")).toHaveText("");
  await expect(page.getByRole("heading", { name: "Before the launch" })).toBeVisible();
  await expect(page.locator("[data-slot=attention]")).toContainText("Nothing needs your attention.");
  const top = () =>
    page.locator("[data-slot=trend]").evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await top();

  await page.clock.fastForward(31_000);
  await expect.poll(() => [state.asked["stats"], state.asked["recent"]]).toEqual([2, 2]);

  state.count = 4;
  // A poll whose answer is still on its way when the clock is moved waits for the next one.
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(rows).toHaveCount(4, { timeout: 5000 });
  }).toPass();
  await expect(counters.first()).toHaveText("4");
  await expect(rows.first()).toContainText("New");
  await expect(recent.getByRole("status")).toContainText("1 new lead at 11:5");
  // Once when the page opened, once for the new lead, and never for a poll that brought nothing new.
  await expect.poll(() => state.asked["trend"]).toBe(2);
  expect(await top()).toBe(before);

  await setHidden(page, true);
  const stats = state.asked["stats"]!;
  state.count = 5;
  await page.clock.fastForward(65_000);
  await setHidden(page, false);
  await expect(counters.first()).toHaveText("5");
  expect(state.asked["stats"], "asked on return, and not while hidden").toBe(stats + 1);

  await page.clock.fastForward(300_000);
  await expect(page.locator("[data-slot=today]")).toHaveText("Sunday, November 22, 2026");
});

test.describe("when the API is unavailable", () => {
  test.use({ expectedNoise: [/status of 503 /] });
  test("the last numbers stay, with their time, until a poll succeeds", async ({ page }) => {
    const state = { count: 3, isDown: false, asked: {} };
    await page.clock.install({ time: "2026-11-21T09:41:00" });
    await answerWith(page, state);
    await openAsOwner(page, "/optin-report");
    const { counters, rows, report } = locateParts(page);
    await expect(rows).toHaveCount(3);
    state.isDown = true;
    await page.clock.fastForward(120_000);
    await expect(report.getByText(/These numbers are from 9:41/)).toContainText("The database is away.");
    await expect(counters).toHaveText(["3", "3", "3"]);
    await expect(rows).toHaveCount(3);
    state.isDown = false;
    await page.clock.fastForward(31_000);
    await expect(report.getByText(/These numbers are from/)).toHaveCount(0);
  });
});

test("the report is whole, accessible and no wider than the screen with no lead and with 5,000", async ({ page }) => {
  const state = { count: 0, asked: {} };
  await answerWith(page, state);
  await openAsOwner(page, "/optin-report");
  const { counters, recent, rows } = locateParts(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  async function expectWhole(width: number, height: number, figures: number) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole("figure")).toHaveCount(figures);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(counters.last()).toBeInViewport({ ratio: 1 });
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  }
  await expect(counters).toHaveText(["0", "0", "0"]);
  await expect(recent).toContainText("No opt-ins recorded today yet.");
  await expect(recent).toContainText("New leads will appear here automatically.");
  await expect(page.locator("[data-slot=trend]")).toHaveText("Where leads come fromNo leads yet.");
  await expectWhole(1440, 900, 0);

  state.count = 5000;
  await page.reload();
  await expect(counters).toHaveText(["5,000", "5,000", "5,000"]);
  await recent.getByRole("button", { name: "Show all 100" }).click();
  await expect(rows).toHaveCount(100);
  await expect(recent).toContainText("Anonymous");
  await expect(recent).toContainText("newest 100");
  await expectWhole(390, 844, 3);
  await expectAccessible(page);
});

test("forms that could not be stored are listed by form, and a button sends them again", async ({ page }) => {
  const state = { count: 1, asked: {} };
  await answerWith(page, state);
  let dead = [
    { path: "/api/waitlist", sentAt: "2026-11-20T09:00:00.000Z" },
    { path: "/api/messages", sentAt: "2026-11-20T10:00:00.000Z" },
    { path: "/api/waitlist", sentAt: "2026-11-20T11:00:00.000Z" },
  ];
  await page.route("**/api/dead-posts", (route) => route.fulfill({ json: dead }));
  await page.route("**/api/dead-posts/send", (route) => {
    dead = [];
    return route.fulfill({ json: { sent: 3, hasMore: false } });
  });
  await openAsOwner(page, "/optin-report");
  await expect(page.getByText("3 forms could not be stored.")).toBeVisible();
  const posts = page.locator("[data-slot=dead-posts]");
  await expect(posts.getByRole("listitem")).toHaveText([
    /^Waitlist: 2, the first sent on Nov 20, 2026/,
    /^Message: 1, sent on Nov 20, 2026/,
  ]);
  await expectAccessible(page, "[data-slot=dead-posts]");
  await posts.getByRole("button", { name: "Send again" }).click();
  await expect(posts.getByText("3 forms are being stored.")).toBeVisible();
  await expect(posts).toContainText("There are none.");
});
