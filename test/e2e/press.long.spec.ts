import { expectPressShown } from "../support/presses.ts";
import { test } from "../support/test.ts";

test("a press of a card's button is shown before the page works on it", async ({ page }) => {
  await expectPressShown(page, "/country-guides", "[data-slot=dialog-opener]", "dialog[open]");
});
