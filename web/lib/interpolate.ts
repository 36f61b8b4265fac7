import { withThousands } from "#domain/thousands.ts";

/** Puts names into a text: `interpolate("for {country}", { country: "Ghana" })`. A placeholder without a name stays as it is. */
export function interpolate(text: string, names: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, key: string) => names[key] ?? placeholder);
}

/** Words for a number of things: `one` for exactly one, `many` for any other number, `{count}` standing for it. */
export type CountText = { one: string; many: string };

export function countText({ one, many }: CountText, count: number): string {
  return count === 1 ? one : interpolate(many, { count: withThousands(count) });
}
