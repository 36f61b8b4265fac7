/** A color of the charts by its number in styles/tokens.css, or the quiet one for bars that are only compared with. */
export type ChartColor = 1 | 2 | 3 | 4 | 5 | "quiet";

/**
 * As utility classes. The colors of a chart carry meaning, so they stay in print and in forced-colors mode.
 */
const CLASSES: Readonly<Record<ChartColor, string>> = {
  1: "bg-chart-1",
  2: "bg-chart-2",
  3: "bg-chart-3",
  4: "bg-chart-4",
  5: "bg-chart-5",
  quiet: "bg-chart-quiet",
};

export function fill(color: ChartColor): string {
  return `${CLASSES[color]} forced-color-adjust-none [print-color-adjust:exact]`;
}
