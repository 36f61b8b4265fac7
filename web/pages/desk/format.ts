import type { Json } from "#domain/edits.ts";
import { type DeskRow, isMap, readToken, rowTitle, tokensIn } from "#web/content/desk-rows.ts";

/** What an entry says, in a line: its value, or its own words. */
export function wordsOfValue(value: Json | undefined): string {
  if (value === undefined || value === null) return "";
  if (value === "notPublished") return "Not published";
  if (!isMap(value)) return Array.isArray(value) ? value.map(wordsOfValue).join("; ") : String(value);
  const key = MAIN_KEYS.find((one) => value[one] !== undefined);
  if (key) return wordsOfValue(value[key]);
  return typeof value.from === "number" ? `${value.from} to ${String(value.to)}` : "";
}

/** What says the most of an entry, from the first. */
const MAIN_KEYS = [
  "value",
  "price",
  "answer",
  "text",
  "excerpt",
  "about",
  "fits",
  "whoFor",
  "passports",
  "description",
  "intro",
  "publisher",
  "address",
  "reasons",
  "more",
  "against",
  "perDollar",
  "index",
  "url",
  "lead",
] as const;

/** A text with what its tokens say; one that no live text has is named by its entry. */
export function filledText(text: string, index: readonly DeskRow[] = []): string {
  return tokensIn(text).reduce((filled, token) => {
    const row = index.find(({ id }) => id === readToken(token).id);
    return filled.replaceAll(token, liveWordsOf(token, index) ?? (row ? `[${rowTitle(row)}]` : token));
  }, text);
}

/** What a token says on the live site; undefined where no text there has it. */
export function liveWordsOf(token: string, index: readonly DeskRow[]): string | undefined {
  return index.find(({ tokens }) => tokens && token in tokens)?.tokens![token];
}

/** The address of a page in words: "/country-guides/kenya#entry" as "Country guides, Kenya, Entry". */
export function pageWords(path: string): string {
  if (path === "/") return "Home page";
  const parts = path.split(/[/#]/).filter(Boolean);
  return parts.map((part) => (part.charAt(0).toUpperCase() + part.slice(1)).replaceAll("-", " ")).join(", ");
}

/** Everything that an entry says, in a line. */
export function everyWordOf(value: Json | undefined): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value as object)
    .map(everyWordOf)
    .join(" ");
}
