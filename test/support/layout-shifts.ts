import { expect, type Page } from "@playwright/test";

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Notes from the next navigation on what moves by itself on a page. */
export async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    const observer = new PerformanceObserver(note);
    function note(list: { getEntries: () => PerformanceEntry[] }) {
      for (const shift of list.getEntries() as Shift[])
        if (!shift.hadRecentInput) {
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

/** Expects that nothing has moved by itself since the navigation: a cumulative layout shift of 0.000. */
export async function expectNothingMoved(page: Page) {
  const shifts = await page.evaluate(() => (globalThis as unknown as { shiftsSoFar: () => string[] }).shiftsSoFar());
  const total = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
  expect(total, shifts.join(", ")).toBeLessThan(0.0005);
}
