import type { Page, Request } from "@playwright/test";
import { inquiryTypes } from "../../web/pages/contact/copy.ts";
import { holdRequests } from "../support/held-requests.ts";
import { mailsTo, readMail } from "../support/mailbox.ts";
import { recordPosts } from "../support/posts.ts";
import { HONEYPOT_FIELD } from "../../domain/lead.ts";
import { shownOutcome } from "../support/outcome.ts";
import { someone } from "../support/someone.ts";
import { expect, expectAccessible, hydrated, open, test } from "../support/test.ts";

function locateToast(page: Page) {
  return page.locator("[data-slot=toast]");
}

/** The requests of a page that have no answer yet. */
function recordRequests(page: Page): ReadonlySet<Request> {
  const requests = new Set<Request>();
  page.on("request", (request) => requests.add(request));
  page.on("requestfinished", (request) => requests.delete(request));
  page.on("requestfailed", (request) => requests.delete(request));
  return requests;
}

test("an opt-in is prefilled with the country of the guide that was read, and is sent once", async ({
  page,
  request,
}) => {
  await open(page, "/country-guides?utm_campaign=november");
  const form = page.getByRole("form", { name: "Are you interested in one of them?" });
  const country = form.getByLabel("Country that interests you");
  await expect(country).toHaveValue("");
  await page.getByRole("link", { name: "View Detailed Guide for Kenya" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(country).toHaveValue("Kenya");
  await page.getByRole("link", { name: "View Detailed Guide for Ghana" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(country).toHaveValue("Ghana");

  const email = form.getByLabel("Email");
  const sender = someone();
  await email.fill(sender);
  await form.getByLabel("What do you hope for?").fill("A house by the sea");
  const posts = recordPosts(page, "/api/optin-contacts");
  const answer = await holdRequests(page, "**/api/optin-contacts");
  await form.getByRole("button", { name: "Send me updates" }).dblclick();
  const sending = form.getByRole("button", { name: "Sending..." });
  await expect(sending).toBeDisabled();
  await expect(sending).toBeFocused();
  answer();
  await expect(locateToast(page)).toContainText("You're signed up");
  await expect(shownOutcome(form)).toContainText("Check your email for a confirmation.");
  await expect(email).toHaveValue("");
  expect(posts).toEqual([
    expect.objectContaining({
      email: sender,
      countryInterest: ["Ghana"],
      goal: "A house by the sea",
      source: "opt_in_form",
      consentVersion: "opt-in-2026-11-28-queue",
      visit: expect.objectContaining({ page: "/country-guides", utm: { campaign: "november" } }),
    }),
  ]);
  await expect.poll(async () => (await mailsTo(request, new RegExp(`^${sender}$`))).length).toBe(1);
  const [mail] = await mailsTo(request, new RegExp(`^${sender}$`));
  expect((await readMail(request, mail!)).text).toContain("Yes, that was me: ");
});

test.describe(() => {
  test.use({ expectedNoise: [/status of 502 |ERR_INTERNET_DISCONNECTED/] });
  test("what was typed is kept when a form fails and when its page is reloaded", async ({ page, context }) => {
    const onTheirWay = recordRequests(page);
    await open(page, "/community");
    const form = page.getByRole("form", { name: "Tell us about your plans" });
    const email = form.getByLabel("Email");
    await email.fill("ama@gmial.com");
    await email.blur();
    await expect(form.getByRole("status")).toHaveText("Did you mean ama@gmail.com?");
    await expectAccessible(page, "main form");
    await form.getByRole("button", { name: "ama@gmail.com" }).click();
    await expect(email).toHaveValue("ama@gmail.com");
    await expect(email).toBeFocused();
    await expect(form.getByRole("status")).toBeEmpty();

    const fields = { name: "Ama", email: someone("refused"), goal: "Two\nlines" };
    await form.getByLabel("Name").fill(fields.name);
    await email.fill("ama@example");
    await form.getByLabel("What do you hope for?").fill(fields.goal);
    await form.getByRole("button").click();
    await expect(form.getByText("Please enter a valid email address")).toBeVisible();
    await expect(email).toBeFocused();
    await email.fill(fields.email);
    await form.getByLabel("Country that interests you").selectOption("Senegal");
    // Offline nothing more could be loaded.
    await expect.poll(() => onTheirWay.size).toBe(0);

    await context.setOffline(true);
    await form.getByRole("button").click();
    await expect(shownOutcome(form)).toContainText("You seem to be offline. What you typed is still here");
    await context.setOffline(false);
    await form.getByRole("button").click();
    await expect(locateToast(page)).toContainText("Something went wrong");
    await expect(shownOutcome(form)).toContainText("Something went wrong. We could not finish your sign-up just now.");
    await expect(form.getByRole("button")).toBeFocused();
    // The line is heard; the toast says the same for the eyes.
    await expect(page.locator("[data-slot=toaster]")).not.toHaveAttribute("aria-live");
    await expect(page.locator("[data-slot=toaster]")).toHaveRole("region");

    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(stored).toContain(fields.email);
    expect(stored).not.toContain(HONEYPOT_FIELD);
    await page.goto("about:blank");
    await open(page, "/community");
    await expect(form.getByLabel("Name")).toHaveValue(fields.name);
    await expect(email).toHaveValue(fields.email);
    await expect(form.getByLabel("Country that interests you")).toHaveValue("Senegal");
    await expect(form.getByLabel("What do you hope for?")).toHaveValue(fields.goal);
    await form.getByLabel("Name").fill("Ama Again");
    await form.getByRole("button").click();
    await expect(shownOutcome(form)).toContainText("You're signed up");
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(fields.email);
  });
});

test.describe(() => {
  test.use({ expectedNoise: [/ERR_FAILED/] });
  test("a message whose response was lost is sent again, and reaches the owner once", async ({ page, request }) => {
    await open(page, "/contact");
    const form = page.getByRole("form", { name: "Send a message" });
    const send = form.getByRole("button", { name: "Send Message" });
    await send.click();
    for (const text of [
      "Please enter your name",
      "Please enter a valid email address",
      "Please enter a subject",
      "Please enter a message",
    ]) {
      await expect(form.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(form.getByLabel("Name")).toBeFocused();
    await expectAccessible(page, "main form");

    const sender = someone();
    const subject = `Schools ${sender}`;
    await form.getByLabel("Name").fill("Ama Mensah");
    await form.getByLabel("Email").fill(sender);
    await form.getByLabel("Subject").fill("Not yet");
    await form.getByLabel("Message").fill("Which are near Labadi?");
    const topic = form.getByLabel("What is it about?");
    await expect(topic.locator("option")).toHaveText(["Choose a topic", ...inquiryTypes.map(({ label }) => label)]);
    await topic.selectOption("A country or city");

    const posts = recordPosts(page, "/api/messages");
    await page.route("**/api/messages", (route) => route.abort(), { times: 1 });
    await send.click();
    await expect(locateToast(page)).toContainText("Your message was not sent");
    await form.getByLabel("Subject").fill(subject);
    // Stored by the Worker, but the answer never arrives.
    await page.route(
      "**/api/messages",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await send.click();
    await expect(shownOutcome(form)).toContainText("what you typed is still here");
    await page.goto("about:blank");
    await open(page, "/contact");
    await send.click();
    await expect(locateToast(page)).toContainText("Message sent");
    await expect(shownOutcome(form)).toContainText("replies by email within 24 hours");
    await expect(form.getByLabel("Message")).toHaveValue("");
    const [changed, lost, again] = posts.map(({ entryId }) => entryId);
    expect(posts).toHaveLength(3);
    expect(lost).toBe(again);
    expect(changed).not.toBe(lost);
    expect(posts[2]).toMatchObject({ inquiryType: "country", consentVersion: "message-2026-11-28" });

    await expect.poll(async () => (await mailsTo(request, new RegExp(`^${sender}$`))).length).toBe(1);
    const toOwner = async () =>
      (await mailsTo(request, /^owner@example\.com$/)).filter((mail) => mail.subject.includes(subject));
    await expect.poll(async () => (await toOwner()).length).toBe(1);
    expect((await readMail(request, (await toOwner())[0]!)).replyTo).toContain(sender);
  });
});

test("the help page takes a message, and the blog only an email", async ({ page }) => {
  // A phone: the form is higher than the screen.
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/help");
  const message = page.getByRole("form", { name: "Send us a message" });
  await message.getByLabel("Name").fill("Ama");
  await message.getByLabel("Email").fill(someone());
  await message.getByLabel("Subject").fill("The calculator");
  await message.getByLabel("Message").fill("It stopped at the last field.");
  const send = message.getByRole("button", { name: "Send Message" });
  await send.evaluate((button) => button.scrollIntoView({ block: "center" }));
  await send.click();
  await expect(shownOutcome(message)).toContainText(/^Message sent.*within 24 hours/);
  await expect(shownOutcome(message)).toBeInViewport();
  await expect(message.getByLabel("Message")).toHaveValue("");
  // The line, beside the button, is in view: on a phone there is no toast over it.
  await expect(locateToast(page)).toHaveCount(0);

  await open(page, "/blog");
  const subscribe = page.getByRole("form", { name: "Hear from us about moving to Africa" });
  const posts = recordPosts(page, "/api/optin-contacts");
  await subscribe.getByRole("textbox").fill(someone());
  await page.keyboard.press("Enter");
  await expect(shownOutcome(subscribe)).toContainText("You're signed up");
  expect(Object.keys(posts[0]!).sort()).toEqual(
    ["consentVersion", "email", HONEYPOT_FIELD, "source", "visit"].toSorted(),
  );
  await expectAccessible(page, "main form");

  await test.step("Back and Forward send nothing again and bring no text back", async () => {
    const again = recordPosts(page, "/api/messages");
    await page.goBack();
    await hydrated(page);
    for (const label of ["Name", "Email", "Subject", "Message"])
      await expect(message.getByLabel(label)).toHaveValue("");
    await expect(shownOutcome(message)).toHaveCount(0);
    await page.goForward();
    await hydrated(page);
    await expect(subscribe.getByRole("textbox")).toHaveValue("");
    expect([...again, ...posts]).toHaveLength(1);
  });
});

test.describe(() => {
  test.use({ expectedNoise: [/status of 409 /] });
  test("a filled hidden field is asked about once, and the second send works", async ({ page, request }) => {
    await open(page, "/waitlist");
    const sender = someone();
    await page.getByLabel("Full name").fill("Ama Mensah");
    await page.getByLabel("Email").fill(sender);
    const trap = page.locator(`[name=${HONEYPOT_FIELD}]`).first();
    const fillTrap = () => trap.evaluate((field) => void ((field as HTMLInputElement).value = "https://x.example"));
    await fillTrap();
    const send = page.getByRole("button", { name: "Join the Waitlist" });
    await send.click();
    const form = page.locator("form").filter({ has: send });
    await expect(form.locator("[data-slot=send-again]")).toContainText("Press the button once more");
    await expect(shownOutcome(form)).toContainText("filled in a hidden field");
    await expect(page.getByLabel("Full name")).toHaveValue("Ama Mensah");
    await expect(page.getByLabel("Email")).toHaveValue(sender);
    await expect(trap).toHaveValue("");
    // The tool comes again.
    await fillTrap();
    await send.click();
    await expect(shownOutcome(form)).toContainText("Check your email");
    await expect(form.locator("[data-slot=send-again]")).toHaveCount(0);
    await expect.poll(async () => (await mailsTo(request, new RegExp(`^${sender}$`))).length).toBe(1);
  });
});
