import type { Page } from "@playwright/test";
import { FILM_TEXTS } from "../../web/features/film/copy.ts";
import { expect, expectAccessible, open, test } from "../support/test.ts";

const PREVIEW = "https://video.homeward.example/embed/preview";

const facade = (page: Page) => page.getByRole("button", { name: "Play the film" });
const player = (page: Page) => page.locator("main video");

/** What web/features/film/film.tsx adds where a preview is configured. */
const PREVIEW_PARTS = `<template data-slot="film-frame"><iframe src="${PREVIEW}" title="${FILM_TEXTS.frameTitle}"></iframe>
  <p role="status">${FILM_TEXTS.loading}</p></template>
  <template data-slot="film-swap"><button type="button">${FILM_TEXTS.swap}</button></template>`;

/** Serves the home page as a build with `VITE_VIDEO_URL` has it: the preview's frame and links, and its host in the policy. */
async function configurePreview(page: Page) {
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers["content-security-policy"]!;
    expect(policy).toContain("frame-src 'none'");
    await route.fulfill({
      response,
      body: (await response.text())
        .replace('<template data-slot="film-player">', (player) => PREVIEW_PARTS + player)
        .replaceAll(/href="\/assets\/homeward-[^"]*"/g, `href="${PREVIEW}"`),
      headers: { ...headers, "content-security-policy": policy.replace("frame-src 'none'", `frame-src ${PREVIEW}`) },
    });
  });
}

test("an external preview shows when play is pressed, and our own player can take its place", async ({ page }) => {
  const asked: string[] = [];
  await configurePreview(page);
  await page.route(PREVIEW, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Preview</title><p>The preview plays.</p>" });
  });
  await open(page, "/");
  await facade(page).scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await facade(page).click();
  await expect(page.frameLocator("iframe").getByText("The preview plays.")).toBeVisible();
  expect(asked).toEqual([PREVIEW]);
  await expect(player(page)).toHaveCount(0);
  await page.getByRole("button", { name: /Is the film not playing/ }).click();
  await expect(player(page)).toBeVisible();
});

test("our own player replaces the external one if it has not loaded within 8 seconds", async ({ page }) => {
  await page.clock.install();
  await configurePreview(page);
  await page.route(PREVIEW, () => new Promise(() => {}));
  await open(page, "/");
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await facade(page).click();
  await expect(page.getByText("The film is loading.")).toBeVisible();
  await expect(page.locator("main :focus")).toHaveCount(1);
  await page.clock.runFor(7_900);
  await expect(page.locator("iframe")).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(player(page)).toBeVisible();
  await expect(player(page)).toContainText("Your browser does not support the video tag.");
  await expect(player(page).getByRole("link", { includeHidden: true })).toHaveAttribute("href", PREVIEW);
  await page.clock.resume();
  await expectAccessible(page, "section:has(video)");
});

test.describe("when our film does not load either", () => {
  test.use({ expectedNoise: [/Failed to load resource/] });
  test("its poster and a link to the film are shown", async ({ page }) => {
    await page.route(/\.(webm|mp4)$/, (route) => route.abort());
    await open(page, "/");
    await facade(page).click();
    const fallback = page.locator("[data-slot=film-fallback]");
    await expect(fallback).toContainText("The film did not load.");
    await expect(fallback.getByRole("link", { name: "Open the film in a new tab" })).toBeVisible();
    await expectAccessible(page, "[data-slot=film-fallback]");
  });
});
