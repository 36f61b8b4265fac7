import type { Page } from "@playwright/test";
import { openAsOwner } from "../support/owner-page.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// A change that came too late is answered with a 409.
test.use({ expectedNoise: [/Failed to execute 'postMessage' on 'DOMWindow'|409 \(Conflict\)/] });

const SEGMENT = { sources: [], countries: [], tags: [] };

test("what is being sent is shown with its numbers, paused, resumed and canceled", async ({ page }) => {
  const announcement = {
    id: "news_1",
    status: "sending",
    subject: "We launch",
    text: "Today",
    segment: { ...SEGMENT, countries: ["Ghana"] },
    by: "owner",
    stoppedBy: null as string | null,
    sendAt: null,
    createdAt: "2026-11-20T08:00:00.000Z",
    updatedAt: "2026-11-20T08:00:00.000Z",
    startedAt: "2026-11-20T08:00:00.000Z",
    finishedAt: null,
    progress: { reach: 300, queued: 176, sent: 121, failed: 2, withheld: 1, unsubscribed: 4 },
  };
  const STATUSES = { pause: "paused", resume: "sending", cancel: "canceled" } as const;
  await page.route("**/api/announcements/news_1", (route) => route.fulfill({ json: announcement }));
  await page.route("**/api/announcements/news_1/*", (route) => {
    const step = new URL(route.request().url()).pathname.split("/").at(-1) as keyof typeof STATUSES;
    announcement.status = STATUSES[step];
    return route.fulfill({ json: announcement });
  });
  await openAsOwner(page, "/announcements/news_1");
  const counts = page.locator("[data-slot=send-count]");
  await expect(counts).toContainText(["300", "176", "121", "2", "1", "4"]);
  await expect(page.getByRole("progressbar", { name: "Dealt with" })).toHaveAttribute("value", "41");
  await expectAccessible(page, "main");
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.locator("[data-slot=send-state]")).toContainText("It is paused");
  await expect(page.getByRole("heading", { name: "We launch" })).toBeFocused();
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.locator("[data-slot=send-state]")).toContainText("It is being sent");
  await page.getByRole("button", { name: "Cancel the rest" }).click();
  await page.getByRole("button", { name: "Cancel for everybody who waits?" }).click();
  await expect(page.locator("[data-slot=send-state]")).toContainText("Canceled.");
  await expect(page.getByRole("button", { name: /Pause|Resume|Cancel/ })).toHaveCount(0);
});

test("a draft that another tab has changed since is not sent unseen", async ({ page, context }) => {
  const name = `tabs${Date.now()}`;
  await page.route("**/api/announcements/reach", (route) => route.fulfill({ json: { people: 2, isComplete: true } }));
  await openAsOwner(page, "/announcements");
  await page.getByRole("button", { name: "Write an announcement" }).first().click();
  const subject = (tab: Page) => tab.getByLabel("Subject", { exact: true });
  const saveState = (tab: Page) => tab.locator("[data-slot=save-state]");
  await subject(page).fill(`${name} first`);
  await page.getByLabel("Text", { exact: true }).fill("News.");
  await expect(saveState(page)).toHaveText("Saved.");
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(subject(other)).toHaveValue(`${name} first`);
  await subject(other).fill(`${name} to send`);
  await expect(saveState(other)).toHaveText("Saved.");
  await page.bringToFront();
  await page.getByRole("button", { name: "Send..." }).click();
  await page.getByRole("button", { name: /^Send to/ }).click();
  const both = page.locator("[data-slot=changed-elsewhere]");
  await expect(both).toContainText(`${name} to send`);
  await expect(subject(page)).toHaveValue(`${name} first`);
  await both.getByRole("button", { name: "Take the other one" }).click();
  await expect(subject(page)).toHaveValue(`${name} to send`);
  await page.getByRole("button", { name: "Delete this draft" }).click();
  await page.getByRole("button", { name: "Delete it for good?" }).click();
});

test("two tabs that change one note lose neither text, and the owner decides", async ({ page, context, request }) => {
  const name = `tabs${Date.now()}`;
  await openAsOwner(page, "/contacts");
  const other = await context.newPage();
  await request.post("/api/waitlist", { data: { fullName: name, email: `${name}@example.com` } });
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await tab.goto(`/contacts?q=${name}`);
    await tab.getByRole("link", { name, exact: true }).first().click();
  }
  const save = async (tab: Page, note: string) => {
    await tab.getByLabel("Note").fill(note);
    await tab.getByRole("button", { name: "Save note" }).click();
  };
  await save(other, "from the other tab");
  await expect(other.getByText("The note is saved.")).toBeVisible();
  await page.bringToFront();
  await save(page, "from this tab");
  await expect(page.locator("[data-slot=other-note]")).toHaveText("from the other tab");
  await expect(page.getByLabel("Note")).toHaveValue("from this tab");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("The note is saved.")).toBeVisible();
});
