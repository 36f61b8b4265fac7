import { HONEYPOT_FIELD } from "../../domain/lead.ts";
import { DETAIL_PAGE_SAMPLES, PAGES } from "../support/pages.ts";
import { someone } from "../support/someone.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

test("every page is readable without scripts: a heading, text and its footer", async ({ page }) => {
  for (const path of [...PAGES, ...DETAIL_PAGE_SAMPLES]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const read = await page.evaluate(() => {
      const isVisible = (element: Element) => element.checkVisibility() && element.clientHeight > 0;
      return {
        headings: document.querySelectorAll("h1").length,
        visible: ["h1", "main", "footer"].map((part) => isVisible([...document.querySelectorAll(part)].at(-1)!)),
        hasText: document.querySelector("main")!.innerText.length > 150,
      };
    });
    expect(read, path).toEqual({ headings: 1, visible: [true, true, true], hasText: true });
  }
});

test(
  "the waitlist form works without scripts: the page says what became of it, after an error, too, which leaves the fields filled",
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

test("every other form comes back to its own page, too, and says what became of it", async ({ page }) => {
  const visitorEmail = someone("noscript");
  const message = { Name: "Ama", Email: visitorEmail, Subject: "Schools", Message: "Which are near?" };
  const forms = [
    {
      path: "/community",
      button: "Send me updates",
      fields: { Email: visitorEmail },
      line: "opt-in-received",
    },
    { path: "/blog", button: "Subscribe", fields: { "Email address": visitorEmail }, line: "opt-in-received" },
    { path: "/contact", button: "Send Message", fields: message, line: "message-received" },
    { path: "/help", button: "Send Message", fields: message, line: "message-received" },
  ];
  for (const { path, button, fields, line } of forms) {
    await page.goto(path);
    const form = page.locator("form", { has: page.getByRole("button", { name: button }) });
    for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value);
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

test.describe(() => {
  test.use({ expectedNoise: [/status of 409 /] });
  test("a field that a tool of the browser filled in is asked about, and the second send works", async ({ page }) => {
    await page.goto("/waitlist");
    await page.getByLabel("Full name").fill("Ama Mensah");
    await page.getByLabel("Email").fill(someone("noscript"));
    await page.locator(`[name=${HONEYPOT_FIELD}]`).first().fill("https://x.example", { force: true });
    await page.getByRole("button", { name: "Join the Waitlist" }).click();
    await expect(page.getByRole("heading", { name: "Please send it once more" })).toBeVisible();
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL(/\/waitlist#waitlist-received$/);
    await expect(page.locator("#waitlist-received")).toBeVisible();
  });
});
