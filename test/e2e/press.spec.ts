import { expect, open, test } from "../support/test.ts";

test("a press of the finder's button is shown before the page works on it", async ({ page }) => {
  await open(page, "/");
  const shown = await page.evaluate(() => {
    const pressed = document.querySelector<HTMLElement>("[data-slot=finder] [type=submit]")!;
    pressed.click();
    return new Promise((resolve) =>
      requestAnimationFrame(() =>
        resolve({
          isBusy: pressed.getAttribute("aria-busy"),
          isAnswered: document.querySelector("[data-slot=match]") !== null,
        }),
      ),
    );
  });
  expect(shown).toEqual({ isBusy: "true", isAnswered: false });
  await expect(page.locator("[data-slot=match]").first()).toBeVisible();
  await expect(page.locator("[data-slot=finder] [type=submit]")).not.toHaveAttribute("aria-busy");
});
