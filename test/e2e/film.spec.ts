import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../support/test.ts";
import { recordTracker } from "../support/tracker.ts";

const OWN_FILM = /\/assets\/homeward-[^/]+\.(webm|mp4|vtt|webp)$/;

const facade = (page: Page) => page.getByRole("button", { name: "Play the film" });
const player = (page: Page) => page.locator("main video");

test("the film loads when play is pressed, has captions, and tracks each play, pause and end once", async ({
  page,
}) => {
  const trackerCalls = await recordTracker(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (OWN_FILM.test(request.url()) || !request.url().includes("//localhost:")) asked.push(request.url());
  });
  await open(page, "/");
  await facade(page).scrollIntoViewIfNeeded();
  await expect(page.getByText("It loads only when you press play.")).toBeVisible();
  expect(asked.filter((url) => !url.startsWith("data:"))).toEqual([]);
  await facade(page).click();
  await expect(player(page)).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);

  const ofTheFilm = async () =>
    (await trackerCalls()).filter(([event]) => event.startsWith("video_") && event !== "video_section_view");
  const label = { event_category: "video", event_label: "guidance_preview" };
  await expect.poll(() => player(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.3);
  const film = await player(page).evaluate((video: HTMLVideoElement) => {
    const [track] = video.textTracks;
    const [first] = track?.cues ?? [];
    const { videoWidth: width, videoHeight: height, duration, currentSrc } = video;
    return { width, height, duration, currentSrc, mode: track?.mode, words: (first as VTTCue | undefined)?.text };
  });
  expect(film).toMatchObject({ width: 1280, height: 720, mode: "showing" });
  expect(film.words).toContain("Where in Africa could home be?");
  expect(film.currentSrc).toMatch(/\.webm$/);
  // The press was tracked; the player's own start after it is not a second play.
  expect(await ofTheFilm()).toEqual([["video_play", label]]);

  await player(page).evaluate((video: HTMLVideoElement) => video.pause());
  await expect.poll(ofTheFilm).toEqual([
    ["video_play", label],
    ["video_pause", label],
  ]);
  await player(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.5;
    return video.play();
  });
  await expect.poll(ofTheFilm).toEqual([
    ["video_play", label],
    ["video_pause", label],
    ["video_play", label],
    ["video_complete", label],
  ]);
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
