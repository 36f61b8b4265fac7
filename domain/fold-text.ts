/** Letters that Unicode doesn't take apart into a plain letter and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ɖ: "d",
  ŋ: "n",
  ɔ: "o",
  ɛ: "e",
  ı: "i",
};
const LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join("")}]`, "g");

/**
 * A text as every search compares it: lower case, without accents, with straight apostrophes and plain dashes, so that
 * "jose" finds José and the curly apostrophe of a phone finds a straight one. Idempotent.
 */
export function foldText(text: string): string {
  return text
    .replaceAll(/[’‘ʼʻ′´`]/g, "'")
    .replaceAll(/[‐‑‒–—−]/g, "-")
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(LETTERS, (letter) => PLAIN_LETTERS[letter]!);
}
