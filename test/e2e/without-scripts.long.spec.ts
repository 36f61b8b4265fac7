import { HONEYPOT_FIELD } from "../../domain/lead.ts";
import { someone } from "../support/someone.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false, expectedNoise: [/status of 409 /] });

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
