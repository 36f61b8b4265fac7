import type { Page } from "@playwright/test";
import { WAITLIST_COUNT_FALLBACK } from "#domain/lead.ts";
import { holdRequests } from "../support/held-requests.ts";
import { mailsTo } from "../support/mailbox.ts";
import { recordPosts } from "../support/posts.ts";
import { shownOutcome } from "../support/outcome.ts";
import { someone } from "../support/someone.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";
import { recordTracker } from "../support/tracker.ts";

/** What is in another state than in pages.spec.ts once a form was sent. */
const FORM_AND_TOAST = "main form, [data-slot=toast]";

const WELCOME = "You'll be the first to know when we launch. Check your email for confirmation.";

function locateForm(page: Page) {
  const form = page.getByRole("form", { name: "Join the free waitlist" });
  return {
    form,
    email: form.getByLabel("Email"),
    name: form.getByLabel("Full name"),
    button: form.getByRole("button"),
    /** The line above the fields. */
    outcome: form.locator("[data-slot=form-outcome]"),
    line: shownOutcome(form),
  };
}

function locateToast(page: Page) {
  return page.locator("[data-slot=toast]");
}

function countLine(page: Page) {
  return page.locator("[data-slot=waitlist-count]");
}

test("what is typed while a sign-up is sent stays", async ({ page }) => {
  await open(page, "/waitlist");
  const { email, name, button, line } = locateForm(page);
  const release = await holdRequests(page, "**/api/waitlist");
  await email.fill(someone());
  await name.fill("Ama");
  await button.click();
  await expect(button).toHaveText("Joining...");
  await name.fill("Ama Mensah");
  release();
  await expect(line).toContainText("Welcome to the waitlist!");
  await expect(name).toHaveValue("Ama Mensah");
});

test("a visitor signs up, has the count asked for again, and gets the confirmation mail", async ({ page, request }) => {
  await open(page, "/waitlist");
  await expect(countLine(page)).toHaveText(/^(?!Loading).*\d/);
  const { email, name, button, outcome, line } = locateForm(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator("[data-slot=closing-call]").click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(5);
  const visitorEmail = someone();
  await email.fill(visitorEmail);
  await name.fill("Ama Mensah");
  const counted = page.waitForResponse((response) => response.url().endsWith("/api/waitlist/count"));
  await button.click();
  await expect(line).toContainText("Welcome to the waitlist!");
  await expect(outcome).toBeInViewport();
  await expect(outcome).toBeFocused();
  // The fields stay, cleared, below the line.
  for (const field of [email, name]) {
    await expect(field).toBeVisible();
    await expect(field).toHaveValue("");
  }
  expect((await line.boundingBox())!.y).toBeLessThan((await email.boundingBox())!.y);
  await expect(locateToast(page)).toHaveText(new RegExp(`Welcome to the waitlist!\\s*${WELCOME}$`));
  await expectAccessible(page, FORM_AND_TOAST);
  // The Worker's tests prove the count itself, which other tests change as well.
  const { count } = (await (await counted).json()) as { count: number };
  await expect(countLine(page)).toContainText(` ${(count || WAITLIST_COUNT_FALLBACK).toLocaleString("en-US")} `);
  await expect.poll(async () => (await mailsTo(request, new RegExp(`^${visitorEmail}$`))).length).toBe(1);
});

test(
  "a phone on which the line is out of view has the toast, with the specified words alone",
  { tag: "@phone" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 240 });
    await open(page, "/waitlist");
    const { email, name, button, outcome } = locateForm(page);
    await email.fill(someone());
    await name.fill("Ama Mensah");
    await button.click();
    await expect(locateToast(page)).toHaveText(new RegExp(`^Welcome to the waitlist!\\s*${WELCOME}$`));
    await expect(outcome).toBeInViewport();
  },
);

test.describe(() => {
  test.use({ expectedNoise: [/status of 500 /] });
  test("the count line says Loading..., is left out where the count can't be had, and asks once", async ({ page }) => {
    let asked = 0;
    await page.route("**/api/waitlist/count", (route) => {
      asked += 1;
      return route.fulfill({ status: 500, json: { error: { code: "unexpected", message: "No." } } });
    });
    const answer = await holdRequests(page, "**/api/waitlist/count");
    await page.clock.install();
    await page.goto("/waitlist");
    await expect(countLine(page)).toHaveText("Loading...");
    answer();
    await expect(countLine(page)).toHaveText("");
    await page.clock.runFor("10:00");
    await page.evaluate(() => fetch("/api/health"));
    expect(asked).toBe(1);
  });
});

