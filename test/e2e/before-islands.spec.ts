import { holdRequests } from "../support/held-requests.ts";
import { expectHeld } from "../support/held-clicks.ts";
import { someone } from "../support/someone.ts";
import { expect, test } from "../support/test.ts";

test("a form sent before the scripts load is stored, and its outcome is shown in the page", async ({ page }) => {
  const release = await holdRequests(page, "**/assets/*.js");
  await page.clock.install();
  await page.goto("/waitlist", { waitUntil: "commit" });
  await page.getByLabel("Email").fill(someone("early"));
  await page.getByLabel("Full name").fill("Ama Mensah");
  const button = page.getByRole("button", { name: "Join the Waitlist" });
  await button.click();
  await expectHeld(button);
  // As long as a click waits for the scripts.
  await page.clock.runFor(13_000);
  await expect(page).toHaveURL(/#waitlist-received$/);
  await expect(page.locator("#waitlist-received")).toBeVisible();
  release();
  await page.waitForFunction(() => document.forms[0]?.noValidate);
  await expect(page.locator("#waitlist-received")).toBeVisible();
});
