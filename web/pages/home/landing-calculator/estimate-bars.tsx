import { dollars } from "#domain/calculation-summary.ts";
import type { LandingEstimate } from "#domain/landing-estimate.ts";
import { type ChartColor, fill } from "#web/pictures/charts/colors.ts";
import { share } from "#web/pictures/charts/scale.ts";
import { ESTIMATE_PARTS } from "./parts-table.tsx";
import { RESULTS_TEXTS } from "./results-copy.ts";

const { parts: texts } = RESULTS_TEXTS;

/** The colors of the parts, in their order. */
const COLORS: readonly ChartColor[] = [1, 2, 3, 4, 5];

/** Height of the tallest bar, and of a value's line of text beside it, in pixels. */
const HEIGHT = 256;
const LINE = 20;

type EstimateBarsProps = { estimate: LandingEstimate; destination: string };

/** The two months as bars of the same parts on one scale. Visual only: the table beside them holds the same data. */
export function EstimateBars({ estimate: { current, new: there }, destination }: EstimateBarsProps) {
  const whole = Math.max(current.total, there.total);
  return (
    <div aria-hidden data-slot="chart">
      <div className="flex items-end justify-around gap-4 border-b-2 border-field-line">
        <Bar label={texts.now} month={{ ...current, staff: 0 }} whole={whole} />
        <Bar label={destination} month={there} whole={whole} />
      </div>
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
        {ESTIMATE_PARTS.map((part, index) => (
          <li key={part} className="flex items-center gap-2">
            <span className={`size-4 shrink-0 rounded-sm ${fill(COLORS[index]!)}`} />
            {texts[part]}
          </li>
        ))}
      </ul>
    </div>
  );
}

type BarProps = { label: string; month: LandingEstimate["new"]; whole: number };

/** A month: a part of nothing is not in the picture. */
function Bar({ label, month, whole }: BarProps) {
  const segments = ESTIMATE_PARTS.map((part, index) => ({
    part,
    value: month[part],
    color: fill(COLORS[index]!),
  })).filter(({ value }) => value > 0);
  const heights = segments.map(({ value }) => (share(value, whole) / 100) * HEIGHT);
  const middles = heights.map((height, index) => heights.slice(0, index).reduce((sum, one) => sum + one, height / 2));
  // Measured from the foot of the line, so that the lowest one does not hang below the bars.
  const lines = spread(
    middles.map((middle) => middle - LINE / 2),
    LINE,
    HEIGHT - LINE,
  );
  return (
    <div className="w-40 max-w-1/2">
      <p className="leading-snug font-semibold">{label}</p>
      <p className="font-serif text-2xl leading-tight font-medium text-heading tabular-nums">{dollars(month.total)}</p>
      <div className="relative mt-3" style={{ height: HEIGHT }}>
        <div className="absolute bottom-0 flex w-16 flex-col-reverse overflow-hidden rounded-t-md sm:w-20">
          {segments.map(({ part, color }, index) => (
            <div
              key={part}
              data-slot="segment"
              className={`border-t-2 border-transparent bg-clip-padding last:border-t-0 ${color}`}
              style={{ height: Math.max(heights[index]!, 4) }}
            />
          ))}
        </div>
        {segments.map(({ part, value, color }, index) => (
          <span
            key={part}
            className="absolute left-18 flex items-center gap-1.5 text-sm leading-snug whitespace-nowrap tabular-nums sm:left-23"
            style={{ bottom: lines[index] }}
          >
            <span className={`size-2 rounded-full ${color}`} />
            {dollars(value)}
          </span>
        ))}
      </div>
    </div>
  );
}

/**
 * Where labels stand so that none covers another: as near to the wanted positions as `gap` allows, all within the range from 0
 * to `length`. Where they cannot all fit, they share the range evenly.
 * @param wishes wanted positions, ascending
 * @returns positions in the same order, in the same unit
 */
export function spread(wishes: readonly number[], gap: number, length: number): number[] {
  const step = wishes.length > 1 ? Math.min(gap, length / (wishes.length - 1)) : gap;
  const places: number[] = [];
  for (const wish of wishes) places.push(Math.max(wish, 0, (places.at(-1) ?? -step) + step));
  let ceiling = length;
  for (let index = places.length - 1; index >= 0; index -= 1) {
    places[index] = Math.min(places[index]!, ceiling);
    ceiling = places[index]! - step;
  }
  return places;
}
