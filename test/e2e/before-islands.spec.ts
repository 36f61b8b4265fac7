import { holdRequests } from "../support/held-requests.ts";
import { expectHeld } from "../support/held-clicks.ts";
import { someone } from "../support/someone.ts";
import { expect, test } from "../support/test.ts";

const SCRIPTS = "**/assets/*.js";

test("a form sent before the scripts load is stored, and its outcome is shown in the page", async ({ page }) => {
  const release = await holdRequests(page, SCRIPTS);
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

test.describe(() => {
  test.use({ expectedNoise: [/ERR_FAILED/] });
  test("a script that failed to load is asked for again, and what was typed meanwhile stays", async ({ page }) => {
    let asked = 0;
    await page.route("**/assets/message-form.island-*.js", (route) => {
      asked += 1;
      return asked > 1 ? route.fallback() : route.abort();
    });
    const lost = page.waitForEvent("requestfailed");
    await page.goto("/help");
    await lost;
    const form = page.getByRole("form", { name: "Send us a message" });
    await form.getByLabel("Email").fill("ama@example.com");
    await form.getByLabel("Name").fill("Ama Mensah");
    await page.waitForFunction(() => document.forms.length > 0 && [...document.forms].every((each) => each.noValidate));
    await expect(form.getByLabel("Email")).toHaveValue("ama@example.com");
    await expect(form.getByLabel("Name")).toHaveValue("Ama Mensah");
  });

  test("a press waits while lost scripts are asked for again", async ({ page }) => {
    let isLost = true;
    const release = await holdRequests(page, SCRIPTS);
    await page.route(SCRIPTS, (route) => (isLost ? route.abort() : route.fallback()));
    const lost = page.waitForEvent("requestfailed");
    await page.goto("/blog");
    await lost;
    isLost = false;
    const chip = page.getByRole("button", { name: "Digital Nomad" });
    await chip.click();
    await expectHeld(chip);
    release();
    await expect(chip).toHaveAttribute("aria-pressed", "true");
  });
});
