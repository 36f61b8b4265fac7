import { readFile } from "node:fs/promises";
import { openAsOwner } from "../support/owner-page.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { seedOptIns, seedThreePeople } from "../support/seed.ts";

const KEY = "owner-key-of-the-browser-tests-0123456789";

test.describe("on a phone and on a desktop", { tag: "@both" }, () => {
  test.use({ expectedNoise: [/status of 401 /] });
  test("the owner finds a person, keeps a note across the end of the session, and removes them", async ({
    page,
    request,
  }, info) => {
    const name = `p${info.project.name}${Date.now()}`;
    await seedThreePeople(request, name);
    await page.goto(`/contacts#key=${KEY}`);
    await page.getByLabel("Search by name or email").fill(`ama.${name}`);
    const opener = page.getByRole("button", { name: `${name} Mensah` });
    await expect(page.getByText("1 opt-in contact", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`q=ama.${name}`));
    await expect(page.getByRole("cell", { name: "opt in form" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("tab", { name: "Opt-ins" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("cell", { name: "United States → South Africa" })).toBeVisible();
    await expect(page.getByRole("cell", { name: "$4,150" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    await opener.click();
    const dialog = page.getByRole("dialog", { name: `${name} Mensah` });
    await dialog.getByLabel("Note").fill("Wants a visa first");
    await page.context().clearCookies();
    await dialog.getByRole("button", { name: "Save note" }).click();
    const panel = page.locator("[data-slot=sign-in-again]");
    await panel.getByLabel("Owner key").fill(KEY);
    await panel.getByRole("button", { name: "Sign in" }).click();
    await expect(panel).toBeHidden();
    await expect(dialog.getByLabel("Note")).toHaveValue("Wants a visa first");
    await dialog.getByRole("button", { name: "Save note" }).click();
    await expect(dialog.getByText("The note is saved.")).toBeVisible();

    await dialog.getByRole("button", { name: "Remove this person" }).click();
    const sure = page.getByRole("dialog", { name: "Remove this person?" });
    await sure.getByRole("button", { name: "Remove for good" }).click();
    await expect(sure.getByText(/This is not the address/)).toBeVisible();
    await sure.getByLabel("Type the address").fill(`AMA.${name}@example.com`);
    await sure.getByRole("button", { name: "Remove for good" }).click();
    await expect(page.locator("[data-slot=contacts-outcome]")).toContainText("is deleted here");
    await expect(opener).toHaveCount(0);
    await expect(page.getByText("Nobody fits these filters").last()).toBeVisible();
  });
});

test("5,000 people are loaded page by page, and those off the screen are not laid out", async ({ page, request }) => {
  const name = `many${Date.now()}`;
  await seedOptIns(request, name, 5000);
  await page.goto(`/contacts?q=${name}#key=${KEY}`);
  await expect(page.getByText("The first 50 are shown.")).toBeVisible();
  const groups = page.locator("[data-slot=people-table] tbody");
  // Not by role: Playwright works out the role of every element for that, and here are thirty thousand.
  const more = page.locator("button", { hasText: "Load more" });
  // 50 at first, then 200 at a time.
  for (let pages = 1; pages < 26; pages++) {
    await expect(groups).toHaveCount(pages);
    await more.evaluate((button: HTMLButtonElement) => button.click());
  }
  await expect(groups).toHaveCount(26);
  await expect(page.locator("tbody tr")).toHaveCount(5000);
  await expect(page.getByText("5,000 opt-in contacts")).toBeVisible();
  await groups.last().scrollIntoViewIfNeeded();
  const isLaidOut = (group: Element) => group.querySelector("tr")!.checkVisibility({ contentVisibilityAuto: true });
  await expect.poll(() => groups.last().evaluate(isLaidOut)).toBe(true);
  await expect.poll(() => groups.nth(3).evaluate(isLaidOut)).toBe(false);
});

test("a quarantined post is released into the lists or deleted; a person is marked, and the list goes into a file", async ({
  page,
  request,
}) => {
  const name = `aside${Date.now()}`;
  const trapped = { fullName: `=${name} Élan`, source: "waitlist_page", website: "https://spam.example" };
  for (const who of ["good", "bad"])
    await request.post("/api/waitlist", { data: { ...trapped, email: `${who}.${name}@example.com` } });

  await openAsOwner(page, "/contacts?list=quarantine");
  await page.getByRole("tab", { name: "Quarantine" }).click();
  const post = (who: string) => page.locator("[data-slot=quarantined]").filter({ hasText: `${who}.${name}@` });
  await expect(post("good")).toContainText("Filled in a field that people do not see");
  await expectAccessible(page);
  await post("bad").getByRole("button", { name: "Delete" }).click();
  await post("bad").getByRole("button", { name: "Really delete?" }).click();
  await expect(post("bad")).toHaveCount(0);
  await post("good").getByRole("button", { name: "Release" }).click();
  await expect(post("good")).toHaveCount(0);

  await page.getByRole("tab", { name: "Opt-ins" }).click();
  await page.getByLabel("Search by name or email").fill(name);
  const opener = page.getByRole("button", { name: `=${name} Élan` });
  await expect(page.getByText("1 opt-in contact", { exact: true })).toBeVisible();
  await expect(page.getByRole("cell", { name: "waitlist page" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "Not specified" })).toBeVisible();

  await opener.click();
  const dialog = page.getByRole("dialog", { name: `=${name} Élan` });
  await expect(dialog.getByRole("link", { name: "Reply by mail" })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:good.${name}@example.com\\?subject=`),
  );
  await dialog.getByRole("button", { name: "Mark as contacted" }).click();
  await expect(dialog.getByText(/^Contacted /)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("rowheader", { name: /contacted/ })).toBeVisible();

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as CSV" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^[a-z-]+-\d{4}-\d\d-\d\d\.csv$/);
  const [head, ...people] = (await readFile(await file.path(), "utf8")).replace(/\r\n$/, "").split("\r\n");
  expect(head).toMatch(/^\uFEFFName,Email,/);
  expect(people).toHaveLength(1);
  expect(people[0]).toContain(`'=${name} Élan`);
});

test("an empty list says so and offers to refresh", async ({ page }) => {
  await page.route(/\/api\/(optin-contacts|calculator|messages|quarantine)(\?|$)/, (route) =>
    route.fulfill({ json: { data: [], nextCursor: null } }),
  );
  await openAsOwner(page, "/contacts");
  for (const [tab, words] of [
    ["Opt-ins", "No opt-in contacts yet"],
    ["Calculator", "No calculator submissions yet"],
    ["Messages", "No messages yet"],
    ["Quarantine", "The quarantine is empty"],
  ] as const) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("heading", { name: words })).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Look again" })).toBeVisible();
  await expectAccessible(page);
});
