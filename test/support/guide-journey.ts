import type { Page } from "@playwright/test";
import { expect, open } from "./test.ts";

/** Opens the form under the line that says what the page assumes. */
export async function openChoices(page: Page) {
  await page.locator("details[data-slot=visitor] > summary").click();
}

/** Goes from a guide on to permits, a city, a month and a plan, and expects that each knows what was said. */
export async function expectAnswersHandedOver(page: Page) {
  await open(page, "/country-guides/ghana");
  await openChoices(page);
  await page.getByLabel("Your passport").selectOption("uk");
  await page.getByLabel("Your reason").selectOption("retirement");
  await page.getByLabel("Adults").selectOption("2");
  await page.getByLabel("Children").selectOption("2");
  const guide = page.url();

  await page.getByRole("link", { name: "Its papers and rules" }).click();
  await page.waitForURL(/\/ghana\/permits\?.*reason=retirement/);
  await page.getByRole("link", { name: "Which permit fits you?" }).click();
  await page.waitForURL(/\/permits\?country=ghana/);
  const chooser = page.locator("[data-slot=permit-form]");
  await expect(chooser.locator("[name=passport]")).toHaveValue("uk");
  await expect(chooser.locator("[name=reason]")).toHaveValue("retirement");
  await expect(page.locator("[data-group=all]")).toBeHidden();

  await open(page, guide);
  await page.getByRole("link", { name: "Districts and prices" }).first().click();
  await page.waitForURL(/\/cities\/accra/);
  await page.waitForFunction(() => "started" in document.querySelector<HTMLElement>("script[data-start]")!.dataset);
  await page.locator("a[href^='/cost-calculator?city=accra']").first().click();
  await page.waitForURL(/\/cost-calculator\?city=accra/);
  const month = page.getByRole("form", { name: "A month in a city" });
  await expect(month.getByLabel("Adults")).toHaveValue("2");
  await expect(month.getByLabel("Children")).toHaveValue("2");

  await page.locator("[data-slot=city-month] a[href^='/my-plan?']").click();
  await page.waitForURL(/\/my-plan\?country=ghana/);
  const form = page.locator("[data-slot=plan-form]");
  await expect(form.getByLabel("Where to")).toHaveValue("ghana");
  await expect(form.getByLabel("City")).toHaveValue("accra");
  await expect(form.getByLabel("United Kingdom")).toBeChecked();
  await expect(form.getByLabel("Why you’re moving")).toHaveValue("retirement");
  await expect(form.getByLabel("Adults")).toHaveValue("2");
  await expect(form.getByText("You said 2 children. How old are they?")).toBeVisible();
}
