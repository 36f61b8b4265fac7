import { expect, open, test } from "../support/test.ts";

test("African descent opens a way that the reason did not name", async ({ page }) => {
  await open(page, "/permits");
  const form = page.getByRole("form", { name: "Find your permit" });
  await form.getByLabel("1. Where?").selectOption("Sierra Leone");
  await form.getByLabel("3. Why are you moving?").selectOption({ value: "job" });
  await form.getByLabel(/African descent/).check();
  await form.getByRole("button", { name: "Show my permits" }).click();
  await expect(page.locator("[data-group=also]")).toContainText("Citizenship by DNA-proved ancestry");
});

test("a single permit of a list takes the whole width", async ({ page }) => {
  await open(page, "/permits/remote/kenya");
  const list = page.locator("ul:has(> [data-slot=permit])");
  const card = list.locator("> li");
  await expect(card).toHaveCount(1);
  expect((await card.boundingBox())!.width).toBe((await list.boundingBox())!.width);
});

test("two permits of a list share the whole width", async ({ page }) => {
  await open(page, "/permits/family/ghana");
  const list = page.locator("ul:has(> [data-slot=permit])");
  const cards = list.locator("> li");
  await expect(cards).toHaveCount(2);
  const [whole, last] = [(await list.boundingBox())!, (await cards.last().boundingBox())!];
  expect(Math.round(last.x + last.width)).toBe(Math.round(whole.x + whole.width));
});

test("a permit that fits leads to its place in its guide", async ({ page }) => {
  await open(page, "/permits?country=kenya&passport=uk&reason=remote&income=9500");
  await page.getByRole("link", { name: "Class N: digital nomad" }).click();
  await expect(page).toHaveURL(/\/country-guides\/kenya\/permits\?passport=uk&reason=remote#class-n$/);
});

test("a country, a passport and a reason that the form does not offer are left out, and it says so", async ({
  page,
}) => {
  await open(page, "/permits?country=atlantis&passport=mars&reason=fishing&income=9000");
  const form = page.getByRole("form", { name: "Find your permit" });
  await expect(form.getByLabel("1. Where?").locator("option:checked")).toHaveText("Anywhere in Africa");
  await expect(form.getByLabel("3. Why are you moving?").locator("option:checked")).toHaveText("Any reason");
  await expect(form.getByText("names a country we don’t cover yet, so we left it out.")).toBeVisible();
  await expect(form.getByText("names a passport that isn’t on our list, so we left it out.")).toBeVisible();
  // Nobody is taken for a holder of one of the passports.
  await expect(page.locator("[data-slot=permit-entry]")).toBeHidden();
  await expect(form.getByText("names a reason that isn’t on our list, so we left it out.")).toBeVisible();
  await expect(page.getByRole("status")).toHaveText(/^[1-9]\d* fit/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form leads to the list for its country and reason", async ({ page }) => {
    await page.goto("/permits");
    await page.getByLabel("1. Where?").selectOption("Ghana");
    await page.getByLabel("3. Why are you moving?").selectOption("Study");
    await page.getByRole("button", { name: "Show my permits" }).click();
    await expect(page).toHaveURL(/\/permits\/study\/ghana$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Study: permits in Ghana");
    await expect(page.locator("[data-slot=permit]").first()).toContainText("a place to study");
  });
});
