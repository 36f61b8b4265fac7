import { named } from "./named.ts";

/** Words for a number of things: `one` for exactly one, `many` for any other number, `{count}` standing for it. */
export type CountText = { one: string; many: string };

export function countText({ one, many }: CountText, count: number): string {
  return count === 1 ? one : named(many, { count: String(count) });
}
