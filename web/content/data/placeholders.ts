import type { Fact } from "#domain/facts.ts";
import { factText } from "#web/lib/fact-text.ts";

/** How a text repeats another record: `{{kenya.entry.us.fee}}` is its value, `{{kenya.entry.us.fee|in-full}}` all that must be known with it. */
const FORMATS = {
  value: ({ value }: Fact) => String(value),
  "in-full": factText,
} as const;

const PLACEHOLDER = /\{\{([^{}|]+)(?:\|([^{}]*))?\}\}/g;

/** The records that a text repeats. */
export function placeholdersIn(text: string): readonly { id: string; format: string }[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, id = "", format = "value"]) => ({ id, format }));
}

export function isFormat(format: string): format is keyof typeof FORMATS {
  return Object.hasOwn(FORMATS, format);
}

/** The text with the words of the records that it repeats. */
export function fillPlaceholders(text: string, find: (id: string) => Fact | string): string {
  return text.replaceAll(PLACEHOLDER, (_, id: string, format = "value") => {
    const found = find(id);
    return typeof found === "string" ? found : FORMATS[format as keyof typeof FORMATS](found);
  });
}
