import { ONE_TIME_OFFER_PAGE } from "../../domain/offers.ts";
import { FEATURED_COUNTRIES, NOTABLE_COUNTRIES } from "../../web/content/countries/profiles.ts";
import { moveClock } from "../support/dialogs.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";

test("the calls to action lead to the offer page, in a new tab, and to the calculator; a profile's button opens the guide of its country, and back returns to the profile", async ({
  page,
}) => {
  await open(page, "/top-countries");
  const guidance = page.getByRole("link", { name: "Get Expert Guidance" });
  await expect(guidance).toHaveAttribute("href", ONE_TIME_OFFER_PAGE);
  await expect(guidance).toHaveAttribute("target", "_blank");
  await expect(page.getByRole("link", { name: "Compare Living Costs" })).toHaveAttribute("href", "/cost-calculator");
  await page.locator("#egypt").getByRole("link", { name: "Detailed Guide" }).click();
  await expect(page).toHaveURL(/\/country-guides\/egypt$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Egypt");
  await page.goBack();
  await expect(page.locator("#egypt")).toBeInViewport();
});

test.describe("in dark mode", () => {
  test.use({ colorScheme: "dark" });
  test("facts past their review day carry the amber mark on every profile, with enough contrast", async ({ page }) => {
    await moveClock(page, "2027-12-24");
    await open(page, "/top-countries");
    await expect(
      page.locator("[data-slot=featured-country] [data-slot=fact-overdue]:visible:not([data-slot=safety] *)"),
    ).toHaveCount(FEATURED_COUNTRIES.length);
    await expectAccessible(page, "main");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page states as many countries as it shows: six featured profiles with all their facts and the ways to guide and calculator, and six notable ones, each with three highlights", async ({
    page,
  }) => {
    await page.goto("/top-countries");
    const plates = page.locator("[data-slot=featured-country]");
    await expect(plates).toHaveCount(FEATURED_COUNTRIES.length);
    for (const [index, country] of FEATURED_COUNTRIES.entries()) {
      const { id, name, capital, mainCities, livingCost, investment } = country;
      const plate = plates.nth(index);
      await expect(plate).toHaveAttribute("id", id);
      await expect(plate.getByRole("heading", { level: 3 })).toHaveText(name);
      // What is far below is drawn when it comes near.
      await plate.scrollIntoViewIfNeeded();
      await expect.poll(() => plate.innerText()).not.toBe("");
      const shown = await plate.innerText();
      for (const fact of [capital, mainCities, livingCost, investment])
        if (fact) expect(shown, name).toContain(fact.value);
      expect(shown, name).toContain("Climate");
      const sources = plate.locator("[data-slot=fact-sources]").first();
      for (const text of ["Entered November 21, 2026", "Confirm at"]) await expect(sources).toContainText(text);
      await expect(plate.locator("[data-slot=tags] li")).not.toHaveCount(0);
      await expect(plate.locator("[data-slot=highlights] li")).toHaveCount(5);
      await expect(plate.getByRole("link", { name: "Detailed Guide" })).toHaveAttribute(
        "href",
        `/country-guides/${id}`,
      );
      await expect(plate.getByRole("link", { name: "Cost Calculator" })).toHaveAttribute("href", "/cost-calculator");
    }

    const cards = page.locator("[data-slot=notable-country]");
    await expect(cards.getByRole("heading", { level: 3 })).toHaveText(NOTABLE_COUNTRIES.map(({ name }) => name));
    await expect(cards.locator("[data-slot=highlights] li")).toHaveCount(6 * 3);

    const shown = (await plates.count()) + (await cards.count());
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`${shown} countries`);
    await expect(page.getByRole("main")).not.toContainText(/four countries/i);
  });
});
