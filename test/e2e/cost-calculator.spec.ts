import { COMPARED_COUNTRIES } from "../../web/content/cost-indices.ts";
import { content } from "#content";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../support/test.ts";

function fields(page: Page) {
  return {
    current: page.getByLabel("Where you live now"),
    target: page.getByLabel("Where you might live"),
    income: page.getByLabel("Your annual income"),
    currency: page.getByLabel("Currency of your income"),
    calculate: page.getByRole("button", { name: "Calculate" }),
    outcome: page.locator("[data-slot=comparison-outcome]"),
  };
}

const { rates } = content["exchange-rates"];
/** What a Canadian dollar is in pounds, at the planning rates. */
const POUNDS = rates.GBP!.perDollar / rates.CAD!.perDollar;

function indexOf(country: string): number {
  return COMPARED_COUNTRIES.find(({ value }) => value === country)!.costIndex;
}

function dollars(amount: number): string {
  return `$${Math.round(amount).toLocaleString("en-US")}`;
}

/** What an income in the United States compares to. */
function equivalent(country: string, income = 60_000): string {
  return dollars((income * indexOf(country)) / indexOf("united-states"));
}

async function compare(page: Page, current: string, target: string, income: string) {
  const form = fields(page);
  await form.current.selectOption(current);
  await form.target.selectOption(target);
  await form.income.fill(income);
  await form.calculate.click();
}

test("a comparison waits for all fields, is sent nowhere, and stays until it is calculated again", async ({ page }) => {
  await open(page, "/cost-calculator?utm_source=letter");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
  const { outcome, income, target, calculate } = fields(page);
  await expect(calculate).toBeDisabled();
  await income.fill("sixty");
  await expect(income).toHaveAccessibleDescription(/Enter an amount above zero, in figures\./);
  await expect(income).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "main form");
  const stale = outcome.getByText("Your entries have changed since.");
  const example = outcome.locator("[data-slot=worked-example]");
  await expect(example).toContainText("United States to Ghana");
  await expect(example).toContainText(
    `$60,000 × ${indexOf("ghana")} ÷ ${indexOf("united-states")} = ${equivalent("ghana")}`,
  );
  await compare(page, "United States", "Ghana", "60,000");
  await expect(outcome).toBeFocused();
  for (const text of [
    "Some savings",
    "$60,000",
    equivalent("ghana"),
    "as you live in the United States",
    "a saving of",
  ])
    await expect(outcome).toContainText(text);
  await expect(page).toHaveURL(/\?utm_source=letter&current=united-states&target=ghana&income=60000&currency=USD$/);
  await expect(income).toHaveValue("60,000");
  await expect(example).toHaveCount(0);
  await expect(outcome.getByRole("link", { name: "Read about Ghana" })).toHaveAttribute(
    "href",
    "/country-guides/ghana",
  );
  await expect(stale).toHaveCount(0);
  await income.fill("90000");
  await target.selectOption("Mauritius");
  await expect(outcome).toContainText(equivalent("ghana"));
  await expect(stale).toBeVisible();
  await income.press("Enter");
  await expect(outcome).toContainText("United States to Mauritius");
  await expect(outcome).toContainText(equivalent("mauritius", 90_000));
  await expect(stale).toHaveCount(0);
  await income.fill("");
  await expect(calculate).toBeDisabled();
  await expect(outcome).toContainText(equivalent("mauritius", 90_000));
  expect(sent.filter((request) => /^POST|\/api\/|60000|90000/.test(request))).toEqual([]);
});

test("a shared link, a reload and the back button show the comparison", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/cost-calculator?current=canada&target=egypt&income=75000&currency=CAD");
  const { current, target, income, currency, calculate, outcome } = fields(page);
  await expect(outcome).toContainText(`CA${dollars((75_000 * indexOf("egypt")) / indexOf("canada"))}`);
  await expect(current).toHaveValue("canada");
  await expect(target).toHaveValue("egypt");
  await expect(income).toHaveValue("75000");
  await expect(currency).toHaveValue("CAD");
  await expect(calculate).toBeEnabled();

  const bars = page.locator("[data-slot=bar][data-mark]");
  await expect(bars).toHaveText([
    `Canadawhere you live${indexOf("canada")}`,
    `Egyptwhere you might live${indexOf("egypt")}`,
  ]);
  await expect(page.getByRole("row", { name: `Egypt (where you might live) ${indexOf("egypt")}` })).toHaveCount(1);
  await expect(page.getByRole("rowheader", { name: "Egypt (where you might live)" })).toHaveCount(1);

  await outcome.getByRole("radio", { name: "British pounds" }).check();
  await expect(page).toHaveURL(/&in=GBP$/);
  const poundsThere = `£${dollars((75_000 * POUNDS * indexOf("egypt")) / indexOf("canada")).slice(1)}`;
  for (const text of [poundsThere, "You entered CA$75,000", `CA$1 = £${POUNDS.toFixed(4)}`])
    await expect(outcome).toContainText(text);
  const source = outcome.locator("[data-slot=fact-source]");
  await expect(source).toContainText("our estimate");
  await source.locator("summary").click();
  await expect(source.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d{2}-\d{2}$/);
  await expect(source.getByRole("link", { name: "Bank of England" })).toBeVisible();
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, "[data-slot=comparison-outcome], [data-slot=chart]");
  }
  await outcome.getByRole("button", { name: "Copy link" }).click();
  await expect(outcome.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.reload();
  await expect(outcome).toContainText(poundsThere);

  await target.selectOption("ghana");
  await income.press("Enter");
  await expect(outcome).toContainText("Canada to Ghana");
  await page.goBack();
  await expect(outcome).toContainText("Canada to Egypt");
  await expect(target).toHaveValue("egypt");
});
