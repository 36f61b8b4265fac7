import { expectPicturesInTurn } from "../support/picture-pages.ts";
import { test } from "../support/test.ts";

test("the home page loads its pictures as they come near, and nothing moves @both", async ({ page }) => {
  await expectPicturesInTurn(page, "/");
});

test("a page of cards loads its pictures as they come near, and nothing moves", async ({ page }) => {
  await expectPicturesInTurn(page, "/country-guides");
});
