import { readFile } from "node:fs/promises";
import { EASY, FAMILY, monthIn, openOwn, openParts, parts, tickFirst } from "../support/plan-page.ts";
import { expect, expectAccessible, hydrated, open, test } from "../support/test.ts";

test("country and month make a plan, which the URL keeps and the form changes", async ({ page }) => {
  await open(page, "/my-plan?utm_source=letter&country=kenya&reason=remote");
  const { form, plan, make, tasks, conflicts } = parts(page);
  await expect(form.getByLabel("Why you’re moving")).toHaveValue("remote");
  await make.click();
  await expect(form.getByText("Please choose a month")).toBeVisible();
  await expect(form.getByLabel("Month of arrival")).toBeFocused();
  await form.getByLabel("Month of arrival").selectOption(monthIn(14));
  await form.getByLabel("United States").check();
  await openParts(page);
  await form.getByLabel("Ages of children").fill("6 and 9");
  await form.getByLabel("Savings").fill("$20,000");
  await make.click();
  await expect(plan.getByRole("heading", { level: 2 })).toContainText("Kenya");
  await expect(conflicts).toContainText("You can make");
  await expect(plan).toContainText("2 children of 4 to 17");
  await expect(plan).toContainText("Your savings of $20,000");
  expect(await tasks.count()).toBeGreaterThan(10);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    utm_source: "letter",
    country: "kenya",
    month: monthIn(14),
    reason: "remote",
    passports: "us",
    // What is personal stays in the browser.
    children: "4.4",
  });
  await page.reload();
  await hydrated(page);
  await expect(plan.getByRole("checkbox").first()).toBeVisible();
  await expect(plan).toContainText("Your savings of $20,000");
  await page.getByText("Change your answers").click();
  await expect(form.getByLabel("Ages of children")).toHaveValue("6, 9");
  await openParts(page);
  await form.getByLabel("Savings").fill("90000");
  await form.getByRole("button", { name: "Update this plan" }).click();
  await expect(plan).toContainText("Your savings of $90,000");
});

test("a month that cannot be met says so first, and leads to the first month that can @phone", async ({ page }) => {
  await openOwn(page, FAMILY);
  const { plan, conflicts, tasks } = parts(page);
  await expect(conflicts.getByRole("heading")).toContainText("You can’t make");
  await expect(conflicts).toContainText(
    /With a passport from the United States or the United Kingdom you may stay: .*\d+ days.*\. To stay longer: \w+/,
  );
  await expect(conflicts).toContainText(/you’ll finish .+, \d+ days late/);
  // Nothing of the plan stands before it but its head.
  await expect(plan.locator(":scope > section").first()).toHaveAttribute("data-slot", "conflicts");
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  await tasks.first().locator("summary").first().click();
  await tasks.first().getByText("Sources and details").click();
  await expect(tasks.first()).toContainText(/Entered \w+ \d+, \d{4}\./);
  await expectAccessible(page);
  await conflicts.getByRole("button", { name: /Plan for .* instead/ }).click();
  await expect(conflicts.getByRole("heading")).toContainText("You can make");
});

test("a plan without a permit promises no month", async ({ page }) => {
  await open(page, `/my-plan?country=kenya&month=${monthIn(14)}`);
  const { conflicts } = parts(page);
  await expect(conflicts.getByRole("heading")).toContainText("depends on your permit");
  await expect(conflicts).toHaveAttribute("data-met", "false");
  await expect(conflicts).toContainText("so this plan has no permit");
});

test("tasks are ticked, noted, moved and undone, and a reload keeps them", async ({ page }) => {
  await openOwn(page, EASY);
  const { plan, tasks, undo } = parts(page);
  const permit = plan.locator("[data-slot=plan-task][data-stage=permit]");
  await permit.getByRole("checkbox").check();
  await expect(plan).toContainText("1 of");
  await undo.click();
  await expect(permit.getByRole("checkbox")).not.toBeChecked();
  await permit.locator("summary").first().click();
  await permit.getByLabel("Your note").fill("Ask the consulate in March");
  const day = permit.getByLabel("Start on another day");
  const planned = await day.inputValue();
  await day.fill(`${monthIn(14)}-01`);
  await day.blur();
  await expect(permit).toContainText(/It would finish \d+ days after its last day/);
  await page.reload();
  await hydrated(page);
  await expect(permit).toContainText(/It would finish \d+ days after its last day/);
  await permit.locator("summary").first().click();
  await expect(permit.getByLabel("Your note")).toHaveValue("Ask the consulate in March");
  await permit.getByRole("button", { name: /Back to the latest day/ }).click();
  await expect(permit).not.toContainText("after its last day");
  await expect(permit.getByLabel("Start on another day")).toHaveValue(planned);
  await expect(tasks.first()).toBeVisible();
});

