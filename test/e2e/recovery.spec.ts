import { loseScripts } from "../support/lost-scripts.ts";
import { shownOutcome } from "../support/outcome.ts";
import { OWNER_KEY } from "../support/owner-key.ts";
import { someone } from "../support/someone.ts";
import { expect, open, test } from "../support/test.ts";

test.describe("where a script is lost", () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  test("a form posts itself, and what was typed comes back where a field was wrong", async ({ page }) => {
    await loseScripts(page, "check-form-");
    await open(page, "/contact");
    const form = page.getByRole("form", { name: "Send a message" });
    await form.getByLabel("Name").fill("Ama Mensah");
    await form.getByLabel("Email").fill("ama@example");
    await form.getByLabel("Subject").fill("Schools");
    await form.getByLabel("Message").fill("Which are near Labadi?");
    await form.getByRole("button", { name: "Send Message" }).click();
    await expect(page).toHaveURL(/\/contact#message-check-fields$/);
    await page.waitForFunction(() => document.forms[0]?.noValidate);
    await expect(form.getByLabel("Message")).toHaveValue("Which are near Labadi?");
    await form.getByLabel("Email").fill(someone());
    await form.getByRole("button", { name: "Send Message" }).click();
    await expect(page).toHaveURL(/\/contact#message-received$/);
    await expect(form.getByLabel("Message")).toHaveValue("");
  });

  test("the finder loads the page again and shows the matches of the same choices", async ({ page }) => {
    await loseScripts(page, "late-finder-", 1);
    await open(page, "/");
    await page.getByLabel("Lifestyle priority").selectOption("coastal");
    await page.getByRole("button", { name: "Find My Matches" }).click();
    await expect(page.locator("[data-slot=match]")).toHaveCount(3);
    await expect(page.getByLabel("Lifestyle priority")).toHaveValue("coastal");
  });
});

test.describe("where a part of a page breaks", () => {
  test.use({ expectedNoise: [/invitation|undefined/] });

  test("it keeps its HTML, which works as without scripts", async ({ page }) => {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await page.route("**/community", async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/(opt-in\.island[^>]* data-props=")[^"]*/, "$1{}");
      await route.fulfill({ response, body: html });
    });
    await open(page, "/community");
    const form = page.getByRole("form", { name: "Tell us about your plans" });
    await expect(form).toBeVisible();
    expect(errors.join()).toMatch(/TypeError/);
    await form.getByLabel("Email").fill(someone());
    await form.getByRole("button", { name: "Send me updates" }).click();
    await expect(page).toHaveURL(/\/community#opt-in-received$/);
  });
});

test("a form whose request is never answered can be sent again after 20 seconds", async ({ page }) => {
  await page.clock.install();
  await open(page, "/community");
  const form = page.getByRole("form", { name: "Tell us about your plans" });
  const email = someone();
  await form.getByLabel("Email").fill(email);
  await page.route("**/api/optin-contacts", () => {}, { times: 1 });
  await form.getByRole("button", { name: "Send me updates" }).click();
  await expect(form.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await page.clock.fastForward(21_000);
  const outcome = shownOutcome(form);
  await expect(outcome).toContainText("Our server did not answer in time.");
  await expect(form.getByLabel("Email")).toHaveValue(email);
  await form.getByRole("button", { name: "Send me updates" }).click();
  await expect(outcome).toContainText("You're signed up");
});

test("with blocked storage pages work, and the checklist says that ticks are not kept", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
  await open(page, "/community");
  const form = page.getByRole("form", { name: "Tell us about your plans" });
  await form.getByLabel("Email").fill(someone());
  await form.getByRole("button", { name: "Send me updates" }).click();
  await expect(page.locator("[data-slot=toast]")).toContainText("You're signed up");
  await page.goto(`/analytics#key=${OWNER_KEY}`);
  const checklist = page.locator("[data-slot=checklist]");
  await expect(checklist).toContainText("storage is blocked");
  await checklist.getByRole("checkbox").first().check();
  await expect(checklist.getByRole("status")).toHaveText("1 of 5 done");
});

test("an error goes when its field is corrected, and comes back when the field is left wrong", async ({ page }) => {
  await open(page, "/contact");
  const form = page.getByRole("form", { name: "Send a message" });
  const email = form.getByLabel("Email");
  await form.getByLabel("Name").fill("Ama");
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(form.getByText("Please enter a valid email address")).toBeVisible();
  await expect(email).toBeFocused();
  await email.pressSequentially("ama");
  await expect(form.getByText("Please enter a valid email address")).toBeHidden();
  await expect(form.getByText("Please enter a subject")).toBeVisible();
  await email.blur();
  await expect(form.getByText("Please enter a valid email address")).toBeVisible();
  await email.fill("ama@example.com");
  await email.blur();
  await expect(form.getByText("Please enter a valid email address")).toBeHidden();
  await expect(email).not.toHaveAttribute("aria-invalid");
});
