import { moveClock } from "../support/dialogs.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";

test("three countries chosen stand side by side with sources; the URL keeps them, back leaves them, and each two lead to their page; one country twice is refused", async ({
  page,
}) => {
  await open(page, "/compare");
  const form = page.getByRole("form", { name: "Three at once" });
  const shown = page.locator("[data-slot=three-countries]");
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
  await expect(shown.getByRole("heading", { level: 3 })).toHaveText("Botswana, Ghana and Kenya");
  await expect(shown.getByRole("heading", { level: 4 })).toHaveText([
    "At a glance",
    "Visa & Immigration",
    "Costs",
    "Schools and healthcare",
    "Safety & Law",
  ]);
  const capitals = shown.locator("dl dl").first();
  for (const capital of ["Gaborone", "Accra", "Nairobi"]) await expect(capitals).toContainText(capital);
  await expect(shown.getByText("Nothing entered yet").first()).toBeVisible();
  await expect(shown.getByText("Sources for Ghana").first()).toBeVisible();
  await expectAccessible(page, "#three-at-once");

  await page.reload();
  await expect(shown).toContainText("Gaborone");
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
  await expect(page.locator("[data-slot=three-countries]").getByText("Review overdue").first()).toBeVisible();
  await open(page, "/compare?countries=egypt-vs-atlantis-vs-kenya");
  await expect(page.getByRole("form", { name: "Three at once" })).toBeVisible();
  await expect(page.locator("[data-slot=three-countries]")).toHaveCount(0);
});

test.describe("where the columns cannot be had", () => {
  test.use({ expectedNoise: [/Failed to load resource/] });
  test("the page says so, and tries again on a press", async ({ page }) => {
    await page.route("**/compare/columns/*", (route) => route.abort());
    await open(page, "/compare?countries=egypt-vs-ghana-vs-kenya");
    const shown = page.locator("[data-slot=three-countries]");
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
