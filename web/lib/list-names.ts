/** Names in a sentence: "Ghana, Kenya and Rwanda", or with `or`. */
export function listNames(named: readonly { name: string }[], word: "and" | "or" = "and"): string {
  const names = named.map(({ name }) => name);
  return [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(` ${word} `);
}
