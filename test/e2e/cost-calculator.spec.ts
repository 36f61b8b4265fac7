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

test("a URL with an incomplete comparison fills in the fields it has and shows no result; Calculate is disabled until all three fields are set, and an income out of bounds shows an error", async ({
  page,
}) => {
  await open(page, "/cost-calculator?current=constructor&target=canada&income=999999999999&currency=XXX");
  const { current, target, income, currency, calculate, outcome } = fields(page);
  await test.step("a URL with an incomplete comparison", async () => {
    await expect(page.getByText("Enter at most $100,000,000.")).toBeVisible();
    for (const select of [current, target]) await expect(select).toHaveValue("");
    await expect(currency).toHaveValue("USD");
    await expect(outcome).toContainText("Your comparison appears here");
    await expect(page.locator("[data-slot=bar][data-mark]")).toHaveCount(0);
  });

  await income.fill("");
  await expect(calculate).toBeDisabled();
  await current.selectOption("United States");
  await target.selectOption("Ghana");
  await expect(calculate).toBeDisabled();
  await currency.selectOption("Canadian dollars");
  for (const [typed, message] of [
    ["sixty", "Enter an amount above zero, in figures."],
    ["-5", "Enter an amount above zero."],
    ["100,000,001", "Enter at most CA$100,000,000. Is there a digit too many?"],
  ] as const) {
    await income.fill(typed);
    await expect(income).toHaveAttribute("aria-invalid", "true");
    await expect(income).toHaveAccessibleDescription(new RegExp(message.replaceAll(/[.$?]/g, "\\$&")));
    await expect(calculate).toBeDisabled();
  }
  await expectAccessible(page, "main form");
  await income.fill("60,000");
  await expect(income).not.toHaveAttribute("aria-invalid");
  await expect(calculate).toBeEnabled();
  await current.selectOption("");
  await expect(calculate).toBeDisabled();
});

test("the result shows the savings, is sent nowhere, and stays until it is calculated again", async ({ page }) => {
  await open(page, "/cost-calculator?utm_source=letter");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
  const { outcome, income, target, calculate } = fields(page);
  await expect(calculate).toBeDisabled();
  const stale = outcome.getByText("Your entries have changed since.");
  const example = outcome.locator("[data-slot=worked-example]");
  await expect(example).toContainText("United States to Ghana");
  await expect(example).toContainText(
    `$60,000 × ${indexOf("ghana")} ÷ ${indexOf("united-states")} = ${equivalent("ghana")}`,
  );
  await compare(page, "United States", "Ghana", "60,000");
  await expect(outcome).toBeFocused();
  for (const text of [
    "Significant savings",
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

test("the URL contains the comparison: a shared link, a reload and the back button show it; in dark mode it keeps its contrast", async ({
  page,
  context,
}) => {
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
  await expectAccessible(page, "main");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "light" });
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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the page offers the homes and the countries with an index to live in now, the latter as target, says how to compare by hand, shows the indices and four typical monthly expenses with their source, and leads to the waitlist", async ({
    page,
  }) => {
    await page.goto("/cost-calculator");
    const { current, target, calculate } = fields(page);
    const targets = ["Ghana", "Kenya", "Rwanda", "South Africa", "Nigeria", "Morocco", "Senegal", "Mauritius", "Egypt"];
    await expect(target.locator("option")).toHaveText(["Choose a country", ...targets]);
    await expect(current.locator("option")).toHaveText([
      "Choose a country",
      "United States",
      "United Kingdom",
      "Canada",
      ...targets,
    ]);
    await expect(page.getByText("By hand: multiply your income")).toBeVisible();
    await expect(calculate).toBeHidden();
    await expect(page.locator("[data-slot=bar]")).toHaveCount(3 + targets.length);

    const expenses = page.locator("[data-slot=monthly-expense]");
    await expect(expenses.locator("dt")).toHaveText(["Housing", "Food", "Transportation", "Utilities"]);
    await expect(expenses.locator("dd > span:first-child")).toHaveText(
      Object.values(content.planning.month).map(({ value }) => value),
    );
    await expect(page.getByText("no office publishes this figure").last()).toBeAttached();
    await page.getByRole("main").getByRole("link", { name: "Join the waitlist" }).first().click();
    await expect(page).toHaveURL(/\/waitlist$/);
  });
});
