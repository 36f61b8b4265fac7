import { expectPicturesInTurn, expectPosterOfHero } from "../support/picture-pages.ts";
import { test } from "../support/test.ts";

test("the home page loads its pictures as they come near, and nothing moves @both", async ({ page }) => {
  await expectPicturesInTurn(page, "/");
});

test("a page of cards loads its pictures as they come near, and nothing moves", async ({ page }) => {
  await expectPicturesInTurn(page, "/country-guides");
});

test("the poster of a hero is loaded once where it is shown, and not at all on a phone @both", async ({ page }) => {
  await expectPosterOfHero(page, "/community");
});
