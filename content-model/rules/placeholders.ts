/**
 * How a text repeats another record: `{{kenya.entry.us.fee}}` is its value, `|in-full` all that must be known with it,
 * `|dollars` and `|dollars-a-month` what its amounts come to in US dollars, `|time` its time: "8 to 17 weeks".
 */
export const FORMAT_NAMES = ["value", "in-full", "dollars", "dollars-a-month", "time"] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];

export const PLACEHOLDER = /\{\{([^{}|]+)(?:\|([^{}]*))?\}\}/g;
/** It ends in the paragraph in which it begins, and before it is longer than any text should be: so it is found fast. */
const CONDITION = /\{\{if ([^{}]+)\}\}((?:(?!\n\n).){0,2000}?)(?:\{\{else\}\}((?:(?!\n\n).){0,2000}?))?\{\{end\}\}/gs;

type Placeholder = { id: string; format: string; index: number };

/** What a text repeats, each with its place in the text. */
export function placeholdersIn(text: string): readonly Placeholder[] {
  return [...text.matchAll(PLACEHOLDER)].map(({ index, 1: id = "", 2: format = "value" }) => ({ id, format, index }));
}

/** A brace too few or too many around a name, or another single one: such a text would be on the page as it is. */
const STRAY_BRACES = /\{\{|\}\}|\{[a-z-]+(?:\.[\w-]+){2,}[^{}]*\}/;

/** What is wrong with the braces of a text, and where. */
export function faultOfBraces(text: string): { words: string; index: number } | undefined {
  const index = text.replaceAll(PLACEHOLDER, (all) => " ".repeat(all.length)).search(STRAY_BRACES);
  if (index === -1) return undefined;
  return { words: "An id has two braces before and two after it: {{kenya.permits.class-d.fee}}.", index };
}

/** The conditions of a text, each with its place, and the text without them: both of its sides, to be read for the rest. */
export function conditionsIn(text: string) {
  const conditions = [...text.matchAll(CONDITION)].map(({ index, 1: name = "" }) => ({ name, index }));
  // As long as before, so that places stay.
  const blank = (mark: string) => " ".repeat(mark.length);
  const rest = text.replaceAll(CONDITION, (all) => all.replaceAll(/\{\{(?:if [^{}]+|else|end)\}\}/g, blank));
  return { conditions, rest };
}

export function isFormat(format: string): format is FormatName {
  return (FORMAT_NAMES as readonly string[]).includes(format);
}

/** The text with one side of each of its conditions. */
export function chooseSides(text: string, holds: (condition: string) => boolean): string {
  return text.replaceAll(CONDITION, (_, name: string, then: string, otherwise = "") =>
    holds(name) ? then : otherwise,
  );
}
