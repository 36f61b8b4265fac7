import type { Range } from "./range.ts";
import { withThousands } from "./thousands.ts";

/** To $5 below $100, to $50 below $1,000 and to $100 above: no planning figure is more exact. */
function roundOff(dollars: number): number {
  const step = dollars < 100 ? 5 : dollars < 1000 ? 50 : 100;
  return Math.max(step, Math.round(dollars / step) * step);
}

/** The midpoint of a US dollar range, to plan with. */
export function middleOf({ from, to }: Range): Range {
  const planned = roundOff((from + to) / 2);
  return { from: planned, to: planned };
}

/** A US dollar range with the ends that one plans with. An exact amount stays as it is. */
export function roundEnds(range: Range): Range {
  const { from, to } = range;
  return from === to ? range : { from: roundOff(from), to: roundOff(to) };
}

/** The midpoint, then the range: "$600 ($400-$800)". @param write an amount in the currency that is shown */
export function plannedText(range: Range, write: (range: Range) => string = dollarsText): string {
  const { from, to } = roundEnds(range);
  return from === to ? write({ from, to }) : `${write(middleOf(range))} (${write({ from, to })})`;
}

/** "$400-$800", or one amount where both ends are the same. */
export function dollarsText({ from, to }: Range): string {
  const [least, most] = [from, to].map((dollars) => `$${withThousands(Math.round(dollars))}`);
  return least === most ? least! : `${least}-${most}`;
}
