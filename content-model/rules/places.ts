/** Where an entry stands: its file, the keys and indexes that lead to it, and the same with ids in place of indexes. */
export type Place = { file: string; path: readonly PropertyKey[]; ids: readonly string[] };

/** Lists at the top of a file, which have no name of their own in an id: kenya.permits.class-d.fee. */
const TOP_LISTS = new Set(["permits", "cities", "groups", "types", "rules", "chapters"]);

/**
 * Every entry of some files with its place, and by its id.
 * @param root the first word of the ids: a country's
 */
export function placesOf(root: string, files: object) {
  const placeOf = new Map<object, Place>();
  const rawAt = new Map<string, object>();
  function index(file: string, part: unknown, path: readonly PropertyKey[], ids: readonly string[]) {
    if (typeof part !== "object" || part === null) return;
    placeOf.set(part, { file, path, ids });
    rawAt.set([root, ...ids].join("."), part);
    for (const [key, child] of Object.entries(part)) {
      const isTopList = ids.length === 1 && Array.isArray(child) && TOP_LISTS.has(key);
      const name = Array.isArray(part) ? ((child as { id?: string } | null)?.id ?? key) : key;
      index(file, child, [...path, Array.isArray(part) ? Number(key) : key], isTopList ? ids : [...ids, name]);
    }
  }
  for (const [file, part] of Object.entries(files)) index(file, part, [], [file]);
  return { placeOf, rawAt };
}
