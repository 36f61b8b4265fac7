import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** All that can be used while a dialog is open. */
export const OPEN_DIALOG = "dialog[open]";

/** The three ways out of a dialog. On a phone a tall one fills the screen and has nothing beside it. */
export const WAYS_TO_CLOSE = ["button", "Escape", "backdrop"] as const;

export async function closeDialog(page: Page, dialog: Locator, way: (typeof WAYS_TO_CLOSE)[number]) {
  if (way === "button") await dialog.getByRole("button", { name: "Close" }).click();
  if (way === "Escape") await page.keyboard.press("Escape");
  if (way === "backdrop") await page.mouse.click(6, 300);
  await expect(dialog).toBeHidden();
}

/** Sets the visitor's clock, before the page is opened. */
export async function moveClock(page: Page, day: string) {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
}
