import { expect, expectAccessible, test } from "../support/test.ts";
import { seedOptIns, seedThreePeople } from "../support/seed.ts";

const KEY = "owner-key-of-the-browser-tests-0123456789";

test.describe(() => {
  test.use({ expectedNoise: [/status of 401 /] });
  test("the owner finds a person, keeps a note across the end of the session, and removes them", async ({
    page,
    request,
    isMobile,
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
    if (isMobile) expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

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

test("5,000 people are loaded page by page, and those off the screen are not laid out", async ({
  page,
  request,
}, info) => {
  const name = `many${info.project.name}${Date.now()}`;
  await seedOptIns(request, name, 5000);
  await page.goto(`/contacts?q=${name}#key=${KEY}`);
  await expect(page.getByText("The first 50 are shown.")).toBeVisible();
  const groups = page.locator("[data-slot=people-table] tbody");
  const more = page.getByRole("button", { name: "Load more" });
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
  expect(await groups.nth(3).evaluate(isLaidOut)).toBe(false);
});
