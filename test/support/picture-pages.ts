import type { Page } from "@playwright/test";
import { holdRequests } from "./held-requests.ts";
import { expectNothingMoved, loadFonts, recordShifts, takeShifts } from "./layout-shifts.ts";
import { expect, hydrated, settled } from "./test.ts";

/** Scrolls a page to its end, a screen at a time; goes on when the pictures of each screen are there and drawn. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isOnScreen = ({ top, bottom, left, right }: DOMRect) =>
      bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight * 0.75) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
      const pictures = [...document.querySelectorAll<HTMLImageElement>("main img")];
      const onScreen = pictures.filter((picture) => isOnScreen(picture.getBoundingClientRect()));
      while (onScreen.some(({ complete, naturalWidth }) => !complete || naturalWidth === 0)) await frame();
      await frame();
    }
  });
}

/** The size of each picture's box, in whole pixels. */
function boxSizes(page: Page) {
  return page
    .locator("main img")
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).map(
        ({ src, offsetWidth, offsetHeight }) => `${offsetWidth}x${offsetHeight} ${src}`,
      ),
    );
}

/** The name of a poster's print without its width and format, or undefined where a text names none. */
function printName(text: string): string | undefined {
  return /\/posters\/([\w-]+)-\d+\.\w+/.exec(text)?.[1];
}

/** The pictures of which a smaller file is offered that fills at least 95% of the pixels that they are drawn over. */
function findOversized(page: Page) {
  return page.locator("main picture > img").evaluateAll((images) =>
    (images as HTMLImageElement[]).flatMap((image) => {
      const { offsetWidth, offsetHeight, parentElement, currentSrc } = image;
      const used = [...parentElement!.querySelectorAll("source")].find(
        ({ media, srcset }) =>
          matchMedia(media || "all").matches && srcset.includes(new URL(currentSrc, location.href).pathname),
      );
      const files = (used?.srcset ?? "").split(",").map((file) => file.trim().split(" "));
      const taken = files.findIndex(([url = ""]) => currentSrc.endsWith(url));
      const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
      const drawn = Math.max(offsetWidth, offsetHeight * ratio) * devicePixelRatio;
      const smaller = Number.parseInt(files[taken - 1]?.[1] ?? "0", 10);
      return offsetWidth > 0 && smaller >= drawn * 0.95
        ? [`${currentSrc}, drawn over ${Math.round(drawn)} pixels`]
        : [];
    }),
  );
}

/** The poster of a page's hero is loaded once and without waiting where it is shown, and not at all on a phone. */
export async function expectPosterOfHero(page: Page, path: string) {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(path);
  const poster = page.locator("[data-slot=hero-poster] img");
  await expect(poster).toHaveAttribute("loading", "eager");
  const isWide = await page.evaluate(() => matchMedia("(width>=1024px)").matches);
  await settled(page);
  await expect(poster).toHaveJSProperty("complete", true);
  await expect(poster).toBeVisible({ visible: isWide });
  // Before the sources are read: a picture that comes near meanwhile is requested later.
  const requestedSoFar = [...requested];
  const shown = await poster.evaluate((image: HTMLImageElement) => image.currentSrc);
  if (!isWide) expect(shown).toMatch(/^data:/);
  else expect(requestedSoFar.filter((path) => shown.endsWith(path))).toHaveLength(1);
  // No other width or format of it either, unless a card shows the same poster.
  const source = page.locator("[data-slot=hero-poster] source").first();
  const inHero = printName((await source.getAttribute("srcset"))!);
  const inCards = await page
    .locator("[data-slot=poster]:not([data-slot=hero-poster] img)")
    .evaluateAll((images) => (images as HTMLImageElement[]).map(({ currentSrc }) => currentSrc));
  if (inCards.some((url) => printName(url) === inHero)) return;
  expect(requestedSoFar.filter((path) => printName(path) === inHero)).toHaveLength(isWide ? 1 : 0);
}

/**
 * Expects of a page that it loads its first picture at once and the others as they come near, and that nothing
 * moves.
 */
export async function expectPicturesInTurn(page: Page, path: string) {
  await recordShifts(page);
  const release = await holdRequests(page, /\/(assets\/posters|media)\//);
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  await page.waitForFunction(() => document.styleSheets.length > 0);
  // Fonts that come after the first paint may change a word's width (arrival.spec.ts).
  await loadFonts(page);
  await takeShifts(page);
  const sizesBefore = await boxSizes(page);
  release();
  await hydrated(page);

  const pictures = await page.locator("main img:not([data-slot=hero-poster] img)").evaluateAll((images) =>
    (images as HTMLImageElement[]).map(({ loading, fetchPriority, attributes }) => ({
      loading,
      fetchPriority,
      hasSize: ["width", "height"].every((name) => Number(attributes.getNamedItem(name)?.value) > 0),
    })),
  );
  expect(pictures.length).toBeGreaterThan(2);
  expect(pictures.map(({ loading }) => loading)).toEqual(pictures.map((_, at) => (at === 0 ? "eager" : "lazy")));
  expect(pictures.filter(({ hasSize }) => !hasSize)).toEqual([]);
  // The home page's first picture is its largest element; elsewhere that is a heading, which waits for no picture.
  expect(pictures[0]!.fetchPriority).toBe(path === "/" ? "high" : "auto");

  await scrollThrough(page);
  await settled(page);
  expect(await boxSizes(page)).toEqual(sizesBefore);
  expect(await findOversized(page)).toEqual([]);
  await expectNothingMoved(page);
}
