import { ChartFigure } from "#web/pictures/charts/chart-figure.tsx";
import { fill, seriesColor } from "#web/pictures/charts/colors.ts";
import { drawn, largest, share, spread } from "#web/pictures/charts/scale.ts";

/** Height of the tallest bar, and of a value's line of text beside it, in pixels. */
const HEIGHT = 256;
const LINE = 20;

/** A part of every bar: its values in the order of the bars, each 0 or more. At most five parts. */
type BarPart = { label: string; values: readonly number[] };

type StackedBarsProps = {
  caption: string;
  hideCaption?: boolean;
  /** Names of the bars, from left to right. */
  bars: readonly string[];
  /** From the foot of the bars upwards. */
  parts: readonly BarPart[];
  /** A value in words: "$1,234". */
  format: (value: number) => string;
  /** Words of the table: over the parts' names, and beside the sums. */
  headings: { part: string; total: string };
  /** Said where there are no bars or no parts. */
  empty: string;
  className?: string;
};

/** Two or more bars side by side on one scale, each made of the same parts, with a legend and every value in figures. */
export function StackedBars({ bars, parts, format, headings, ...figure }: StackedBarsProps) {
  const stacks = bars.map((label, bar) => stackParts(label, bar, parts));
  const whole = largest(stacks.map(({ total }) => total));
  const isEmpty = bars.length === 0 || parts.length === 0;
  const formatCells = (values: readonly number[]) => bars.map((_, bar) => format(values[bar] ?? 0));
  const table = {
    headings: [headings.part, ...bars],
    rows: isEmpty
      ? []
      : [
          ...parts.map(({ label, values }) => ({ key: label, cells: [label, ...formatCells(values)] as const })),
          { key: "total", cells: [headings.total, ...formatCells(stacks.map(({ total }) => total))] as const },
        ],
  };
  return (
    <ChartFigure table={table} {...figure}>
      <div className="flex items-end justify-around gap-4 border-b-2 border-field-line">
        {stacks.map((stack) => (
          <Bar key={stack.label} stack={stack} whole={whole} format={format} />
        ))}
      </div>
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
        {parts.map(({ label }, index) => (
          <li key={label} className="flex items-center gap-2">
            <span className={`size-4 shrink-0 rounded-sm ${fill(seriesColor(index))}`} />
            {label}
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}

type Stack = { label: string; total: number; segments: readonly { label: string; value: number; part: number }[] };

/** What a bar draws: a part of nothing is not in the picture. */
function stackParts(label: string, bar: number, parts: readonly BarPart[]): Stack {
  const segments = parts
    .map((part, index) => ({ label: part.label, value: drawn(part.values[bar] ?? 0), part: index }))
    .filter(({ value }) => value > 0);
  return { label, total: segments.reduce((sum, { value }) => sum + value, 0), segments };
}

type BarProps = { stack: Stack; whole: number; format: (value: number) => string };

function Bar({ stack, whole, format }: BarProps) {
  const heights = stack.segments.map(({ value }) => (share(value, whole) / 100) * HEIGHT);
  const middles = heights.map((height, index) => heights.slice(0, index).reduce((sum, one) => sum + one, height / 2));
  // Measured from the foot of the line, so that the lowest one does not hang below the bars.
  const lines = spread(
    middles.map((middle) => middle - LINE / 2),
    LINE,
    HEIGHT - LINE,
  );
  return (
    <div className="w-40 max-w-1/2">
      <p className="leading-snug font-semibold">{stack.label}</p>
      <p className="font-serif text-2xl leading-tight font-medium text-heading tabular-nums">{format(stack.total)}</p>
      <div className="relative mt-3" style={{ height: HEIGHT }}>
        <div className="absolute bottom-0 flex w-16 flex-col-reverse overflow-hidden rounded-t-md sm:w-20">
          {stack.segments.map(({ label, part }, index) => (
            <div
              key={label}
              data-slot="segment"
              className={`border-t-2 border-transparent bg-clip-padding last:border-t-0 ${fill(seriesColor(part))}`}
              style={{ height: Math.max(heights[index]!, 4) }}
            />
          ))}
        </div>
        {stack.segments.map(({ label, value, part }, index) => (
          <span
            key={label}
            className="absolute left-18 flex items-center gap-1.5 text-sm leading-snug whitespace-nowrap tabular-nums sm:left-23"
            style={{ bottom: lines[index] }}
          >
            <span className={`size-2 rounded-full ${fill(seriesColor(part))}`} />
            {format(value)}
          </span>
        ))}
      </div>
    </div>
  );
}
