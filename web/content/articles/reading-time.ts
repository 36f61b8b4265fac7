/** Words per minute, a little slower than the average adult, because these texts are instructions. */
const WORDS_PER_MINUTE = 200;

/** Number of words in a text: runs of characters between white space that hold a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

/** Whole minutes, rounded up and at least 1, that reading these texts takes. */
export function readingMinutes(texts: readonly string[]): number {
  const words = texts.reduce((sum, text) => sum + countWords(text), 0);
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/** The `readTime` of a blog post, for example "4 min read". Computed from the text. */
export function readTime(texts: readonly string[]): string {
  return `${readingMinutes(texts)} min read`;
}
