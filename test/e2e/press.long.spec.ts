import { expect, open, test } from "../support/test.ts";

for (const [name, path, control, answer] of [
  ["the finder's button", "/", "[data-slot=finder] [type=submit]", "[data-slot=match]"],
  ["a card's button", "/country-guides", "[data-slot=dialog-opener]", "dialog[open]"],
] as const) {
  test(`a press of ${name} is shown before the page works on it`, async ({ page }) => {
    await open(page, path);
    const shown = await page.evaluate(
      ([controlSelector, answerSelector]) => {
        const pressed = document.querySelector<HTMLElement>(controlSelector)!;
        pressed.click();
        return new Promise((resolve) =>
          requestAnimationFrame(() =>
            resolve({
              isBusy: pressed.getAttribute("aria-busy"),
              isAnswered: document.querySelector(answerSelector) !== null,
            }),
          ),
        );
      },
      [control, answer] as const,
    );
    expect(shown).toEqual({ isBusy: "true", isAnswered: false });
    await expect(page.locator(answer).first()).toBeVisible();
    await expect(page.locator(control).first()).not.toHaveAttribute("aria-busy");
  });
}
