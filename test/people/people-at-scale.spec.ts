import { chooseAction, openAsOwner } from "../support/owner-page.ts";
import { seedPeople } from "../support/seed.ts";
import { expect, test } from "../support/test.ts";

// The owner's pages on the built product with 200,000 people. What each step took is printed, not judged: the machine may
// be busy.

const PEOPLE = 200_000;
const TOTAL = "200,000";
/** Rows that may be in the page: those near the screen. */
const MOST_ROWS = 60;

/** Does a step and prints its time in seconds. */
async function measure<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await act();
  console.log(`${TOTAL} people: ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

test.use({ expectedNoise: [/status of 503 /] });

test("with 200,000 people the lists begin at once, go on, are searched and changed; the report counts them", async ({
  page,
  request,
}) => {
  await measure("fill the database", () => seedPeople(request, PEOPLE));

  for (const [list, caption, newest] of [
    ["people", "All people", "Ama Mensah 199999"],
    ["calculator", "Calculator submissions", "Ama Mensah 199999"],
    ["opt-ins", "Opt-in contacts", "Ama Mensah 199998"],
  ] as const) {
    const table = page.getByRole("table", { name: caption });
    const rows = table.locator("tbody tr");
    await measure(`${caption}: first rows`, async () => {
      await openAsOwner(page, `/contacts/${list}`);
      await expect(table.getByRole("link", { name: newest, exact: true })).toBeInViewport();
    });
    await expect(rows).toHaveCount(50);
    await measure(`${caption}: five more pages`, async () => {
      for (let loaded = 250; loaded <= 1050; loaded += 200) {
        await page.getByRole("button", { name: "Load more" }).evaluate((button: HTMLButtonElement) => button.click());
        await expect(table).toHaveAttribute("aria-rowcount", String(loaded + 1));
      }
    });
    expect(await rows.count()).toBeLessThan(MOST_ROWS);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(table.locator('tr[aria-rowindex="1051"]')).toBeInViewport();
    expect(await rows.count()).toBeLessThan(MOST_ROWS);
  }

  await openAsOwner(page, "/contacts/people");
  const person = (number: number) => page.getByRole("link", { name: `Ama Mensah ${number}`, exact: true });
  const search = page.getByLabel("Search by name or email");
  await measure("search for part of a name from 40 days ago, to the end of the list", async () => {
    await search.fill("mensah 100001");
    await expect(person(100_001)).toBeVisible();
    await expect(page.getByText("1 person", { exact: true })).toBeVisible();
  });
  await measure("one person's page", async () => {
    await person(100_001).click();
    await expect(page.getByRole("dialog").locator("[data-slot=timeline-event]").first()).toBeVisible();
  });
  await page.keyboard.press("Escape");
  await search.fill("");

  const first = page.getByRole("row").filter({ hasText: "person199999@example.com" });
  const selection = page.getByRole("region", { name: "Selected people" });
  await measure("select all that match", async () => {
    await first.getByRole("checkbox").check();
    await selection.getByRole("button", { name: "Select all that match" }).click();
    await expect(selection).toContainText(`${TOTAL} selected`);
  });
  const dialog = page.getByRole("dialog", { name: "Changing these people" });
  await measure("change the status of 2,000 of them and stop", async () => {
    await chooseAction(selection.getByRole("button", { name: "Set status" }), "Customer");
    await expect(dialog).toContainText(`2,000 of ${TOTAL} changed`);
    await dialog.getByRole("button", { name: "Stop" }).click();
    await expect(dialog).toBeHidden();
  });
  const outcome = selection.locator("[data-slot=outcome-line]");
  await expect(outcome).toHaveText(/^[\d,]+ of 200,000 changed; the rest are still selected\.$/);
  const changed = Number((await outcome.textContent())!.split(" ")[0]!.replaceAll(",", ""));
  const rest = (PEOPLE - changed).toLocaleString("en-US");
  await expect(selection).toContainText(`${rest} selected`);
  await expect(first).toContainText("Customer");
  await expect(first.getByRole("checkbox")).not.toBeChecked();

  let requests = 0;
  await page.route("**/api/people", (route) => {
    requests += 1;
    if (requests <= 3) return route.continue();
    const error = { error: { code: "unexpected", message: "The database is away." } };
    return route.fulfill({ status: 503, json: error });
  });
  await chooseAction(selection.getByRole("button", { name: "Set status" }), "Closed");
  await expect(outcome).toHaveText(`60 of ${rest} changed; the rest are still selected. The database is away.`);
  await expect(selection).toContainText(`${(PEOPLE - changed - 60).toLocaleString("en-US")} selected`);

  await measure("the report's counters", async () => {
    await openAsOwner(page, "/optin-report");
    await expect(page.locator("[data-slot=counter]").filter({ hasText: "Total" })).toContainText(TOTAL);
  });
});