test("the keyboard keeps its place on a tick, on a move and where a button goes away", async ({ page }) => {
  await openOwn(page, FAMILY);
  const { plan, tasks, undo } = parts(page);
  await expect(page.locator("[data-slot=plan]")).toBeFocused();
  // A task that should have begun, and thus could go to another group.
  const late = await plan.locator("[data-now] [data-task]").first().getAttribute("data-task");
  const box = plan.locator(`[data-task=${late}]`).getByRole("checkbox");
  await box.focus();
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
  await expect(plan.getByRole("status").filter({ hasText: "1 of" })).toBeVisible();
  const moved = tasks.last();
  const name = await moved.getAttribute("data-task");
  const task = plan.locator(`[data-task=${name}]`);
  const day = task.getByLabel("Start on another day");
  await task.locator("summary").first().press("Enter");
  await day.fill(`${monthIn(1)}-03`);
  await day.press("Enter");
  await expect(day).toHaveValue(`${monthIn(1)}-03`);
  await expect(day).toBeFocused();
  await expect(plan.getByRole("status").filter({ hasText: "now starts" })).toHaveCount(1);
  // Leaving the field moves, too: the focus goes on to the next control of the same task.
  await day.fill(`${monthIn(4)}-03`);
  for (let presses = 0; presses < 5 && (await day.evaluate((field) => field === document.activeElement)); presses += 1)
    await page.keyboard.press("Tab");
  await expect(day).toHaveValue(`${monthIn(4)}-03`);
  const reset = task.getByRole("button", { name: /Back to the latest day/ });
  await expect(reset).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(reset).toHaveCount(0);
  await expect(day).toBeFocused();
  await undo.press("Enter");
  await expect(undo).toBeFocused();
  await expect(plan.getByRole("status").filter({ hasText: "Last change undone." })).toBeVisible();
  await page.getByRole("button", { name: "Remove this plan" }).press("Enter");
  await expect(page.getByRole("button", { name: "Undo last change" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-slot=plan]")).toBeFocused();
});

test("a shared link says where, when and for how many, and nothing that is personal", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/my-plan?country=kenya&city=nairobi&children=5");
  const { form, plan, make } = parts(page);
  await form.getByLabel("Month of arrival").selectOption(monthIn(14));
  await openParts(page);
  await form.getByLabel("Ages of children").fill("2, 11");
  await form.getByLabel("Monthly budget").fill("2500");
  await form.getByLabel("Savings").fill("20000");
  await make.click();
  await expect(plan).toContainText("to live in Nairobi, 1 adult, 1 child under 4, 1 child of 4 to 17");
  await plan.getByRole("button", { name: "Share" }).click();
  await expect(plan.getByRole("status").filter({ hasText: "Link copied." })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  expect(new URL(link).search).toBe(`?country=kenya&month=${monthIn(14)}&city=nairobi&children=0.4`);
  await page.evaluate(() => localStorage.clear());
  await open(page, link);
  await expect(plan).toContainText("This plan was shared with you.");
  await expect(plan).not.toContainText("Your savings of");
  await page.getByText("Make another plan").click();
  await expect(form.getByText("The link only tells us who is under 4. Enter the ages.")).toBeVisible();
  // Nobody who chose no city is told that they live in one.
  await open(page, `/my-plan?country=kenya&month=${monthIn(14)}`);
  await expect(plan.getByText(/^You arrive by .*, 1 adult\.$/)).toBeVisible();
});

test("a full storage gives a clear message, and the plan works on", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no", "QuotaExceededError");
    };
  });
  await openOwn(page, EASY);
  await expect(page.getByRole("alert").filter({ hasText: "storage is full" })).toBeVisible();
  await tickFirst(page);
  await expect(parts(page).plan).toContainText("1 of");
});

test.describe("without a connection", () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });
  test("a plan that was opened once opens again, with its ticks and its calendar", async ({ page, context }) => {
    await openOwn(page, EASY);
    const count = await parts(page).tasks.count();
    await tickFirst(page);
    const isKept = () =>
      page.evaluate(async () => {
        const cache = await caches.open("my-plan");
        const paths = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
        const scripts = performance
          .getEntriesByType("resource")
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.endsWith(".js"));
        const needed = [
          "/my-plan",
          "/my-plan/kits/kenya.json",
          ...scripts.filter((path) => path.startsWith("/assets/")),
        ];
        return navigator.serviceWorker.controller !== null && needed.every((path) => paths.has(path));
      });
    await expect.poll(isKept).toBe(true);
    // A deployment between the document and what it keeps: the page now names scripts that this document doesn't have.
    const html = await (await page.request.get("/my-plan")).text();
    const body = html.replace(/\/assets\/start-/g, "$&of-later-");
    await page.route("**/my-plan", (route) =>
      route.request().isNavigationRequest() ? route.fallback() : route.fulfill({ contentType: "text/html", body }),
    );
    const ofLater = page.waitForResponse((answer) => answer.url().endsWith("/my-plan"));
    await page.reload();
    await hydrated(page);
    await (await ofLater).finished();
    await context.setOffline(true);
    await page.reload();
    await hydrated(page);
    await expect(parts(page).plan).toContainText("1 of");
    await expect(parts(page).conflicts).toContainText("You can make");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Calendar with reminders" }).click();
    const file = await readFile(await (await download).path(), "utf8");
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(count - 1);
    expect(file.match(/BEGIN:VALARM/g)).toHaveLength(count - 1);
    expect(file).toContain("TRIGGER:-P7D");
  });
});

test("the plan is mailed, with the consent of its own form", async ({ page }) => {
  await openOwn(page, EASY);
  const form = page.getByRole("form", { name: "Email me this plan" });
  await form.getByLabel("Email", { exact: true }).fill(`plan-${Date.now()}@example.com`);
  await form.getByLabel(/Remind me a month before/).check();
  const sent = page.waitForRequest("**/api/plans");
  await form.getByRole("button", { name: "Email me this plan" }).click();
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({
    reminders: true,
    changes: false,
    plan: { inputs: { country: "kenya", passports: ["us"] }, moves: {}, done: [] },
  });
  await expect(form.locator("[data-slot=form-outcome]")).toContainText("Your plan is on its way");
});
