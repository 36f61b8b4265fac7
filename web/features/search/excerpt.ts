import { foldText } from "#domain/fold-text.ts";

/** A part of a text, where it begins, and whether the search found it. */
export type TextPart = { text: string; at: number; isFound: boolean };

/** How many characters may come before the first word that was found: more push it off the line of a phone. */
const WORDS_BEFORE = 24;

/** A word as the index takes it. */
const WORD = /([^\p{Z}\p{P}]+)/u;

/** A text in parts. @param terms the words of the index that a search found */
export function markFound(text: string, terms: readonly string[]): TextPart[] {
  let end = 0;
  return text.split(WORD).map((part) => {
    const at = end;
    end += part.length;
    return { text: part, at, isFound: terms.includes(foldText(part)) };
  });
}

/** A text from shortly before the first word that was found. */
export function excerpt(text: string, terms: readonly string[]): TextPart[] {
  const parts = markFound(text, terms);
  const first = parts.findIndex(({ isFound }) => isFound);
  const start = parts[first]?.at ?? 0;
  if (start <= WORDS_BEFORE) return parts;
  const kept = text.slice(start - WORDS_BEFORE, start).replace(/^\S*\s+/, "");
  return [{ text: `… ${kept}`, at: 0, isFound: false }, ...parts.slice(first)];
}
