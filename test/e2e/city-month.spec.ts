import type { Page } from "@playwright/test";
import { CITIES } from "../../web/content/countries/cities.ts";
import { cityPath } from "../../web/content/page-paths.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";

function parts(page: Page) {
  const form = page.getByRole("form", { name: "A month in a city" });
  return {
    city: form.getByLabel("City"),
    adults: form.getByLabel("Adults"),
    children: form.getByLabel("Children"),
    lifestyle: form.getByLabel("Lifestyle"),
    permit: form.getByLabel("Permit"),
    money: form.getByLabel("Show amounts in"),
    month: page.getByRole("table", { name: "A month" }),
    arrival: page.getByRole("table", { name: "Cash on arrival" }),
    block: page.locator("#month"),
  };
}

/** A city whose records give a whole month to one adult and to a family, in a country with a permit that has a fee. */
const { city, record } = CITIES.find(
  ({ city: { monthUsd }, record: { homes, permits } }) =>
    Object.entries(monthUsd).every(([line, range]) => line === "help" || range !== null) &&
    homes.advanceRentMonths !== null &&
    permits.some(({ feeUsd }) => feeUsd !== null && feeUsd.to > 0),
)!;
/** A city that has no figure for a line of a month, and one that has none for its rents. */
const partly = CITIES.find(
  ({ city: { monthUsd } }) => monthUsd.rentOneBedroom && monthUsd.foodPerAdult && monthUsd.internet === null,
)!.city;
const unknown = CITIES.find(({ city: { monthUsd } }) => monthUsd.rentOneBedroom === null)!.city;

/** The lower end of the sum, in whatever currency it stands. */
async function readSum(page: Page): Promise<number> {
  const text = await parts(page).month.locator("tfoot td").innerText();
  return Number(/[\d,]+/.exec(text)![0].replaceAll(",", ""));
}

test("a month in a city follows household, lifestyle, currency and permit, and the URL keeps them", async ({
  page,
}) => {
  await open(page, "/cost-calculator?utm_source=letter");
  const { city: cities, adults, children, lifestyle, permit, money, month, arrival, block } = parts(page);
  await expect(block).toContainText("Choose a city");
  await cities.selectOption({ label: city.name });
  await expect(month.getByRole("row", { name: /^Rent, one bedroom Sources:/ })).toContainText("$");
  for (const row of await month.locator("tbody tr").all())
    await expect(row).toContainText(/Sources: \S|Our planning range|not published/);
  const alone = await readSum(page);

  await adults.selectOption("2");
  await children.selectOption("2");
  await expect(month.getByRole("row", { name: /^Rent, three bedrooms/ })).toBeVisible();
  const family = await readSum(page);
  expect(family).toBeGreaterThan(alone);
  await expect(page.getByRole("link", { name: `School fees in ${city.name}` })).toBeVisible();
  await lifestyle.selectOption("modest");
  expect(await readSum(page)).toBeLessThan(family);

  await expect(arrival).toContainText("not counted yet");
  const { id, feeUsd } = record.permits.find((one) => one.feeUsd !== null && one.feeUsd.to > 0)!;
  await permit.selectOption(id);
  await expect(arrival.getByRole("row", { name: /^Permit fee/ })).toContainText("$");
  await expect(arrival).toContainText("The fees of its first year");
  expect(feeUsd).not.toBeNull();

  await money.selectOption("GBP");
  await expect(month).toContainText("£");
  await expect(block).toContainText(/Counted at \d\.\d+ British pounds to the US dollar: .* entered \w+ \d+, \d{4}/);
  await money.selectOption("local");
  await expect(month).not.toContainText(/[$£]/);
  await expectAccessible(page, "#month");

  const url = new URL(page.url());
  expect(Object.fromEntries(url.searchParams)).toEqual({
    utm_source: "letter",
    city: city.id,
    adults: "2",
    children: "2",
    lifestyle: "modest",
    permit: id,
    money: "local",
  });
  const sum = await month.locator("tfoot").innerText();
  await page.reload();
  await expect(month.locator("tfoot")).toHaveText(sum.replaceAll(/\s+/g, " "), { useInnerText: true });
  for (const [field, value] of [
    [cities, city.id],
    [adults, "2"],
    [children, "2"],
    [permit, id],
  ] as const)
    await expect(field).toHaveValue(value);
});

test("a line without a figure is in no sum, a city without rents not offered, a wrong URL the default", async ({
  page,
}) => {
  await open(page, `/cost-calculator?city=${partly.id}&adults=99&children=-1&lifestyle=royal&money=shells&permit=none`);
  const { city: cities, adults, children, lifestyle, month, block } = parts(page);
  await expect(month.getByRole("row", { name: /^Internet/ })).toContainText("not published");
  await expect(month.locator("tfoot")).toContainText(/without .*internet.*not published/);
  await expect(cities.locator(`option[value="${partly.id}"]`)).toHaveCount(1);
  await expect(cities.locator(`option[value="${unknown.id}"]`)).toHaveCount(0);
  await expect(adults).toHaveValue("1");
  await expect(children).toHaveValue("0");
  await expect(lifestyle).toHaveValue("comfortable");
  await expect(block.getByRole("link", { name: `All figures of ${partly.name}` })).toHaveAttribute(
    "href",
    `${cityPath(partly.id)}#month`,
  );
});

test("a city's page leads to its own month", async ({ page }) => {
  await page.goto(cityPath(city.id));
  await page.getByRole("link", { name: `Work out your own month in ${city.name}` }).click();
  await expect(parts(page).city).toHaveValue(city.id);
  await expect(parts(page).month).toBeInViewport();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("links lead to the month on the cities' pages", async ({ page }) => {
    await page.goto("/cost-calculator");
    await page.locator("#month").getByRole("link", { name: city.name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${cityPath(city.id)}#month$`));
    await expect(page.getByRole("table", { name: `A month in ${city.name} in US dollars` })).toBeVisible();
  });
});