test("what is missing or wrong is said at its field, and the keyboard alone puts it right", async ({ page }) => {
  const posts = recordPosts(page);
  await open(page, "/waitlist");
  const { form, email, name, button } = locateForm(page);
  await email.fill(someone());
  await name.fill("   ");
  await button.click();
  await expect(locateToast(page)).toContainText(/Please fill in all fields.*Both name and email are required\./s);
  await expect(form.getByText("Please enter your name")).toBeVisible();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toBeFocused();
  const [toast, field] = [(await locateToast(page).boundingBox())!, (await name.boundingBox())!];
  expect(toast.y > field.y + field.height || toast.x > field.x + field.width, "the toast beside the field").toBe(true);
  await expectAccessible(page, FORM_AND_TOAST);
  await email.fill("");
  await button.click();
  await expect(form.getByText("Please enter a valid email address")).toBeVisible();
  await expect(email).toBeFocused();

  await name.fill("Ama Mensah");
  await expect(form.getByText("Please enter your name")).toHaveCount(0);
  await email.fill("ama@example");
  await button.click();
  await expect(form.getByText("Please enter a valid email address")).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue("ama@example");
  await expect(name).toHaveValue("Ama Mensah");
  expect(posts).toEqual([]);

  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(someone());
  await page.keyboard.press("Tab");
  await expect(name).toBeFocused();
  await page.keyboard.type("Kofi Mensah");
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(locateToast(page)).toContainText("Welcome to the waitlist!");
});

test("a double click sends once, and the view, each submission and the lead are tracked", async ({ page }) => {
  const trackerCalls = await recordTracker(page);
  const posts = recordPosts(page, "/api/waitlist");
  await open(page, "/waitlist");
  const { email, name, button } = locateForm(page);
  await button.click();
  await expect(locateToast(page)).toContainText("Please fill in all fields");
  const answer = await holdRequests(page, "**/api/waitlist");
  await email.fill(someone());
  await name.fill("Ama Mensah");
  await button.dblclick();
  await expect(button).toHaveText("Joining...");
  await expect(button).toBeDisabled();
  answer();
  await expect(locateToast(page)).toContainText("Welcome to the waitlist!");
  await expect(button).toBeEnabled();
  expect(posts).toHaveLength(1);
  const submit = ["form_submit", { event_category: "waitlist", event_label: "waitlist_form" }];
  await expect
    .poll(trackerCalls)
    .toEqual([
      ["page_view", { page_title: expect.stringMatching(/./), page_path: "/waitlist" }],
      submit,
      submit,
      ["lead_generation", { event_category: "waitlist", event_label: "waitlist_signup", value: 1 }],
    ]);
});

test("a toast closes after 5 seconds or by a swipe to the right, and F8 moves the focus to it", async ({ page }) => {
  await page.clock.install();
  await open(page, "/waitlist");
  const { button, line } = locateForm(page);
  await button.click();
  await expect(locateToast(page)).toBeVisible();
  // From here on the clock moves only when the test moves it.
  await page.clock.pauseAt(new Date(Date.now() + 1_000));
  await page.keyboard.press("F8");
  await expect(page.locator("[data-slot=toaster]")).toBeFocused();
  await expect(locateToast(page)).toHaveCount(1);
  await button.focus();

  const box = (await locateToast(page).boundingBox())!;
  const swipe = async (distance: number) => {
    await page.mouse.move(box.x + 40, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 40 + distance / 2, box.y + 20, { steps: 4 });
    await page.mouse.move(box.x + 40 + distance, box.y + 20, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(30);
  await expect(locateToast(page)).toBeVisible();
  await swipe(80);
  await expect(locateToast(page)).toBeHidden();
  await expect(line).toContainText("Please fill in all fields");

  await button.click();
  await expect(locateToast(page)).toBeVisible();
  await page.mouse.move(5, 400);
  await page.clock.runFor(4_900);
  await expect(locateToast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(locateToast(page)).toBeHidden();
  await expect(line).toContainText("Please fill in all fields");
});

test("a sign-up carries the campaign over two links, and stores nothing before it is typed", async ({ page }) => {
  await open(page, "/community?utm_source=newsletter&utm_campaign=november");
  await page.locator("footer a[href^='/contact']").click();
  await page.waitForURL("/contact?utm_source=newsletter&utm_campaign=november");
  await page.locator("footer a[href^='/waitlist']").click();
  await page.waitForURL(/\/waitlist/);
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  const { email, name, button } = locateForm(page);
  await email.fill(someone());
  await name.fill("Ama Mensah");
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === "POST" && sent.url().endsWith("/api/waitlist")),
    button.click(),
  ]);
  expect(request.postDataJSON().visit).toEqual({
    page: expect.stringMatching(/^\/waitlist\/?$/),
    utm: { source: "newsletter", campaign: "november" },
  });
  await expect(locateToast(page)).toContainText("Welcome");
});
