import { loseScripts } from "../support/lost-scripts.ts";
import { shownOutcome } from "../support/outcome.ts";
import { OWNER_KEY } from "../support/owner-key.ts";
import { someone } from "../support/someone.ts";
import { expect, open, test } from "../support/test.ts";

test.describe("where loading the page again does not bring a lost script", () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  test("the offer to email the matches says that it could not be loaded", async ({ page }) => {
    await loseScripts(page, "email-matches-");
    let documents = 0;
    page.on("load", () => (documents += 1));
    await open(page, "/?lifestyle=coastal#countries");
    const offer = page.locator("[data-slot=finder-email]");
    await offer.getByRole("button").click();
    await expect.poll(() => documents).toBe(2);
    await offer.getByRole("button").click();
    await expect(offer.getByRole("alert")).toContainText("could not be loaded");
  });

  test("the comparison says that it could not be loaded", async ({ page }) => {
    await loseScripts(page, "comparison-result-");
    let documents = 0;
    page.on("load", () => (documents += 1));
    await page.goto("/cost-calculator?current=canada&target=ghana&income=60000&currency=CAD");
    await expect.poll(() => documents).toBe(2);
    await expect(page.locator("[data-slot=comparison-outcome]")).toContainText("could not be loaded");
    await expect(page.getByLabel("Your annual income")).toHaveValue("60000");
  });
});

test.describe("where the visitor goes offline before they touch a form", () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED/] });

  test("toasts are there as soon as the visitor is back online", async ({ page, context }) => {
    await open(page, "/community");
    const form = page.getByRole("form", { name: "Tell us about your plans" });
    const email = someone();
    await context.setOffline(true);
    await form.getByLabel("Email").fill(email);
    await context.setOffline(false);
    await form.getByRole("button", { name: "Send me updates" }).click();
    await expect(shownOutcome(form)).toContainText("You're signed up");
    await expect(page.locator("[data-slot=toast]")).toContainText("You're signed up");
  });
});

test("a browser that keeps no cookie is told so after the right key", async ({ page, context }) => {
  await page.route("**/api/session", async (route) => {
    const response = await route.fetch();
    const { "set-cookie": _lost, ...headers } = response.headers();
    await context.clearCookies();
    await route.fulfill({ response, headers });
  });
  await page.goto("/contacts");
  await page.getByLabel("Owner key").fill(OWNER_KEY);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("this browser did not keep the sign-in cookie")).toBeVisible();
  await expect(page.getByText("Your session has ended")).toHaveCount(0);
});
