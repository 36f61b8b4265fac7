import { foldText } from "#domain/fold-text.ts";

/** Whether one of the texts contains the trimmed query, as `foldText` compares them; an empty query matches everything. */
export function matchesQuery(query: string, texts: readonly string[]): boolean {
  const needle = foldText(query.trim());
  return texts.some((text) => foldText(text).includes(needle));
}
