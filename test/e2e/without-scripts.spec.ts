import { someone } from "../support/someone.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

test(
  "the waitlist form works without scripts, and an error leaves its fields filled",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/waitlist");
    await expect(page.locator("[data-slot=waitlist-count]")).toContainText("127");
    await page.getByLabel("Email").fill(someone("refused"));
    await page.getByLabel("Full name").fill("Ama Mensah");
    await page.getByRole("button", { name: "Join the Waitlist" }).click();
    await expect(page).toHaveURL(/\/waitlist#waitlist-failed$/);
    await expect(page.locator("#waitlist-failed")).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel("Full name")).toHaveValue("Ama Mensah");

    await page.getByLabel("Email").fill(someone("noscript"));
    await page.getByRole("button", { name: "Join the Waitlist" }).click();
    await expect(page).toHaveURL(/\/waitlist#waitlist-received$/);
    await expect(page.locator("#waitlist-received")).toBeVisible();
    await expect(page.locator("#waitlist-received")).toBeInViewport();
    await expect(page.locator("#waitlist-failed")).toBeHidden();
  },
);

test("every other form comes back to its own page and says what became of it", async ({ page }) => {
  const visitorEmail = someone("noscript");
  const message = { Name: "Ama", Email: visitorEmail, Subject: "Schools", Message: "Which are near?" };
  const calculation = { "Destination country": "ghana", "Housing type": "apartment", Lifestyle: "modest" };
  const forms = [
    {
      path: "/community",
      button: "Send me updates",
      fields: { Email: visitorEmail },
      line: "opt-in-received",
    },
    { path: "/blog", button: "Subscribe", fields: { "Email address": visitorEmail }, line: "opt-in-received" },
    { path: "/contact", button: "Send Message", fields: message, line: "message-received" },
    {
      path: "/",
      button: "Calculate Savings",
      fields: { ...calculation, "Your email": visitorEmail },
      line: "calculator-received",
    },
    { path: "/help", button: "Send Message", fields: message, line: "message-received" },
  ];
  for (const { path, button, fields, line } of forms) {
    await page.goto(path);
    const form = page.locator("form", { has: page.getByRole("button", { name: button }) });
    for (const [label, value] of Object.entries(fields)) {
      const field = form.getByLabel(label, { exact: true });
      await (label in calculation ? field.selectOption(value) : field.fill(value));
    }
    await form.getByRole("button", { name: button }).click();
    await expect(page).toHaveURL(new RegExp(`${path}#${line}$`));
    await expect(page.locator(`#${line}`)).toBeInViewport();
  }
});

test("without scripts the menu opens and its links lead on", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/community");
  await page.locator("[data-slot=mobile-menu] summary").click();
  await page.locator("[data-slot=mobile-menu]").getByRole("link", { name: "Visa Information" }).click();
  await expect(page).toHaveURL(/\/visa-information$/);
});
