/** A colour of the charts by its place in styles/tokens.css, or the quiet one of what only stands there to compare. */
export type ChartColour = 1 | 2 | 3 | 4 | 5 | "quiet";

/**
 * As utility classes. Colours are the message of a chart: they stay in print, and where a visitor's own colours replace
 * the page's.
 */
const CLASSES: Readonly<Record<ChartColour, string>> = {
  1: "bg-[var(--chart-1)]",
  2: "bg-[var(--chart-2)]",
  3: "bg-[var(--chart-3)]",
  4: "bg-[var(--chart-4)]",
  5: "bg-[var(--chart-5)]",
  quiet: "bg-[var(--chart-quiet)]",
};

const SERIES = [1, 2, 3, 4, 5] as const satisfies readonly ChartColour[];

/** The class that fills a mark with a colour. */
export function fill(colour: ChartColour): string {
  return `${CLASSES[colour]} forced-color-adjust-none [print-color-adjust:exact]`;
}

/** The colour of a series by its place; there are five, and a chart with more series than that says too much. */
export function seriesColour(index: number): ChartColour {
  return SERIES[index % SERIES.length]!;
}
