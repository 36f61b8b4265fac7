import { expect, open, test } from "../support/test.ts";

/** The pages that are told in pictures. */
const PICTURE_PAGES = ["/", "/country-guides", "/top-countries", "/visa-information", "/blog"];

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

for (const path of PICTURE_PAGES) {
  test(`${path} loads its first picture at once and the others as they come near, and nothing moves`, async ({
    page,
    isMobile,
  }) => {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as Shift[])
          if (!shift.hadRecentInput) shifts.push(`${shift.value} at ${Math.round(shift.startTime)}`);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await open(page, path);

    const pictures = await page.locator("main img").evaluateAll((images) =>
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

    const step = isMobile ? 600 : 700;
    for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += step) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), y);
      await page.waitForTimeout(60);
    }
    const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    const total = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
    expect(total, shifts.join(", ")).toBeLessThan(0.01);
  });
}

test("the finder's map and its hint come into the room that is kept for them", async ({ page, isMobile }) => {
  test.skip(!isMobile, "the hint is longest on a phone");
  await page.setViewportSize({ width: 360, height: 740 });
  const finder = page.locator("[data-slot=finder]");
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route(/\.js$/, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  await page.waitForFunction(() => document.styleSheets.length > 0);
  await page.evaluate(() => document.fonts.ready);
  const before = (await finder.boundingBox())!.height;
  isHeld = false;
  for (const release of held) release();
  await finder.scrollIntoViewIfNeeded();
  await expect(page.locator("[data-slot=africa-map]")).toBeVisible();
  expect((await finder.boundingBox())!.height).toBe(before);
});
