import { site } from "../../domain/site.ts";
import type { Page } from "@playwright/test";
import { holdRequests } from "../support/held-requests.ts";
import { mailsTo, readMail } from "../support/mailbox.ts";
import { recordPosts } from "../support/posts.ts";
import { shownOutcome } from "../support/outcome.ts";
import { someone } from "../support/someone.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";

const API_PATH = "/api/calculator";
const SUCCESS =
  "Calculation Complete! Your cost comparison has been calculated and sent to your email. If we emailed you before, first confirm your email with the link in that message. If you unsubscribed, no email comes. If you do not see our email, look into the folder for spam.";

function locateForm(page: Page) {
  return page.getByRole("form", { name: "Cost of Living Calculator" });
}

function locateResults(page: Page) {
  return page.locator("#calculator-results");
}

async function calculate(page: Page) {
  await locateForm(page).getByRole("button", { name: "Calculate Savings" }).click();
}

async function choose(page: Page, destination: string, lifestyle: string) {
  await page.getByLabel("Destination country").selectOption({ label: destination });
  await page.getByLabel("Lifestyle", { exact: true }).selectOption({ label: lifestyle });
}

async function fillAllCosts(page: Page, dollars: string) {
  for (const cost of ["housing cost", "utilities", "food", "transportation"]) {
    await page.getByLabel(`Monthly ${cost}`).fill(dollars);
  }
}

/** How the page was scrolled to an element the last time: smoothly or at once. */
async function recordScrolling(page: Page) {
  await page.addInitScript(() => {
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (options) {
      document.documentElement.dataset.scrolled = `${this.id} ${(options as ScrollIntoViewOptions | undefined)?.behavior}`;
      scrollIntoView.call(this, options);
    };
  });
}

test("a calculation is sent, shown, mailed and printed on one sheet", async ({ page, request }) => {
  const posts = recordPosts(page, API_PATH);
  await recordScrolling(page);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/");
  const form = locateForm(page);
  const results = locateResults(page);
  const email = someone("calculation");
  const answer = await holdRequests(page, `**${API_PATH}`);
  await expect(form).toContainText("The kind of home and the size of your household do not change this estimate.");
  await expect(page.getByLabel("Your email")).toHaveAccessibleDescription(/shown here and sent to this address/);
  await expect(form).toContainText("We use your email to send you this comparison");
  await choose(page, "Ghana", "Comfortable");
  await page.getByLabel("Housing type").selectOption({ label: "Gated Compound" });
  await page.getByLabel("Monthly food").fill("800.50");
  await page.getByLabel("Your email").fill(email);
  await calculate(page);
  await expect(form.getByRole("button", { name: "Calculating..." })).toBeDisabled();
  await expect(results).toHaveCount(0);
  answer();

  await expect(results).toBeFocused();
  await expect(results).toBeInViewport();
  await expect(page.locator("html")).toHaveAttribute("data-scrolled", "calculator-results smooth");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.locator("[data-slot=toast]")).toHaveText(
    /Calculation Complete!\s*Your cost comparison has been calculated and sent to your email\.$/,
  );
  await expect(shownOutcome(form)).toHaveText(SUCCESS);
  await expect(page.getByLabel("Monthly food")).toHaveValue("800.50");
  await expect(results.locator("[data-slot=choices]")).toHaveText(
    "FromUnited StatesToGhanaHomeGated CompoundLifestyleComfortableHouseholdSingle",
  );
  for (const text of [
    "Current Monthly Expenses$4,150.50",
    "Estimated African Expenses$1,478",
    "Your Monthly Savings$2,672.50",
    "64%",
  ]) {
    await expect(results).toContainText(text);
  }
  await expect(results.getByRole("row", { name: "Housing $2,500 $800" })).toBeVisible();
  await expect(results.getByRole("row", { name: "Household staff $0 $150" })).toBeVisible();
  await expect(results.locator("[data-slot=chart]")).toBeVisible();
  await expectAccessible(page, "#calculator");

  const mails = () => mailsTo(request, new RegExp(`^${email}$`));
  await expect.poll(async () => (await mails()).length).toBe(1);
  const mail = await readMail(request, (await mails())[0]!);
  expect(mail.subject).toBe("Your cost comparison with Ghana");
  for (const text of ["$4,150.50", "$1,478", "You would save $2,672.50 a month"]) expect(mail.text).toContain(text);

  await results.getByRole("button", { name: "Print this comparison" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed");
  await page.emulateMedia({ media: "print" });
  await expect(results.getByRole("heading", { name: "Your Cost Comparison" })).toBeVisible();
  await expect(results.locator("[data-slot=printed-head]")).toContainText(new RegExp(`${site.name}.*\\d{4}`));
  for (const hidden of [
    page.locator("h1"),
    form,
    page.getByRole("banner"),
    page.locator("#faq"),
    results.locator("a:not(p a)"),
  ]) {
    await expect(hidden).toBeHidden();
  }
  const paper = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "screen" });

  // The same entry once more is the same entry; a changed one is another.
  await calculate(page);
  await expect.poll(() => posts.length).toBe(2);
  await expect(form.getByRole("button", { name: "Calculate Savings" })).toBeEnabled();
  await fillAllCosts(page, "0");
  await choose(page, "South Africa", "Premium");
  await calculate(page);
  await expect(page.locator("[data-slot=savings]")).toHaveText("-$300");
  await expect(page.locator("[data-slot=savings-percent]")).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("data-scrolled", "calculator-results instant");
  expect(posts[1]!.entryId).toBe(posts[0]!.entryId);
  expect(posts[2]!.entryId).not.toBe(posts[0]!.entryId);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expect.poll(() => results.evaluate((block) => block.scrollWidth - block.clientWidth)).toBe(0);
  await results.getByRole("link", { name: "Get Your Detailed Report" }).click();
  await expect(page).toHaveURL(/#enroll$/);
});

