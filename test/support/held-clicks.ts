import { expect, type Locator } from "@playwright/test";

/** A click on this control waits for the scripts, and the control looks pressed until then. */
export async function expectHeld(control: Locator) {
  await expect(control).toHaveCSS("opacity", "0.75");
  await expect(control).toHaveCSS("scale", "0.98");
}
