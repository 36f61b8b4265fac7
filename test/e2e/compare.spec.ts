import { CITIES } from "../../web/content/countries/cities.ts";
import { COMPARED_CHAPTERS } from "../../web/content/comparison-rows.ts";
import { moveClock } from "../support/dialogs.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";

test("countries are compared, kept in the URL, and three lead to the page of each pair", async ({ page }) => {
  await open(page, "/compare");
  const form = page.getByRole("form", { name: "Countries side by side" });
  const shown = page.locator("[data-slot=compared-countries]");
  const choose = async (countries: readonly string[]) => {
    for (const index of [0, 1, 2])
      await form
        .getByRole("combobox")
        .nth(index)
        .selectOption({ label: countries[index] ?? "Choose a country" });
    await form.getByRole("button", { name: "Compare the countries" }).click();
  };
  await choose(["Kenya", "Ghana", "Kenya"]);
  await expect(form.getByRole("alert")).toHaveText("Choose different countries.");
  await expect(shown).toHaveCount(0);

  await choose(["Kenya", "Ghana"]);
  await expect(page).toHaveURL(/\/compare\?countries=ghana-vs-kenya$/);
  await expect(page.getByRole("heading", { name: "Ghana and Kenya", level: 2 })).toBeFocused();
  await expect(shown.getByRole("columnheader", { name: "Kenya" }).first()).toBeVisible();
  await page.getByText("Change the countries").click();

  await choose(["Kenya", "Ghana", "Botswana"]);
  await expect(page).toHaveURL(/\/compare\?countries=botswana-vs-ghana-vs-kenya$/);
  await expect(page.getByRole("heading", { name: "Botswana, Ghana and Kenya", level: 2 })).toBeFocused();
  await expect(shown.getByRole("heading", { level: 3 })).toHaveText(COMPARED_CHAPTERS.map(({ title }) => title));
  const capitals = shown.getByRole("row", { name: /^Capital/ });
  for (const capital of ["Gaborone", "Accra", "Nairobi"]) await expect(capitals).toContainText(capital);
  await expect(shown.getByText("No information yet").first()).toBeVisible();
  await expect(shown.getByRole("row", { name: /^Sources/ }).first()).toBeVisible();
  await expectAccessible(page, "#three-at-once");

  await page.reload();
  await expect(shown).toContainText("Gaborone");
  await page.getByText("Change the countries").click();
  await expect(form.getByRole("combobox").first()).toHaveValue("botswana");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Ghana and Kenya", level: 2 })).toBeVisible();
  await page.goForward();
  await shown.getByRole("link", { name: "Ghana and Kenya" }).click();
  await expect(page).toHaveURL(/\/compare\/ghana-vs-kenya$/);
});

test("two or three cities are compared in figures that say where they differ", async ({ page }) => {
  const [first, second, third] = CITIES.map(({ city }) => city).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await open(page, "/compare");
  const form = page.getByRole("form", { name: "Cities side by side" });
  const shown = page.locator("[data-slot=compared-cities]");
  const choose = async (...cities: readonly string[]) => {
    for (const [index, city] of cities.entries()) await form.getByRole("combobox").nth(index).selectOption(city);
    await form.getByRole("button", { name: "Compare the cities" }).click();
  };
  await choose(first!.id, first!.id);
  await expect(form.getByRole("alert")).toHaveText("Choose different cities.");
  await choose(second!.id, first!.id);
  await expect(page).toHaveURL(new RegExp(`\\?cities=${first!.id}-vs-${second!.id}$`));
  await expect(shown).toContainText(first!.fits);
  const rows = await shown.locator("[data-figures]").evaluateAll((all) =>
    (all as HTMLElement[]).map((row) => ({
      values: [...row.querySelectorAll("td")].map(({ innerText }) => innerText),
      says: [row.dataset["figures"], /the same|different/.exec(row.innerText)?.[0]],
    })),
  );
  for (const { values, says } of rows) {
    const isSame = values[0] === values[1];
    expect(values).toHaveLength(2);
    expect(says).toEqual(isSame ? ["same", "the same"] : ["different", "different"]);
  }
  await expectAccessible(page, "#cities");

  await page.getByText("Change the cities").click();
  await choose(second!.id, first!.id, third!.id);
  await expect(page).toHaveURL(new RegExp(`\\?cities=${first!.id}-vs-${second!.id}-vs-${third!.id}$`));
  await expect(shown).toContainText(third!.fits);
  await page.reload();
  await expect(shown).toContainText(third!.fits);
});

