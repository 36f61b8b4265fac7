import { expectPressShown } from "../support/presses.ts";
import { test } from "../support/test.ts";

test("a press of the finder's button is shown before the page works on it", async ({ page }) => {
  await expectPressShown(page, "/", "[data-slot=finder] [type=submit]", "[data-slot=match]");
});
