/**
 * Whether what somebody typed stands in one of the texts: a substring, without regard to case. Space
 * around the query is a slip of the keyboard and does not count; an empty query matches everything.
 */
export function matchesQuery(query: string, texts: readonly string[]): boolean {
  const sought = query.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(sought));
}
