import { expect, open, test } from "../support/test.ts";

const COUNTRIES = "[data-slot=country-row]:visible";
const ROUTES = "[data-slot=route]:visible";

test("filters by proof, want and passport leave what fits, and the URL keeps them", async ({ page }) => {
  await open(page, "/belonging");
  const countries = await page.locator(COUNTRIES).count();
  await page.getByLabel("What can you show?").selectOption("dna");
  await page.getByLabel("What matters most?").selectOption("passport");
  await expect(page).toHaveURL(/\?proof=dna&want=passport$/);
  await expect(page.getByRole("status").filter({ hasText: "Open today in" })).toBeVisible();
  const fitting = await page.locator(ROUTES).count();
  expect(fitting).toBeGreaterThan(0);
  expect(await page.locator(COUNTRIES).count()).toBeLessThan(countries);
  for (const traits of await page.locator(ROUTES).evaluateAll((items) => items.map((item) => item.dataset.route!)))
    expect(JSON.parse(traits)).toMatchObject({
      proof: expect.arrayContaining(["dna"]) as unknown,
      gives: expect.arrayContaining(["passport"]) as unknown,
    });
  await page.reload();
  await expect(page.locator(ROUTES)).toHaveCount(fitting);
  await page.getByRole("button", { name: "Show all routes" }).click();
  await expect(page.locator(COUNTRIES)).toHaveCount(countries);
  await expect(page.locator(ROUTES)).toHaveCount(0);
  await expect(page).toHaveURL(/\/belonging$/);

  await test.step("a passport that a route refuses hides it", async () => {
    await open(page, "/belonging?passport=NG");
    await expect(page.getByLabel("Which passport?")).toHaveValue("NG");
    const closed = await page
      .locator("[data-slot=route]")
      .evaluateAll((items) =>
        items.filter(({ dataset }) => dataset.route!.includes('"NG"')).map((item) => item.matches("[hidden]")),
      );
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.every(Boolean)).toBe(true);
  });
});

test("a country with an open route comes before one that only announced its own", async ({ page }) => {
  await open(page, "/belonging?proof=dna");
  const states = await page
    .locator("[data-slot=country-row]:visible")
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll<HTMLElement>("[data-slot=route]:not([hidden])")].some(({ dataset }) =>
          dataset.route!.includes('"state":"open"'),
        ),
      ),
    );
  expect(states).toContain(false);
  expect(states).toEqual(states.toSorted((a, b) => Number(b) - Number(a)));
});

test("a link to a country opens its routes", async ({ page }) => {
  await open(page, "/belonging#kenya");
  await expect(page.locator("#kenya [data-slot=route]").first()).toBeVisible();
});
