import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { OWNER_KEY } from "../support/owner-key.ts";
import { chooseAction, openAsOwner } from "../support/owner-page.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { seedOptIns, seedThreePeople } from "../support/seed.ts";

/** Finds one of the three people in the list of opt-ins, which is as wide as the screen; returns the link in their row. */
async function findPerson(page: Page, name: string) {
  await openAsOwner(page, "/contacts");
  await page.getByLabel("Search by name or email").fill(`ama.${name}`);
  const opener = page.getByRole("link", { name: `${name} Mensah` });
  await expect(page.getByText("1 opt-in contact", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`q=ama.${name}`));
  await expect(page.getByRole("cell", { name: "opt in form" })).toBeVisible();
  await expect(opener).toBeInViewport({ ratio: 1 });
  // A long email breaks inside its cell.
  const cut = await page.locator("[data-slot=table] :is(th, td) > *").evaluateAll((parts) => {
    const { right } = parts[0]!.closest("table")!.getBoundingClientRect();
    return parts.filter((part) => part.getBoundingClientRect().right > right).map((part) => part.textContent);
  });
  expect(cut).toEqual([]);
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Opt-ins" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\/contacts\/calculator\?q=/);
  await expect(page.getByRole("cell", { name: "cost calculator" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  return opener;
}

/** Removes that person for good, in their dialog. */
async function removePerson(page: Page, name: string) {
  const dialog = page.getByRole("dialog", { name: `${name} Mensah` });
  await dialog.getByRole("button", { name: "Remove this person" }).click();
  const sure = page.getByRole("dialog", { name: "Remove this person?" });
  await sure.getByRole("button", { name: "Remove for good" }).click();
  await expect(sure.getByText(/This is not the email/)).toBeVisible();
  await sure.getByLabel("Type the email").fill(`AMA.${name}@example.com`);
  await sure.getByRole("button", { name: "Remove for good" }).click();
  await expect(page.locator("[data-slot=contacts-outcome]")).toHaveText(/^Removed\. .* is deleted here/);
  await expect(page.locator("[data-slot=contacts-outcome]")).toBeFocused();
  await expect(page.getByRole("link", { name: `${name} Mensah` })).toHaveCount(0);
  await expect(page.getByText("No entry matches these filters").last()).toBeVisible();
}

test("on a phone the owner finds a person and removes them", { tag: "@phone" }, async ({ page, request }) => {
  const name = `phone${Date.now()}`;
  await seedThreePeople(request, name);
  const opener = await findPerson(page, name);
  await opener.click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Save note" })).toBeVisible();
  await removePerson(page, name);
});

test.describe(() => {
  test.use({ expectedNoise: [/status of 401 /] });
  test("the owner keeps a note across the end of the session", async ({ page, request }) => {
    const name = `desktop${Date.now()}`;
    await seedThreePeople(request, name);
    // As on a slow device, a dialog gives the focus back long after it has gone.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      window.setTimeout = ((run: () => void, ms?: number) => setTimeout(run, ms === 0 ? 200 : ms)) as typeof setTimeout;
    });
    await openAsOwner(page, `/contacts/calculator?q=ama.${name}`);
    await expect(page.getByRole("table")).toContainText("United States → South Africa$4,150");
    const opener = page.getByRole("link", { name: `${name} Mensah` });

    await opener.click();
    const dialog = page.getByRole("dialog", { name: `${name} Mensah` });
    await dialog.getByRole("button", { name: "Remove this person" }).click();
    await page.keyboard.press("Escape");
    await expect(dialog.getByRole("button", { name: "Remove this person" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await opener.click();
    await dialog.getByLabel("Note").fill("Wants a visa first");
    await page.context().clearCookies();
    await dialog.getByRole("button", { name: "Save note" }).click();
    const panel = page.getByRole("dialog", { name: "Your session has ended" });
    await panel.getByLabel("Owner key").fill(OWNER_KEY);
    await panel.getByRole("button", { name: "Sign in" }).click();
    await expect(panel).toBeHidden();
    await expect(dialog.getByLabel("Note")).toHaveValue("Wants a visa first");
    await dialog.getByRole("button", { name: "Save note" }).click();
    await expect(dialog.getByText("The note is saved.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Save note" })).toBeFocused();
  });
});

test("a quarantined post is released or deleted, and its person is marked and downloaded", async ({
  page,
  request,
}) => {
  const name = `aside${Date.now()}`;
  const trapped = { fullName: `=${name} Élan`, source: "waitlist_page", second_remark: "https://spam.example" };
  for (const who of ["good", "bad", "worse"])
    await request.post("/api/waitlist", { data: { ...trapped, email: `${who}.${name}@example.com` } });

  await openAsOwner(page, "/contacts/quarantine");
  const post = (who: string) => page.locator("[data-slot=quarantined]").filter({ hasText: `${who}.${name}@` });
  await expect(post("good")).toContainText("Filled in a field that people do not see");
  await expectAccessible(page, "main");
  // What is deleted comes back by Undo; for good it goes when the list is left.
  const undo = page.locator("[data-slot=deleted]").getByRole("button", { name: "Undo" });
  await post("bad").getByRole("button", { name: "Delete" }).click();
  await expect(post("bad")).toHaveCount(0);
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(post("bad")).toContainText(`=${name}`);
  for (const who of ["bad", "worse"]) await post(who).getByRole("checkbox").check();
  await page.getByRole("region", { name: "Selected posts" }).getByRole("button", { name: "Delete" }).click();
  await expect(page.locator("[data-slot=deleted]")).toContainText("2 posts are deleted.");
  await post("good").getByRole("button", { name: "Release" }).click();
  await expect(post("good")).toHaveCount(0);
  await expect(page.locator("[data-slot=contacts-outcome]")).toBeFocused();

  const deletion = page.waitForResponse("**/api/quarantine/deletions");
  await page.getByRole("tab", { name: "Opt-ins" }).click();
  expect((await deletion).status()).toBe(200);
  expect((await deletion).request().postDataJSON()).toEqual({ ids: [expect.any(String), expect.any(String)] });
  await page.getByLabel("Search by name or email").fill(name);
  const opener = page.getByRole("link", { name: `=${name} Élan` });
  await expect(page.getByText("1 opt-in contact", { exact: true })).toBeVisible();
  await expect(page.getByRole("cell", { name: "waitlist page" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "Not specified" })).toBeVisible();

  await opener.click();
  const dialog = page.getByRole("dialog", { name: `=${name} Élan` });
  await expect(dialog.getByRole("link", { name: "Use my email program" })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:good.${name}@example.com\\?subject=`),
  );
  await expect(page).toHaveURL(/\/contacts\/opt-ins\/[\w-]+\?q=/);
  await page.reload();
  await dialog.getByLabel("Status").selectOption("Contacted");
  await expect(dialog.getByText(/^Contacted [A-Z]/)).toBeVisible();
  await dialog.getByLabel("Tags").fill("Investor");
  await dialog.getByRole("button", { name: "Add tag" }).click();
  await expect(dialog.getByRole("button", { name: "Remove the tag investor" })).toBeVisible();
  await expect(dialog.getByRole("list", { name: "Deliveries" })).toContainText("Email to them");
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

test.describe(() => {
  test.use({ expectedNoise: [/status of 503 /] });
  test("an empty list says so, and the focus stays in the page when its button is gone", async ({ page }) => {
    let isDown = true;
    await page.route(/\/api\/(optin-contacts|calculator|plans|messages|quarantine)(\?|$)/, (route) =>
      isDown
        ? route.fulfill({ status: 503, json: { error: { code: "unexpected", message: "The database is away." } } })
        : route.fulfill({ json: { data: [], nextCursor: null } }),
    );
    await openAsOwner(page, "/contacts/opt-ins");
    const again = page.getByRole("button", { name: "Try again" });
    await again.focus();
    isDown = false;
    await page.keyboard.press("Enter");
    await expect(again).toHaveCount(0);
    await expect(page.locator("body")).not.toBeFocused();

    for (const [tab, words] of [
      ["Opt-ins", "No opt-in contacts yet"],
      ["Calculator", "No calculator submissions yet"],
      ["Plans", "No plans yet"],
      ["Messages", "No messages yet"],
      ["Quarantine", "The quarantine is empty"],
    ] as const) {
      await page.getByRole("tab", { name: tab }).click();
      await expect(page.getByRole("heading", { name: words })).toBeVisible();
    }
    await expect(page.getByRole("button", { name: "Check again" })).toBeVisible();
    await expectAccessible(page, "main");

    await page.getByRole("button", { name: "Sign out" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("[data-slot=sign-in]")).toBeVisible();
    await expect(page.locator("body")).not.toBeFocused();
  });
});

test("people are walked by keyboard, selected, changed together, answered and erased", async ({ page, request }) => {
  const name = `desk${Date.now()}`;
  await seedThreePeople(request, name);
  await openAsOwner(page, `/contacts/people?q=${name}`);
  await expect(page.getByText("3 people", { exact: true })).toBeVisible();
  const person = (who: string) => page.getByRole("row").filter({ hasText: `${who}.${name}@` });
  // Outside the list a letter is no command: speech recognition types letters anywhere.
  await page.getByRole("heading", { name: "Contacts Dashboard" }).click();
  await page.keyboard.press("j");
  await expect(page.getByRole("row").getByRole("link").and(page.locator(":focus"))).toHaveCount(0);
  const [first] = await page.getByRole("row").getByRole("link").all();
  await first!.focus();
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await expect(person("ama").getByRole("link")).toBeFocused();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  const selection = page.getByRole("region", { name: "Selected people" });
  await expect(selection).toContainText("2 selected");
  await selection.getByRole("button", { name: "Select all that match" }).click();
  await expect(selection).toContainText("3 selected");
  await person("esi").getByRole("checkbox").uncheck();
  await chooseAction(selection.getByRole("button", { name: "Set status" }), "Customer");
  await expect(person("ama")).toContainText("Customer");
  await expect(person("kofi")).toContainText("Customer");
  await expect(person("esi")).toContainText("New");
  await person("esi").getByRole("link").focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/no message waits for an answer/)).toBeVisible();
  await page.keyboard.press("Escape");
  await person("ama").getByRole("link").click();
  // What is answered is in sight beside the field, and gone with the answer.
  const asked = dialog.locator("[data-slot=message-to-answer]");
  await expect(asked).toContainText("Visa & school?");
  await expect(asked).toContainText("which visa do my children need?");
  await expect(asked).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByLabel("Your reply")).toBeInViewport({ ratio: 1 });
  await chooseAction(dialog.getByRole("button", { name: "Start from a template" }), "Visas");
  await expect(dialog.getByLabel("Subject")).toHaveValue("Your question about visas");
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Send reply" }).click();
  await expect(dialog.getByText(/The reply is on its way/)).toBeVisible();
  await expect(dialog.locator("[data-slot=timeline-event]").first()).toContainText("Email to them: sent");
  await expect(asked).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await selection.getByRole("button", { name: "Clear selection" }).click();
  await person("esi").getByRole("checkbox").check();
  await selection.getByRole("button", { name: "Erase" }).click();
  await dialog.getByLabel("Type how many people are erased").fill("1");
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  await expect(page.locator("[data-slot=contacts-outcome]")).toBeFocused();
  await expect(page.getByText("2 people", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Unanswered" }).click();
  await expect(page).toHaveURL(/view=unanswered/);
  await expect(page.getByText("No entry matches these filters").last()).toBeVisible();
});

test("a list, its filters and the place in it are there again after another page", async ({ page, request }) => {
  const name = `back${Date.now()}`;
  await seedOptIns(request, name, 120);
  await openAsOwner(page, `/contacts/opt-ins?q=${name}`);
  const documents: string[] = [];
  page.on("request", (asked) => {
    if (asked.resourceType() === "document") documents.push(asked.url());
  });
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(page.getByText("120 opt-in contacts", { exact: true })).toBeVisible();
  const person = page.getByRole("link", { name: `${name} 20`, exact: true });
  await person.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(1000);

  const bar = page.getByRole("navigation", { name: "Back office" });
  // Not by Playwright's click, which scrolls what is behind the bar out of its way first.
  const press = (name: string) => bar.getByRole("link", { name }).evaluate((link: HTMLElement) => link.click());
  await press("Website");
  await expect(page.getByRole("heading", { level: 1, name: "Website Admin Panel" })).toBeFocused();
  await expect(page).toHaveTitle(/^Website ·/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await press("Contacts");
  await expect(page).toHaveURL(new RegExp(`/contacts/opt-ins\\?q=${name}$`));
  await expect(page.getByText("120 opt-in contacts", { exact: true })).toBeVisible();
  await expect(person).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(place);

  // A person has a URL in the list; Back closes them and leaves the list where it was.
  await person.click();
  await expect(page.getByRole("dialog", { name: `${name} 20` })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/contacts/opt-ins/${name}20\\?q=${name}$`));
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(person).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Website Admin Panel" })).toBeVisible();
  expect(documents).toEqual([]);
});
