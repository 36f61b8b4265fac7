import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

/** Holds the page's scripts back until it is called: what a slow phone sees for its first seconds. */
async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("a form that is sent before the scripts are there is stored, and its outcome stays in the page", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/waitlist", { waitUntil: "commit" });
  await page.getByLabel("Email").fill(`early-${Date.now()}@example.com`);
  await page.getByLabel("Full name").fill("Ama Mensah");
  await page.getByRole("button", { name: "Join the Waitlist" }).click();
  await expect(page).toHaveURL(/#waitlist-received$/);
  await expect(page.locator("#waitlist-received")).toBeVisible();
  release();
  await page.waitForFunction(() => document.forms[0]?.noValidate);
  await expect(page.locator("#waitlist-received")).toBeVisible();
});

test("what was typed before the scripts are there stays when they come", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/waitlist", { waitUntil: "commit" });
  await page.getByLabel("Email").fill("ama@example.com");
  await page.getByLabel("Full name").fill("Ama Mensah");
  release();
  await page.waitForFunction(() => document.forms[0]?.noValidate);
  await expect(page.getByLabel("Email")).toHaveValue("ama@example.com");
  await expect(page.getByLabel("Full name")).toHaveValue("Ama Mensah");
});

test.describe(() => {
  test.use({ expectedNoise: [/ERR_FAILED/] });
  test("a part whose script is lost stays on the page as it is, and is asked for again", async ({ page }) => {
    let asked = 0;
    await page.route("**/assets/message-form-*.js", (route) => {
      asked += 1;
      return asked > 1 ? route.continue() : route.abort();
    });
    await page.goto("/help");
    await expect.poll(() => asked).toBe(1);
    await expect(page.getByRole("form", { name: "Send us a message" })).toBeVisible();
    await page.waitForFunction(() => [...document.forms].every((form) => form.noValidate));
    await expect(page.locator("h1")).not.toHaveText("Something went wrong");
    expect(asked).toBe(2);
  });
});
