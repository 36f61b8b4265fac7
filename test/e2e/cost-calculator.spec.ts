import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../support/test.ts";

function fields(page: Page) {
  return {
    current: page.getByLabel("Where you live now"),
    target: page.getByLabel("Where you might live"),
    income: page.getByLabel("Your annual income"),
    calculate: page.getByRole("button", { name: "Calculate" }),
    outcome: page.locator("[data-slot=comparison-outcome]"),
  };
}

async function compare(page: Page, current: string, target: string, income: string) {
  const form = fields(page);
  await form.current.selectOption(current);
  await form.target.selectOption(target);
  await form.income.fill(income);
  await form.calculate.click();
}

test("offers twelve countries to live in now and the nine of the guides as target", async ({ page }) => {
  await open(page, "/cost-calculator");
  const { current, target } = fields(page);
  const nine = ["Ghana", "Kenya", "Rwanda", "South Africa", "Nigeria", "Morocco", "Senegal", "Mauritius", "Egypt"];
  await expect(target.locator("option")).toHaveText(["Choose a country", ...nine]);
  await expect(current.locator("option")).toHaveText([
    "Choose a country",
    "United States",
    "United Kingdom",
    "Canada",
    ...nine,
  ]);
});

test("Calculate is disabled until all three are set", async ({ page }) => {
  await open(page, "/cost-calculator");
  const { current, target, income, calculate } = fields(page);
  await expect(calculate).toBeDisabled();
  await current.selectOption("United States");
  await expect(calculate).toBeDisabled();
  await target.selectOption("Ghana");
  await expect(calculate).toBeDisabled();
  await income.fill("sixty");
  await expect(income).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Enter an amount above zero, in figures.")).toBeVisible();
  await expect(calculate).toBeDisabled();
  await expectAccessible(page);
  await income.fill("60,000");
  await expect(calculate).toBeEnabled();
  await current.selectOption("");
  await expect(calculate).toBeDisabled();
});

test("savings: the figures of product §9, and the result stays until it is calculated again", async ({ page }) => {
  await open(page, "/cost-calculator");
  await compare(page, "United States", "Ghana", "60000");
  const { outcome, income, target, calculate } = fields(page);
  await expect(outcome).toContainText("Significant savings");
  for (const text of [
    "$60,000",
    "$15,000",
    "$45,000",
    "75.0%",
    "as you live in the United States",
    "a saving of 75.0%",
  ])
    await expect(outcome).toContainText(text);
  await expectAccessible(page);
  await income.fill("90000");
  await target.selectOption("Mauritius");
  await expect(outcome).toContainText("$15,000");
  await income.press("Enter");
  await expect(outcome).toContainText("United States to Mauritius");
  await expect(outcome).toContainText("$49,500");
  await income.fill("");
  await expect(calculate).toBeDisabled();
  await expect(outcome).toContainText("$49,500");
});

test("an increase and a similar cost are worded as such", async ({ page }) => {
  await open(page, "/cost-calculator");
  const { outcome } = fields(page);
  await compare(page, "Kenya", "Rwanda", "30000");
  await expect(outcome).toContainText("Higher cost");
  await expect(outcome).toContainText("$5,000 more, an increase of 16.7%");
  await compare(page, "Kenya", "Nigeria", "30000");
  await expect(outcome).toContainText("Some savings");
  await expect(outcome).toContainText("$2,000 less, a saving of 6.7%");
  await compare(page, "Ghana", "Senegal", "25000");
  await expect(outcome).toContainText("Similar cost");
  await expect(outcome).toContainText("$1,000 more, an increase of 4.0%");
  await compare(page, "Ghana", "Ghana", "1234567");
  await expect(outcome).toContainText("Similar cost");
  await expect(outcome).toContainText("$1,234,567");
  await expect(outcome).toContainText("the same amount");
  await expect(outcome).not.toContainText("NaN");
});

test("shows the four typical monthly expenses with their source, and leads to the waitlist", async ({ page }) => {
  await open(page, "/cost-calculator");
  await expect(page.locator("[data-slot=monthly-expense] dt")).toHaveText([
    "Housing",
    "Food",
    "Transportation",
    "Utilities",
  ]);
  for (const range of ["$300-800", "$200-400", "$50-150", "$100-200"])
    await expect(page.getByText(range, { exact: true })).toBeVisible();
  await expect(page.getByText("Last updated").last()).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Join the waitlist" }).first().click();
  await expect(page).toHaveURL(/\/waitlist$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the page says how to compare by hand and shows the twelve indices", async ({ page }) => {
    await page.goto("/cost-calculator");
    await expect(page.getByText("By hand: multiply your income")).toBeVisible();
    await expect(page.getByRole("button", { name: "Calculate" })).toBeHidden();
    await expect(page.locator("[data-slot=cost-index]")).toHaveCount(12);
  });
});

test("in the dark the result keeps its contrast", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/cost-calculator");
  await compare(page, "Canada", "Egypt", "75000");
  await page.mouse.move(0, 0);
  await expect(page.locator("[data-slot=comparison-result]")).toBeVisible();
  await expectAccessible(page);
});
