import type { APIRequestContext, Page } from "@playwright/test";
import { mailsTo, readMail } from "../support/mailbox.ts";
import { putOffUntil } from "../support/desk-page.ts";
import { openAsOwner } from "../support/owner-page.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const FEE = "Class N: digital nomad";
const THIS_MONTH = new Date().toISOString().slice(0, 7);

/** Goes from the fact to the form, and sends what somebody paid. */
async function sendReport(page: Page, amount: string, email: string) {
  await page.goto("/country-guides/kenya/permits");
  const permit = page.locator("#class-n");
  await permit.locator("> summary").click();
  const text = "Paid this? Tell us how much";
  await permit.locator("[data-slot=evidence]").filter({ hasText: text }).locator("summary").click();
  await permit.getByRole("link", { name: text }).click();
  const form = page.getByRole("form", { name: "What did you pay?" });
  await form.getByLabel("What you paid for").selectOption(FEE);
  await form.getByLabel("How much you paid").fill(amount);
  await form.getByLabel("Currency").selectOption("USD");
  await form.getByLabel("In which month").fill(THIS_MONTH);
  await form.getByLabel("Where").fill("Nairobi");
  await form.getByLabel("Email").fill(email);
  await form.getByRole("button", { name: "Send what I paid" }).click();
  await expect(page).toHaveURL(/\/before-you-pay\/kenya#report-received$/);
  await expect(page.getByText("Now confirm it. We sent you an email.")).toBeVisible();
}

/** Presses the button that our email to a reader leads to. */
async function confirmReport(page: Page, request: APIRequestContext, email: string) {
  const mails = () => mailsTo(request, new RegExp(`^${email}$`));
  await expect.poll(async () => (await mails()).length).toBe(1);
  const { text } = await readMail(request, (await mails())[0]!);
  const { pathname, search } = new URL(/https?:\S+\/api\/confirm\S+/.exec(text)![0]);
  await page.goto(pathname + search);
  await expect(page.getByText("somebody sent us a report about a fee with your email")).toBeVisible();
  await page.getByRole("button", { name: "Yes, that was me" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
}

test("three readers without scripts say what they paid, and the owner brings it to the page @phone", async ({
  page,
  browser,
  request,
}) => {
  const run = Date.now();
  const reader = await browser.newPage({ javaScriptEnabled: false });
  for (const [index, amount] of ["1,500", "9000", "1490"].entries()) {
    const email = `reader${index}.${run}@example.com`;
    await sendReport(reader, amount, email);
    await confirmReport(reader, request, email);
  }
  await reader.close();

  await openAsOwner(page, "/desk/review");
  await putOffUntil(page.locator("[data-slot=desk-review]"), "What readers paid");
  const paid = page.locator("[data-slot=paid-reports]");
  await expect(paid.getByRole("listitem")).toHaveCount(3);
  await expect(paid.getByText(/^\$1,500, .*, Nairobi contradicts the fee/)).toBeVisible();
  await expectAccessible(page);
  for (const left of [2, 1]) {
    await paid.getByRole("button", { name: "Accept" }).first().click();
    await expect(paid.getByRole("listitem")).toHaveCount(left);
  }
  await paid.getByRole("button", { name: "Accept" }).click();
  await expect(paid).toHaveCount(0);

  await page.getByRole("tab", { name: "Waiting to be published" }).click();
  const change = page.locator("[data-slot=change]").filter({ hasText: "What readers paid" });
  await expect(change).toContainText(`Readers paid $1,500 in ${THIS_MONTH.slice(0, 4)} (3)`);
  await expectAccessible(page);
  await change.getByRole("button", { name: /^Undo/ }).click();
  await expect(change).toHaveCount(0);
});
