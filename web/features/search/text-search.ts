/** Whether one of the texts contains the trimmed query, ignoring case; an empty query matches everything. */
export function matchesQuery(query: string, texts: readonly string[]): boolean {
  const sought = query.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(sought));
}
