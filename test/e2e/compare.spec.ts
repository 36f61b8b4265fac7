import { CITIES } from "../../web/content/countries/cities.ts";
import { COMPARED_CHAPTERS } from "../../web/content/comparison-rows.ts";
import { cityPath } from "../../web/content/page-paths.ts";
import { moveClock } from "../support/dialogs.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";

test("three countries chosen stand side by side with sources; the URL keeps them, back leaves them, and each two lead to their page; one country twice is refused", async ({
  page,
}) => {
  await open(page, "/compare");
  const form = page.getByRole("form", { name: "Three at once" });
  const shown = page.locator("[data-slot=compared-countries]");
  const choose = async (countries: readonly string[]) => {
    for (const [index, country] of countries.entries())
      await form.getByRole("combobox").nth(index).selectOption({ label: country });
    await form.getByRole("button", { name: "Compare the Three" }).click();
  };
  await choose(["Kenya", "Ghana", "Kenya"]);
  await expect(form.getByRole("alert")).toHaveText("Choose three different countries.");
  await expect(shown).toHaveCount(0);

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
  await expect(shown).toHaveCount(0);
  await page.goForward();
  await shown.getByRole("link", { name: "Ghana and Kenya" }).click();
  await expect(page).toHaveURL(/\/compare\/ghana-vs-kenya$/);
  await page.getByRole("link", { name: "Ghana, Kenya and Rwanda compared" }).click();
  await expect(page).toHaveURL(/\/compare\?countries=ghana-vs-kenya-vs-rwanda#three-at-once$/);
  await expect(shown).toContainText("Kigali");
  await expect(shown).toBeInViewport();
});

test("facts of three countries past their review day carry the amber mark; a URL that names no three countries shows the form alone", async ({
  page,
}) => {
  await moveClock(page, "2028-01-01");
  await open(page, "/compare?countries=egypt-vs-ghana-vs-kenya");
  await expect(page.locator("[data-slot=compared-countries]").getByText("Review overdue").first()).toBeVisible();
  await open(page, "/compare?countries=egypt-vs-atlantis-vs-kenya");
  await expect(page.getByRole("form", { name: "Three at once" })).toBeVisible();
  await expect(page.locator("[data-slot=compared-countries]")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("two or three cities stand side by side in figures that say where they differ; the URL keeps them, and a city's page leads to such a pair", async ({
  page,
}) => {
  const [first, second, third] = CITIES.map(({ city }) => city).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await open(page, "/compare");
  const form = page.getByRole("form", { name: "Cities side by side" });
  const shown = page.locator("[data-slot=compared-cities]");
  const choose = async (...cities: readonly string[]) => {
    for (const [index, city] of cities.entries()) await form.getByRole("combobox").nth(index).selectOption(city);
    await form.getByRole("button", { name: "Compare the Cities" }).click();
  };
  await choose(first!.id, first!.id);
  await expect(form.getByRole("alert")).toHaveText("Choose different cities.");
  await choose(second!.id, first!.id);
  await expect(page).toHaveURL(new RegExp(`\\?cities=${first!.id}-vs-${second!.id}$`));
  await expect(shown).toContainText(first!.fits);
  const rows = shown.locator("[data-figures]");
  for (const row of await rows.all()) {
    const values = await row.getByRole("cell").allInnerTexts();
    expect(values).toHaveLength(2);
    await expect(row).toHaveAttribute("data-figures", values[0] === values[1] ? "same" : "different");
    await expect(row).toContainText(values[0] === values[1] ? "the same" : "different");
  }
  await expectAccessible(page, "#cities");

  await page.getByText("Change the cities").click();
  await choose(second!.id, first!.id, third!.id);
  await expect(page).toHaveURL(new RegExp(`\\?cities=${first!.id}-vs-${second!.id}-vs-${third!.id}$`));
  await expect(shown).toContainText(third!.fits);
  await page.reload();
  await expect(shown).toContainText(third!.fits);

  await page.goto(cityPath(first!.id));
  await page
    .getByRole("link", { name: new RegExp(`^${first!.name} or .*\\?$`) })
    .first()
    .click();
  await expect(shown).toContainText(first!.fits);
});

for (const [url, names] of [
  ["/compare/ghana-vs-kenya", ["Ghana", "Kenya"]],
  ["/compare?countries=egypt-vs-ghana-vs-kenya", ["Egypt", "Ghana", "Kenya"]],
] as const) {
  test(`the figures of ${url} have one row of names, which stays below the bar @both`, async ({ page }) => {
    await open(page, url);
    const table = page.getByRole("table", { name: "In figures" });
    await expect(table.locator("tbody")).not.toContainText(names[0]);
    await table
      .getByRole("row")
      .nth(8)
      .evaluate((row) => row.scrollIntoView({ block: "start" }));
    const bar = (await page.getByRole("banner").boundingBox())!;
    for (const name of names) {
      const header = (await table.getByRole("columnheader", { name }).boundingBox())!;
      expect(Math.abs(header.y - bar.y - bar.height)).toBeLessThan(14);
    }
  });
}

for (const [kind, url] of [
  ["countries", "/compare?countries=egypt-vs-ghana-vs-kenya"],
  ["countries", "/compare?countries=egypt-vs-ghana-vs-kenya#three-at-once"],
  ["cities", "/compare?cities=accra-vs-nairobi"],
  ["cities", "/compare?cities=accra-vs-kigali-vs-nairobi#cities"],
] as const) {
  test(`the first screen of ${url} has its heading, a way to change it and the first values; the lists come after, and back in their order without it @both`, async ({
    page,
  }) => {
    await open(page, url);
    const section = page.locator("main > section", { has: page.locator(`[data-slot=compared-${kind}]`) });
    await expect(section.getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });
    await expect(section.getByText(`Change the ${kind}`)).toBeInViewport({ ratio: 1 });
    await expect(section.locator("[data-figures]").first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("heading", { name: "Choose a pair" })).not.toBeInViewport();
    const ids = () => page.locator("main > section[id]").evaluateAll((parts) => parts.map(({ id }) => id));
    expect((await ids())[0]).toBe(await section.getAttribute("id"));
    await section.getByText(`Change the ${kind}`).click();
    await expect(section.getByRole("combobox").first()).toBeVisible();
    await open(page, "/compare");
    expect(await ids()).toEqual(["pairs", "three-at-once", "cities"]);
  });
}

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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the page says that three need scripts, and has every pair", async ({ page }) => {
    await page.goto("/compare");
    await expect(page.getByText("Your browser runs no scripts here")).toBeVisible();
    await expect(page.getByRole("form", { name: "Three at once" })).toBeHidden();
    await page.getByRole("link", { name: "Ghana and Kenya compared" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ghana or Kenya?");
  });
});
