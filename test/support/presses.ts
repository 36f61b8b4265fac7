import type { Page } from "@playwright/test";
import { expect, open } from "./test.ts";

/** Expects that a press of a control is shown in the next frame, and only then answered. */
export async function expectPressShown(page: Page, path: string, control: string, answer: string) {
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
}
