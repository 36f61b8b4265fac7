import type { Page } from "@playwright/test";
import { shownOutcome } from "../support/outcome.ts";
import { someone } from "../support/someone.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";

/** What is in another state than in pages.spec.ts once a form was sent. */
const FORM_AND_TOAST = "main form, [data-slot=toast]";

function locateForm(page: Page) {
  const form = page.getByRole("form", { name: "Join the free waitlist" });
  return {
    form,
    email: form.getByLabel("Email"),
    name: form.getByLabel("Full name"),
    button: form.getByRole("button"),
    /** The line above the fields. */
    outcome: form.locator("[data-slot=form-outcome]"),
    line: shownOutcome(form),
  };
}

function locateToast(page: Page) {
  return page.locator("[data-slot=toast]");
}

test.describe(() => {
  test.use({ expectedNoise: [/net::ERR_FAILED|status of 502 /] });
  test("what was typed stays when the visitor is offline or the form service refuses", async ({ page }) => {
    await open(page, "/waitlist");
    const { email, name, button, line } = locateForm(page);
    const failure = locateToast(page).and(page.locator("[data-variant=destructive]"));
    const visitorEmail = someone("refused");
    await email.fill(visitorEmail);
    await name.fill("Ama Mensah");
    await test.step("offline", async () => {
      await page.route("**/api/waitlist", (route) => route.abort(), { times: 1 });
      await button.click();
      await expect(failure).toContainText("Something went wrong");
      await expect(line).toContainText(/connection|again/i);
      await expect(email).toHaveValue(visitorEmail);
    });

    await test.step("the form service refuses, and a retry succeeds", async () => {
      await button.click();
      await expect(failure).toContainText(/Something went wrong.*We could not finish your sign-up just now\./s);
      await expect(line).toContainText("We could not finish your sign-up just now.");
      await expect(email).toHaveValue(visitorEmail);
      await expect(name).toHaveValue("Ama Mensah");
      await expectAccessible(page, FORM_AND_TOAST);
      await name.fill("Ama Mensah Again");
      await button.click();
      await expect(locateToast(page)).toHaveText([/Welcome to the waitlist!/]);
    });
  });
});

test.describe(() => {
  test.use({ expectedNoise: [/status of 429 /] });
  test("what was typed stays where it was sent too often", async ({ page }) => {
    await open(page, "/waitlist");
    const { email, name, button, line } = locateForm(page);
    // The limit counts in windows of ten seconds: where one ends between the flood and the click, the form is sent.
    await expect(async () => {
      await email.fill(someone());
      await name.fill("Ama Mensah");
      await button.evaluate(async (submit: HTMLButtonElement) => {
        const body = JSON.stringify({ fullName: "Quick", email: "quick@example.com" });
        const init = { method: "POST", headers: { "Content-Type": "application/json" }, body };
        const flood = () => Promise.all(Array.from({ length: 6 }, () => fetch("/api/waitlist", init)));
        while (!(await flood()).some(({ status }) => status === 429));
        submit.click();
      });
      await expect(line).toBeVisible();
      expect(await line.textContent()).toBe(
        "Something went wrong. Too many tries, please wait a minute. What you typed is still here.",
      );
    }).toPass();
    await expect(email).not.toHaveValue("");
    await expect(name).toHaveValue("Ama Mensah");
  });
});

test("neither the tree nor the red hills of the picture stand behind the text", async ({ page }) => {
  await page.goto("/waitlist");
  const box = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
  for (const width of [390, 768, 1024, 1280, 1440, 1680, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1000 });
    const [tree, text] = [await box("[data-slot=baobab]"), await box("main h1 + p")];
    const isBeside = tree.x > text.x + text.width || tree.y > text.y + text.height;
    expect(isBeside, `${width} pixels`).toBe(true);
    const isOnHills = await page.locator("[data-slot=red-hills]").evaluate((element, { x, y, width, height }) => {
      const hills = element as SVGPathElement;
      const toHills = hills.getScreenCTM()!.inverse();
      return [0, 0.25, 0.5, 0.75, 1].some((part) =>
        hills.isPointInFill(new DOMPoint(x + part * width, y + height).matrixTransform(toHills)),
      );
    }, text);
    expect(isOnHills, `${width} pixels`).toBe(false);
  }
});
