import type { Range } from "./range.ts";
import { withThousands } from "./thousands.ts";

/** "$400-$800", or one amount where both ends are the same. */
export function dollarsText({ from, to }: Range): string {
  const [least, most] = [from, to].map((dollars) => `$${withThousands(Math.round(dollars))}`);
  return least === most ? least! : `${least}-${most}`;
}