test("a comparison comes first on its page, and its names stay below the bar @both", async ({ page }) => {
  // Its facts are past their review day.
  await moveClock(page, "2028-01-01");
  for (const [kind, url, names] of [
    ["countries", "/compare?countries=egypt-vs-ghana-vs-kenya#three-at-once", ["Egypt", "Ghana", "Kenya"]],
    ["cities", "/compare?cities=accra-vs-nairobi", []],
  ] as const) {
    await test.step(`the first screen of ${kind}`, async () => {
      await open(page, url);
      const section = page.locator("main > section", { has: page.locator(`[data-slot=compared-${kind}]`) });
      await expect(section.getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
      await expect(section.getByText(`Change the ${kind}`)).toBeInViewport({ ratio: 1 });
      await expect(section.locator("[data-figures]").first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("heading", { name: "Choose a pair" })).not.toBeInViewport();
      const first = page.locator("main > section[id]").first();
      await expect(first).toHaveAttribute("id", (await section.getAttribute("id"))!);
      await section.getByText(`Change the ${kind}`).click();
      await expect(section.getByRole("combobox").first()).toBeVisible();
    });
    if (names.length === 0) continue;
    await test.step("the row of names, and the amber mark", async () => {
      const mark = page.locator("[data-slot=compared-countries] [data-slot=fact-overdue]:not([hidden])");
      await expect(mark.first()).toContainText("Review overdue");
      const table = page.getByRole("table", { name: "In figures" });
      const row = table.getByRole("row").nth(8);
      await row.evaluate((element) => element.scrollIntoView({ block: "start" }));
      const bar = (await page.getByRole("banner").boundingBox())!;
      for (const name of names) {
        const header = (await table.getByRole("columnheader", { name }).boundingBox())!;
        expect(Math.abs(header.y - bar.y - bar.height)).toBeLessThan(14);
      }
    });
  }
});

test("the page of two countries leads to three, and its figures come before its chapters @both", async ({ page }) => {
  await open(page, "/compare/ghana-vs-kenya");
  const figures = (await page.getByRole("heading", { name: "In figures" }).boundingBox())!;
  const third = (await page.getByLabel("Add a third country").boundingBox())!;
  expect(figures.y).toBeLessThan(third.y);
  await page.getByLabel("Add a third country").selectOption("egypt");
  await page.getByRole("button", { name: "Compare the three" }).click();
  await expect(page.locator("[data-slot=compared-countries]")).toContainText("Cairo");
});

test("a URL that names an unknown country shows the form alone", async ({ page }) => {
  await open(page, "/compare?countries=egypt-vs-atlantis-vs-kenya");
  await expect(page.getByRole("form", { name: "Countries side by side" })).toBeVisible();
  await expect(page.locator("[data-slot=compared-countries]")).toHaveCount(0);
  const ids = await page.locator("main > section[id]").evaluateAll((parts) => parts.map(({ id }) => id));
  expect(ids).toEqual(["three-at-once", "cities", "pairs"]);
});

test.describe("where the columns cannot be had", () => {
  test.use({ expectedNoise: [/Failed to load resource/] });
  test("the page says so, and tries again on a press", async ({ page }) => {
    await page.route("**/compare/columns/*", (route) => route.abort());
    await open(page, "/compare?countries=egypt-vs-ghana-vs-kenya");
    const shown = page.locator("[data-slot=compared-countries]");
    await expect(shown.getByRole("alert")).toBeVisible();
    await page.unroute("**/compare/columns/*");
    await shown.getByRole("button", { name: "Try again" }).click();
    await expect(shown).toContainText("Cairo");
  });
});
