import { shownOutcome } from "../support/outcome.ts";
import { someone } from "../support/someone.ts";
import { expect, open, test } from "../support/test.ts";
import { openTranslated, translate } from "../support/translation.ts";

test("a sign-up is taken in a page that the browser has translated", async ({ page }) => {
  let releaseCount = () => {};
  const released = new Promise<void>((resolve) => (releaseCount = resolve));
  await page.route("**/api/waitlist/count", async (route) => {
    await released;
    await route.fulfill({ json: { count: 0 } });
  });
  await open(page, "/waitlist");
  await translate(page);
  releaseCount();
  await expect(page.locator("[data-slot=waitlist-count]")).not.toContainText("Loading");
  const form = page.locator("form");
  const send = () => form.locator("[type=submit]").click();
  await form.locator("[name=email]").fill("ama@gmial.com");
  await form.locator("[name=fullName]").fill("Ama Mensah");
  await expect(page.locator("[data-slot=email-suggestion]")).toContainText("gmail.com");
  await form.locator("[name=email]").fill("ama");
  await send();
  await expect(page.locator("[data-slot=field-error]")).toBeVisible();
  await form.locator("[name=email]").fill(someone());
  await send();
  await expect(shownOutcome(form)).toContainText("fr: ");
  await expect(form.locator("[name=email]")).toHaveValue("");
});

test("the calculators answer in a page that the browser has translated", async ({ page }) => {
  await open(page, "/cost-calculator?current=canada&target=egypt&income=75000&currency=CAD");
  await expect(page.locator("[data-slot=comparison-result]")).toBeVisible();
  await translate(page);
  await page.locator("[name=income]").fill("many");
  await expect(page.locator("[data-slot=field-error]")).toBeVisible();
  await page.locator("[name=income]").fill("60000");
  await page.locator("form [type=submit]").click();
  await expect(page.locator("[data-slot=comparison-result]")).toContainText("60,000");
  await page.locator("[data-slot=comparison-outcome] input[type=radio]").first().check();
  await expect(page).toHaveURL(/income=60000/);
  await page.goBack();
  await expect(page.locator("[data-slot=comparison-result]")).toContainText("75,000");
});

test("searches and dialogs answer in a page that the browser has translated", async ({ page }) => {
  await open(page, "/faq");
  await translate(page);
  const found = page.locator("[data-slot=search-found]");
  for (const text of ["visa", "zzzz", ""]) {
    const before = await found.innerText();
    await page.getByRole("searchbox").fill(text);
    await expect(found).not.toHaveText(before);
  }
  await open(page, "/blog");
  await translate(page);
  for (const index of [1, 2, 0]) {
    const chip = page.locator("[data-slot=category-chip]").nth(index);
    await chip.click();
    await expect(chip).toHaveAttribute("aria-pressed", "true");
  }
  await page.locator("[data-slot=dialog-opener]").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("in a page that was translated before its scripts came", () => {
  // React finds other words than its own, renders the island again, and says so.
  test.use({ expectedNoise: [/React error #418/] });

  test("a held press waits for its own island, though others are ready before", async ({ page }) => {
    const form = page.locator("form");
    await openTranslated(page, "/community", async () => {
      await form.locator("[name=email]").fill(someone());
      await form.locator("[type=submit]").click();
      // React takes the form out before the island says that it is ready; what another island says comes in between.
      await form.evaluate((element) => {
        const observer = new MutationObserver(() => {
          if (!element.isConnected) dispatchEvent(new Event("island-ready"));
        });
        observer.observe(document.body, { childList: true, subtree: true });
      });
    });
    await expect(shownOutcome(form)).toContainText("fr: ");
  });

  test("searches filter their lists", async ({ page }) => {
    await openTranslated(page, "/faq");
    await page.getByRole("searchbox").fill("apostille");
    await expect(page.locator("[data-slot=search-found]")).toHaveText("fr: 1 question");
  });

  test("the waitlist shows its count", async ({ page }) => {
    await openTranslated(page, "/waitlist");
    await expect(page.locator("[data-slot=waitlist-count]")).not.toContainText("Loading");
  });

  test("my plan makes a plan of what was chosen before and after", async ({ page }) => {
    const form = page.locator("[data-slot=plan-form]");
    await openTranslated(page, "/my-plan", () => form.locator("[name=country]").selectOption("senegal"));
    await expect(form.locator("[name=country]")).toHaveValue("senegal");
    await expect(form.locator("[name=city] option")).not.toHaveCount(1);
    await form.locator("[name=month]").selectOption({ index: 12 });
    await form.locator("[name=passports]").first().check();
    await form.locator("[name=budgetUsd]").fill("2000");
    await form.locator("[type=submit]").first().click();
    await expect(page.locator("[data-slot=plan]")).toContainText("fr: ");
    expect(page.url()).not.toContain("2000");
  });

  test("a shared plan is shown", async ({ page }) => {
    await openTranslated(page, "/my-plan?country=senegal&month=2027-06&passports=us");
    await expect(page.locator("[data-slot=plan]")).toContainText("fr: ");
  });

  test("the calculators calculate", async ({ page }) => {
    await openTranslated(page, "/cost-calculator?current=canada&target=egypt&income=75000&currency=CAD");
    await expect(page.locator("[data-slot=comparison-result]")).toContainText("75,000");
    await page.locator("[data-slot=city-month] [name=city]").selectOption("accra");
    await expect(page.locator("[data-slot=city-month]")).toContainText("Accra");
    await expect(page).toHaveURL(/city=accra/);
  });

  test("three countries are compared", async ({ page }) => {
    await openTranslated(page, "/compare");
    const form = page.locator("form").first();
    for (const [index, id] of ["egypt", "ghana", "kenya"].entries())
      await form.locator("select").nth(index).selectOption(id);
    await form.locator("[type=submit]").click();
    await expect(page).toHaveURL(/countries=egypt-vs-ghana-vs-kenya/);
    await expect(page.locator("[data-slot=compared-countries] section").first()).toBeVisible();
  });
});
