import { joinWords } from "#domain/join-words.ts";

/** Names in a sentence: "Ghana, Kenya and Rwanda", or with `or`. */
export function listNames(named: readonly { name: string }[], word: "and" | "or" = "and"): string {
  return joinWords(
    named.map(({ name }) => name),
    word,
  );
}
