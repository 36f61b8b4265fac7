import { COUNTRY_IDS } from "#domain/country-ids.ts";
import type { Problem } from "./problem.ts";

/**
 * Finds lines of moved.yaml whose old place still exists, or whose new one doesn't: of a line for each country, in all of them.
 * @param hasEntry whether there is an entry with an id
 * @param hasPage whether there is a page at a path
 */
export function findWrongMoves(
  moved: Readonly<Record<string, string>>,
  hasEntry: (id: string) => boolean,
  hasPage: (path: string) => boolean,
): Problem[] {
  const isThere = (place: string) => (place.startsWith("/") ? hasPage(place.replace(/[?#].*/s, "")) : hasEntry(place));
  const exists = (place: string) => {
    if (place.includes("*")) return COUNTRY_IDS.some((id) => isThere(place.replace("*", id)));
    return isThere(place);
  };
  return Object.entries(moved).flatMap(([old, now]) => {
    const texts = [
      ...(exists(old) ? [`"${old}" is there: it can't have moved.`] : []),
      ...(exists(now) ? [] : [`There is no "${now}": say what answers for "${old}" now.`]),
    ];
    return texts.map((text): Problem => ({ file: "content/moved.yaml", line: 1, column: 1, path: [old], text }));
  });
}
