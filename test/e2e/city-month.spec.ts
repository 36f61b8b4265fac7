import { CITIES } from "../../web/content/countries/cities.ts";
import { cityPath } from "../../web/content/page-paths.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** A city whose records give a whole month to one adult and to a family, in a country with a permit that has a fee. */
const { city, record } = CITIES.find(
  ({ city: { monthUsd }, record: { homes, permits } }) =>
    Object.entries(monthUsd).every(([line, range]) => line === "help" || range !== null) &&
    homes.advanceRentMonths !== null &&
    permits.some(({ feeUsd }) => feeUsd !== null && feeUsd.to > 0),
)!;

test("a city's page leads to its month, which follows what is chosen and stays in the URL", async ({ page }) => {
  const form = page.getByRole("form", { name: "A month in a city" });
  const month = page.getByRole("table", { name: "A month" });
  const arrival = page.getByRole("table", { name: "Cash on arrival" });
  /** The lower end of the sum. */
  const readSum = async () =>
    Number(/[\d,]+/.exec(await month.locator("tfoot td").innerText())![0].replaceAll(",", ""));

  await page.goto(`${cityPath(city.id)}?utm_source=letter`);
  await page.getByRole("link", { name: `Work out your own month in ${city.name}` }).click();
  await expect(form.getByLabel("City")).toHaveValue(city.id);
  await expect(month).toBeInViewport();
  const alone = await readSum();

  await test.step("the household, the permit and the currency", async () => {
    await form.getByLabel("Adults").selectOption("2");
    await form.getByLabel("Children").selectOption("2");
    await expect(month.getByRole("row", { name: /^Rent, three bedrooms/ })).toBeVisible();
    expect(await readSum()).toBeGreaterThan(alone);
    await expect(page.getByRole("link", { name: `School fees in ${city.name}` })).toBeVisible();
    await expect(arrival).toContainText("not counted yet");
    const { id } = record.permits.find(({ feeUsd }) => feeUsd !== null && feeUsd.to > 0)!;
    await form.getByLabel("Permit").selectOption(id);
    await expect(arrival.getByRole("row", { name: /^Permit fee/ })).toContainText("$");
    await form.getByLabel("Show amounts in").selectOption("local");
    await expect(month).not.toContainText(/[$£]/);
    await expectAccessible(page, "#month");
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      utm_source: "letter",
      city: city.id,
      adults: "2",
      children: "2",
      permit: id,
      money: "local",
    });
  });

  await test.step("a reload", async () => {
    const sum = await month.locator("tfoot").innerText();
    await page.reload();
    await expect(month.locator("tfoot")).toHaveText(sum.replaceAll(/\s+/g, " "), { useInnerText: true });
    await expect(form.getByLabel("Children")).toHaveValue("2");
  });
});
