import { expect, type Page } from "@playwright/test";

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

type Recorder = { shiftsSoFar: () => string[] };

/** Notes from the next navigation on what moves by itself on a page. */
export async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const observer = new PerformanceObserver(note);
    function note(list: { getEntries: () => PerformanceEntry[] }) {
      // Those soon after input, too: Chromium takes a phone's first layouts for input, and so it does any key.
      for (const shift of list.getEntries() as Shift[]) {
        const moved = shift.sources.map(({ node, previousRect, currentRect }) => {
          const text = node?.textContent?.slice(0, 40) ?? "an element that is gone";
          const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
          return `${node?.nodeName} "${text}" from ${box(previousRect)} to ${box(currentRect)}`;
        });
        shifts.push(`${shift.value} at ${Math.round(shift.startTime)} ms: ${moved.join(", ")}`);
      }
    }
    observer.observe({ type: "layout-shift", buffered: true });
    function shiftsSoFar() {
      note({ getEntries: () => observer.takeRecords() });
      return shifts;
    }
    Object.assign(globalThis, { shiftsSoFar });
  });
}

/** Loads all fonts of a page whose styles are there or come, also before anything is drawn: so it waits for no frame. */
export async function loadFonts(page: Page) {
  const load = () => {
    // Makes the faces of the styles known.
    getComputedStyle(document.documentElement).getPropertyValue("color");
    return Promise.allSettled([...document.fonts].map((face) => face.load())).then((faces) => faces.length);
  };
  await expect.poll(() => page.evaluate(load)).toBeGreaterThan(0);
}

/** Takes what has moved until now out of the record, the last frame included. */
export async function takeShifts(page: Page): Promise<string[]> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.evaluate(() => (globalThis as unknown as Recorder).shiftsSoFar().splice(0));
}

/**
 * Expects that nothing has moved by itself since the navigation, or since shifts were taken.
 * @param limit of the cumulative layout shift; otherwise it has to be 0.000
 */
export async function expectNothingMoved(page: Page, limit = 0.0005) {
  const shifts = await takeShifts(page);
  const total = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
  expect(total, shifts.join(", ")).toBeLessThan(limit);
}