test.describe("when the form service refuses", () => {
  test.use({ expectedNoise: [/502/] });
  test("wrong fields are not sent, and a refused entry is the same entry at the next try", async ({
    page,
    request,
  }) => {
    const posts = recordPosts(page, API_PATH);
    await open(page, "/");
    const form = locateForm(page);
    await test.step("wrong fields", async () => {
      for (const [label, amount] of [
        ["Monthly utilities", ""],
        ["Monthly food", "-1"],
        ["Monthly transportation", "1000000.01"],
      ] as const) {
        await page.getByLabel(label).fill(amount);
      }
      await page.getByLabel("Your email").fill("ama@example");
      await calculate(page);
      await expect(page.getByLabel("Monthly utilities")).toBeFocused();
      await expect(form.locator("[data-slot=field-error]")).toHaveText([
        ...Array<string>(3).fill("Please enter a valid amount, from 0 to 1,000,000"),
        "Please select a destination country",
        "Please select a housing type",
        "Please select a lifestyle",
        "Please enter a valid email address",
      ]);
      await expect(shownOutcome(form)).toHaveText("Please check the fields that have an error message.");
      await expect(page.getByLabel("Monthly transportation")).toHaveValue("1000000.01");
      await expect(locateResults(page)).toHaveCount(0);
      expect(posts).toEqual([]);
      await expectAccessible(page, "#calculator");
    });

    const email = someone("second-try");
    await fillAllCosts(page, "900");
    await choose(page, "Kenya", "Luxury");
    await page.getByLabel("Housing type").selectOption("house");
    await page.getByLabel("Your email").fill(email);
    await calculate(page);
    const toast = page.locator("[data-slot=toast]");
    await expect(toast).toContainText(/Error.*There was a problem submitting your data\. Please try again\./s);
    await expect(shownOutcome(form)).toContainText("We could not finish your comparison just now.");
    await expect(locateResults(page)).toHaveCount(0);
    await expect(page.getByLabel("Your email")).toHaveValue(email);

    await calculate(page);
    await expect(locateResults(page)).toBeFocused();
    await expect(shownOutcome(form)).toHaveText(SUCCESS);
    expect(posts).toHaveLength(2);
    expect(posts[1]).toEqual(posts[0]);
    // That the same entry is mailed once, however often it is sent, is proved by the Worker's tests.
    await expect.poll(async () => (await mailsTo(request, new RegExp(`^${email}$`))).length).toBe(1);
  });
});
