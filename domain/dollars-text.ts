import type { Range } from "./range.ts";
import { withThousands } from "./thousands.ts";

/** The midpoint of a US dollar range, rounded to $50 below $1,000 and to $100 above. */
export function middleOf({ from, to }: Range): Range {
  const middle = (from + to) / 2;
  const step = middle < 1000 ? 50 : 100;
  const planned = Math.max(step, Math.round(middle / step) * step);
  return { from: planned, to: planned };
}

/** The midpoint, then the range: "$600 ($400-$800)". An exact amount stays as it is. */
export function plannedText(range: Range): string {
  return range.from === range.to ? dollarsText(range) : `${dollarsText(middleOf(range))} (${dollarsText(range)})`;
}

/** "$400-$800", or one amount where both ends are the same. */
export function dollarsText({ from, to }: Range): string {
  const [least, most] = [from, to].map((dollars) => `$${withThousands(Math.round(dollars))}`);
  return least === most ? least! : `${least}-${most}`;
}
