import type { Page } from "@playwright/test";
import { card, file, INDIGO, openAdmin, readETag } from "../support/admin-page.ts";
import { holdRequests } from "../support/held-requests.ts";
import { png } from "../support/png.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** The red, green and blue of the pixel in the middle of the home page's picture, as the browser draws it. */
async function heroColor(page: Page) {
  await page.goto("/", { waitUntil: "domcontentloaded" });
  return page.locator("[data-slot=hero] img").evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("2d")!;
    context.drawImage(image, 0, 0, 1, 1);
    return Array.from(context.getImageData(0, 0, 1, 1).data.subarray(0, 3));
  });
}

/** Makes the next decoding of a picture in the page wait, as a large photo does on a phone; returns what ends the wait. */
async function holdDecoding(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const decode = globalThis.createImageBitmap;
    globalThis.createImageBitmap = async (source: ImageBitmapSource) => {
      globalThis.createImageBitmap = decode;
      await promise;
      return decode(source);
    };
    return { resolve };
  });
  return () => held.evaluate(({ resolve }) => resolve());
}

/** One of the URLs of the home page's picture; all of them change together. */
const HERO = "/media/hero/1280.jpg";

test("a new hero image is previewed, uploaded and shown, and an earlier one is restored", async ({ page }) => {
  const home = await page.context().newPage();
  const builtIn = { color: await heroColor(home), etag: await readETag(page, HERO) };
  await openAdmin(page);
  const hero = card(page, "Hero Background Image");
  await expect(hero.getByText("On the site now: the built-in picture")).toBeVisible();
  await expect(hero.getByText("JPG, PNG up to 5MB")).toBeVisible();
  await expect(hero.getByRole("button", { name: "Update Hero Image" })).toHaveCount(0);

  const toast = (words: string) => page.locator("[data-slot=toast]").filter({ hasText: words });
  const button = hero.getByRole("button", { name: "Update Hero Image" });
  await hero.getByLabel("Choose a hero image").setInputFiles(file("logo.svg", "<svg/>", "image/svg+xml"));
  await button.click();
  await expect(toast("Upload Failed")).toHaveAttribute("data-variant", "destructive");

  await hero.getByLabel("Choose a hero image").setInputFiles(file("coast.png", png(700, 100, [...INDIGO])));
  await expect(hero.locator("[data-slot=selected-file]")).toContainText("coast.png (700 × 100");
  await expect(hero.locator("[data-slot=picture-preview] canvas")).toHaveCount(2);
  await expect(hero.getByText("Plan your move to Africa, step by step").first()).toBeVisible();
  expect(await readETag(page, HERO)).toBe(builtIn.etag);

  const release = await holdRequests(page, "**/api/admin/upload-hero-image");
  await button.click();
  await expect(hero.getByRole("button", { name: "Uploading..." })).toBeDisabled();
  await expect(hero.getByRole("progressbar", { name: "Upload" })).toBeVisible();
  release();
  await expect(toast("Success!Hero image updated successfully. Changes are live now.")).toBeVisible();
  await expect(hero.locator("[data-slot=outcome-line]")).toHaveText(/^Success! Hero image updated successfully\./);
  await page.keyboard.press("F8");
  await expect(page.locator("[data-slot=toaster]")).toBeFocused();
  await expect(hero.getByText("On the site now: coast.png")).toBeVisible();
  await expect(hero.locator("[data-slot=selected-file]")).toContainText("coast.png");
  await expect(button).toBeEnabled();
  expect(await heroColor(home)).not.toEqual(builtIn.color);
  const uploaded = await readETag(page, HERO);
  expect(uploaded).not.toBe(builtIn.etag);

  // Until the second file has been decoded, a press would send the first one again.
  const finishDecoding = await holdDecoding(page);
  await hero.getByLabel("Choose a hero image").setInputFiles(file("hills.png", png(660, 100)));
  await expect(button).toBeDisabled();
  await finishDecoding();
  await button.click();
  await expect(hero.getByText("On the site now: hills.png")).toBeVisible();
  expect(await readETag(page, HERO)).not.toBe(uploaded);
  await page.getByRole("button", { name: "Manage Images" }).click();
  const history = page.getByRole("dialog", { name: "Manage Images" }).getByRole("region", { name: "Hero image" });
  await expect(history.getByRole("listitem").filter({ hasText: "On the site now" })).toContainText("hills.png");
  await expectAccessible(page);
  await history.getByRole("button", { name: "Show this one: coast.png" }).click();
  await expect(history.getByText("coast.png is on the site now.")).toBeVisible();
  expect(await readETag(page, HERO)).toBe(uploaded);
  await history.getByRole("button", { name: "Show this one: Built-in picture" }).click();
  await expect(history.getByText("Built-in picture is on the site now.")).toBeVisible();
  expect(await heroColor(home)).toEqual(builtIn.color);
});
