/** "one", "one and another", "one, another and a third", or with `or`. */
export function joinWords(words: readonly string[], word: "and" | "or" = "and"): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${word} ${words.at(-1)}`;
}
