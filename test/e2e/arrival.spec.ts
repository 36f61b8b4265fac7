import { expectArrivalWithoutShift } from "../support/site-in-pieces.ts";
import { test } from "../support/test.ts";

test("the home page arrives in pieces, and nothing moves @both", async ({ page }) => {
  await expectArrivalWithoutShift(page, "/");
});
