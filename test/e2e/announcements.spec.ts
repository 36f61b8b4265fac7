import type { Page } from "@playwright/test";
import { openAsOwner } from "../support/owner-page.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// axe asks each frame, and the one of the preview has no origin that could answer.
// A change that came too late is answered with a 409.
test.use({ expectedNoise: [/Failed to execute 'postMessage' on 'DOMWindow'|409 \(Conflict\)/] });

const SEGMENT = { sources: [], countries: [], tags: [] };

test("the owner writes an announcement that survives a reload, sees it as its readers do, tries it and sends it", async ({
  page,
}) => {
  const subject = `News ${Date.now()}`;
  await openAsOwner(page, "/announcements");
  await page.getByRole("button", { name: "Write an announcement" }).first().click();
  await page.getByLabel("Subject", { exact: true }).fill(subject);
  const text = page.getByLabel("Text", { exact: true });
  await text.fill("We launch today");
  await text.selectText();
  await page.getByRole("toolbar", { name: "Format the text" }).getByRole("button", { name: "Bold" }).click();
  await expect(text).toHaveValue("**We launch today**");
  const tags = page.getByLabel("Tags", { exact: true });
  await tags.fill("nobody-has-this-tag");
  await expect(page.locator("[data-slot=reach]")).toHaveText("Reaches nobody now.");
  await expect(page.locator("[data-slot=save-state]")).toHaveText("Saved.");

  await page.reload();
  await expect(page.getByLabel("Subject", { exact: true })).toHaveValue(subject);
  await expect(text).toHaveValue("**We launch today**");
  const preview = page.locator("[data-slot=preview]");
  await expect(preview.frameLocator("iframe").locator("strong")).toHaveText("We launch today");
  await expectAccessible(page);
  await preview.getByRole("tab", { name: "Plain text" }).click();
  await expect(preview.getByRole("tabpanel")).toContainText(subject);

  await page.getByRole("button", { name: "Send a test to myself" }).click();
  await expect(page.locator("[data-slot=test-outcome]")).toContainText("owner@example.com");

  // The waitlist of the shared database has people, but nobody has that tag.
  const dialog = page.getByRole("dialog", { name: "Send this announcement?" });
  await page.getByRole("button", { name: "Send...", exact: true }).click();
  await expect(dialog).toContainText("Nobody you may write to fits.");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete this draft" }).click();
  await page.getByRole("button", { name: "Delete it for good?" }).click();
  await expect(page.locator("[data-slot=announcements-outcome]")).toBeFocused();
  await expect(page.getByText(subject)).toHaveCount(0);
});

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

test("a draft and a note that two tabs change lose neither text: both are shown, and the owner decides", async ({
  page,
  context,
  request,
}) => {
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
  await subject(other).fill(`${name} of the other tab`);
  await expect(saveState(other)).toHaveText("Saved.");
  // A tab in the background draws nothing.
  await page.bringToFront();
  await subject(page).fill(`${name} of this tab`);
  const both = page.locator("[data-slot=changed-elsewhere]");
  await expect(both).toContainText(`${name} of the other tab`);
  await expect(subject(page)).toHaveValue(`${name} of this tab`);
  await expectAccessible(page, "[data-slot=changed-elsewhere]");
  await both.getByRole("button", { name: "Keep what I typed" }).click();
  await expect(saveState(page)).toHaveText("Saved.");
  await other.bringToFront();
  await subject(other).fill(`${name} once more`);
  await other.getByRole("button", { name: "Take the other one" }).click();
  await expect(subject(other)).toHaveValue(`${name} of this tab`);
  // Nothing is unsaved in the first tab, which has not seen the newest text: it does not send it.
  await subject(other).fill(`${name} to send`);
  await expect(saveState(other)).toHaveText("Saved.");
  await page.bringToFront();
  await page.getByRole("button", { name: "Send..." }).click();
  await page.getByRole("button", { name: /^Send to/ }).click();
  await expect(both).toContainText(`${name} to send`);
  await expect(subject(page)).toHaveValue(`${name} of this tab`);
  await both.getByRole("button", { name: "Keep what I typed" }).click();
  await expect(saveState(page)).toHaveText("Saved.");
  await page.getByRole("button", { name: "Delete this draft" }).click();
  await page.getByRole("button", { name: "Delete it for good?" }).click();

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
