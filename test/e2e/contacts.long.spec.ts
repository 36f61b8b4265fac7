import { holdRequests } from "../support/held-requests.ts";
import { chooseAction, openAsOwner } from "../support/owner-page.ts";
import { seedOptIns } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";

test("of 460 people only those near the screen are in the page; all of them are printed", async ({ page, request }) => {
  const name = `many${Date.now()}`;
  await seedOptIns(request, name, 460);
  await openAsOwner(page, `/contacts?q=${name}`);
  await expect(page.getByText("The first 50 are shown.")).toBeVisible();
  const table = page.getByRole("table", { name: "Opt-in contacts" });
  const rows = table.locator("tbody tr");
  const more = page.getByRole("button", { name: "Load more" });
  await expect(rows).toHaveCount(50);
  // Up to 250 rows are all in the page, for the browser's own search and full-page pictures.
  await more.click();
  await expect(rows).toHaveCount(250);
  await expect(rows.nth(50).getByRole("link")).toBeFocused();
  await more.evaluate((button: HTMLButtonElement) => button.click());
  await expect(table).toHaveAttribute("aria-rowcount", "451");
  await more.evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.getByText("460 opt-in contacts")).toBeVisible();
  await expect(more).toHaveCount(0);
  expect(await rows.count()).toBeLessThan(60);

  // Names count down from the newest, and the page scrolls as if all rows were there.
  const person = (number: number) => table.getByRole("link", { name: `${name} ${number}`, exact: true });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(person(1)).toBeInViewport();
  await expect(person(460)).toHaveCount(0);

  // A row that has the focus stays in the page, and Tab goes on from it.
  await person(1).focus();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(person(460)).toHaveCount(1);
  await expect(person(1)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(person(2)).toBeFocused();

  // The browser's own events around printing; a PDF of so many rows takes long on a busy machine.
  const printed = await page.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    return document.querySelectorAll("tbody tr").length;
  });
  expect(printed).toBe(460);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect.poll(() => rows.count()).toBeLessThan(60);
});

test("a plan that was mailed is in the list of plans, and leads from its person to itself", async ({
  page,
  request,
}, info) => {
  const name = `Plan ${Date.now()}`;
  const email = `plan.${Date.now()}@example.com`;
  const inputs = { country: "kenya", month: "2027-06", reason: "remote", passports: ["us"], adults: 2 };
  const answer = await request.post("/api/plans", {
    headers: { Origin: new URL(info.project.use.baseURL!).origin },
    data: {
      name,
      email,
      plan: { inputs, moves: {}, done: ["vaccinations", "home-lease"] },
      reminders: true,
    },
  });
  expect(answer.status()).toBe(200);
  await openAsOwner(page, `/contacts/plans?q=${email}`);
  await expect(page.getByText("1 plan", { exact: true })).toBeVisible();
  await expect(page.getByRole("cell", { name: "Kenya" }).first()).toBeVisible();
  await page.getByRole("link", { name }).click();
  const dialog = page.getByRole("dialog", { name });
  for (const words of [
    "Kenya, to arrive in June 2027",
    "Remote work for abroad",
    "2: Get vaccinated; home-lease",
    "Reminders of deadlines",
  ]) {
    await expect(dialog.getByText(words)).toBeVisible();
  }
  const link = dialog.getByRole("link", { name: "Open the plan" });
  await expect(link).toHaveAttribute(
    "href",
    "/my-plan?country=kenya&month=2027-06&passports=us&adults=2&reason=remote",
  );
});

test("a press on a column's head orders the list, and hidden columns stay hidden", async ({ page, request }) => {
  const name = `order${Date.now()}`;
  await seedOptIns(request, name, 3);
  await openAsOwner(page, `/contacts/opt-ins?q=${name}`);
  const table = page.getByRole("table", { name: "Opt-in contacts" });
  const first = table.getByRole("rowheader").first();
  await expect(first).toHaveText(`${name} 3`);
  await expect(table.getByRole("columnheader", { name: "Date" })).toHaveAttribute("aria-sort", "descending");
  await table.getByRole("button", { name: "Date" }).click();
  await expect(page).toHaveURL(/sort=oldest/);
  await expect(first).toHaveText(`${name} 1`);
  await table.getByRole("button", { name: "Name" }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(table.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");

  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Country Interest" }).click();
  await page.keyboard.press("Escape");
  await expect(table.getByRole("columnheader", { name: "Country Interest" })).toHaveCount(0);
  await page.reload();
  await expect(first).toHaveText(`${name} 1`);
  await expect(table.getByRole("columnheader", { name: "Country Interest" })).toHaveCount(0);
});

test("the browser asks before the page is left while many people are changed, and not afterwards", async ({
  page,
  request,
}) => {
  const name = `leave${Date.now()}`;
  await seedOptIns(request, name, 21);
  await openAsOwner(page, `/contacts/people?q=${name}`);
  await page.getByRole("checkbox", { name: `Select ${name} 21`, exact: true }).check();
  const selection = page.getByRole("region", { name: "Selected people" });
  await selection.getByRole("button", { name: "Select all that match" }).click();
  await expect(selection).toContainText("21 selected");

  const release = await holdRequests(page, "**/api/people");
  await chooseAction(selection.getByRole("button", { name: "Set status" }), "Customer");
  const progress = page.getByRole("dialog", { name: "Changing these people" });
  await expect(progress).toContainText("0 of 21 changed");
  const question = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  expect((await question).type()).toBe("beforeunload");
  await (await question).dismiss();
  await expect(progress).toContainText("0 of 21 changed");

  release();
  await expect(selection).toContainText("The change is saved.");
  // A question that nobody expects would keep the page open.
  page.on("dialog", (dialog) => void dialog.dismiss());
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
});
