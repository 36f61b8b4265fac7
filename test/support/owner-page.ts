import type { Locator, Page } from "@playwright/test";
import { OWNER_KEY } from "./owner-key.ts";
import { expect } from "./test.ts";

/** Opens a page of the back office as the owner does: by the sign-in link. */
export async function openAsOwner(page: Page, path: string) {
  await page.goto(`${path}#key=${OWNER_KEY}`);
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
}

/** Chooses an action from a menu of the back office. @param opener the button that opens the menu */
export async function chooseAction(opener: Locator, name: string) {
  await opener.click();
  await opener.page().getByRole("menuitem", { name, exact: true }).click();
}

/** Makes the page believe that its tab is hidden or shown again. */
export async function setHidden(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "visibilityState", { value: hidden ? "hidden" : "visible", configurable: true });
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, isHidden);
}
