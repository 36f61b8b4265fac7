import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "../support/test.ts";

/** What is typed into each tool, by the selectors of its fields within the form. */
const TOOLS = {
  "/my-plan": {
    form: "[data-slot=plan-form]",
    typed: {
      "[name=country]": "senegal",
      "[name=month]": { index: 9 },
      "[name=reason]": "study",
      "[name=permit]": { index: 1 },
      "[name=passports][value=uk]": true,
      "[name=luggage][value=car]": true,
      "[name=adults]": "2",
      "[name=childrenAges]": "6, 9",
      "[name=animals]": "1",
      "[name=city]": { index: 2 },
      "[name=budgetUsd]": "1900",
      "[name=savingsUsd]": "21000",
    },
  },
  "/my-plan?country=ghana": {
    form: "[data-slot=plan-form]",
    typed: { "[name=month]": { index: 3 }, "[name=adults]": "3", "[name=budgetUsd]": "1500" },
  },
  "/permits": {
    form: "[data-slot=permit-form]",
    typed: {
      "[name=country]": "kenya",
      "[name=passport]": "uk",
      "[name=reason]": "remote",
      "[name=income]": "2000",
      "[name=capital]": "10000",
      "[name=age]": "41",
      "[name=grounds][value=descent]": true,
    },
  },
  "/permits?reason=study&income=100": {
    form: "[data-slot=permit-form]",
    typed: { "[name=reason]": "remote", "[name=income]": "2000" },
  },
  "/cost-calculator": {
    form: "form:has([name=income])",
    typed: { "[name=current]": "canada", "[name=target]": "egypt", "[name=income]": "75000", "[name=currency]": "CAD" },
  },
  "/cost-calculator?current=canada&target=egypt&income=75000&currency=CAD": {
    form: "form:has([name=income])",
    typed: { "[name=target]": "ghana", "[name=income]": "60000" },
  },
  "/compare": {
    form: "form:has([name=countries])",
    typed: {},
  },
  "/": {
    form: "[data-slot=finder] form",
    typed: { "[name=lifestyle]": "retirement", "[name=language]": "arabic", "[name=investment]": { index: 2 } },
  },
} as Record<string, { form: string; typed: Record<string, string | { index: number } | true> }>;

/** Every field of a form, as it is. */
function readFields(page: Page, form: string) {
  return page.locator(form).evaluate((element) =>
    [...(element as HTMLFormElement).elements].map((field) => {
      const { type, name, value, checked } = field as HTMLInputElement;
      return /checkbox|radio/.test(type) ? `${name} ${value} ${checked}` : `${name} ${value}`;
    }),
  );
}

for (const [path, { form, typed }] of Object.entries(TOOLS)) {
  test(`${path} keeps what was typed when it is reloaded or come back to`, async ({ page }) => {
    await open(page, path);
    const untouched = await readFields(page, form);
    if (path === "/compare") {
      const selects = page.locator(`${form} select`);
      for (const [index, id] of ["egypt", "ghana"].entries()) await selects.nth(index).selectOption(id);
    } else
      for (const [selector, value] of Object.entries(typed)) {
        const field = page.locator(form).locator(selector);
        if (value === true) await field.check();
        else if (await field.evaluate((element) => element.matches("select"))) await field.selectOption(value);
        else await field.fill(value as string);
      }
    const before = await readFields(page, form);
    expect(before).not.toEqual(untouched);
    const { href } = new URL(page.url());
    await page.reload();
    await hydrated(page);
    await expect.poll(() => readFields(page, form)).toEqual(before);
    await page.goto("/help");
    await page.goBack();
    await hydrated(page);
    await expect.poll(() => readFields(page, form)).toEqual(before);
    expect(page.url()).toBe(href);
  });
}

test("a plan that was made leaves no draft", async ({ page }) => {
  await open(page, "/my-plan");
  const form = page.locator("[data-slot=plan-form]");
  await form.locator("[name=country]").selectOption("senegal");
  await form.locator("[name=month]").selectOption({ index: 9 });
  await form.locator("[name=budgetUsd]").fill("1900");
  await form.locator("[type=submit]").first().click();
  await expect(page.locator("[data-slot=plan]")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await open(page, "/my-plan");
  await expect(form.locator("[name=budgetUsd]")).toHaveValue("");
});
