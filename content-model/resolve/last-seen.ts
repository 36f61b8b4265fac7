import type { Seen } from "#domain/facts.ts";
import type { LastSeen } from "#domain/watch/watch-list.ts";
import values from "../../content/last-seen.json" with { type: "json" };

/** What the watch has seen, as the last publishing brought it. */
export const LAST_SEEN: LastSeen = values;

/** Where each record was seen with all its figures, by its id. */
const SEEN = new Map<string, Seen[]>();
for (const [url, { records, ...page }] of Object.entries(LAST_SEEN.pages)) {
  for (const id of records) SEEN.set(id, [...(SEEN.get(id) ?? []), { url, ...page }]);
}

/** Where all the figures of a record were seen, and on which day; undefined where they were on no page. */
export function seenOf(id: string): readonly Seen[] | undefined {
  return SEEN.get(id);
}
