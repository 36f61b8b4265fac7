import { expect, open, test } from "../support/test.ts";

test("a page prefills the country that is read, and never changes what was chosen", async ({ page }) => {
  const country = page.getByLabel("Country that interests you");
  await open(page, "/top-countries#tanzania");
  await expect(country).toHaveValue("Tanzania");
  await open(page, "/visa-information");
  const openers = page.locator("a[aria-haspopup=dialog][href^='/visa-information/']");
  await openers.first().click();
  await expect(page).toHaveURL(/\/visa-information\/ghana\//);
  await expect(country).toHaveValue("Ghana");
  await page.keyboard.press("Escape");
  await page.getByLabel("Email").focus();
  await country.selectOption("Morocco");
  await openers.last().click();
  await expect(page).toHaveURL(/\/visa-information\/rwanda\//);
  await expect(country).toHaveValue("Morocco");
});
