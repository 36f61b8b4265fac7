import { type ContentFiles, type Edit, EditError, type Json, valueAt } from "#domain/edits.ts";
import { placesOf } from "#content-model/rules/places.ts";

/**
 * The edits that change a record, by its id.
 * @param id kenya.permits.class-d.fee
 * @param changes the new values by key; null takes a key out
 * @throws EditError where there is no such record, or where the record stands elsewhere
 */
export function editsOfRecord(files: ContentFiles, id: string, changes: Readonly<Record<string, Json>>): Edit[] {
  const { file, at } = findRecord(files, id);
  return Object.entries(changes).map(([key, after]) => {
    const place = [...at, key];
    const before = valueAt(files[file], place);
    const edit: Edit = { file, at: place };
    if (before !== undefined) edit.before = before;
    if (after !== null) edit.after = after;
    return edit;
  });
}

/** Where a record stands. */
function findRecord(files: ContentFiles, id: string): { file: string; at: string[] } {
  const [root = ""] = id.split(".");
  const folder = root === "homes" || root === "readers" ? root : `countries/${root}`;
  const inFolder = Object.entries(files).flatMap(([path, values]) => {
    const [name] = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split(".") : [];
    return name ? [[name, values] as const] : [];
  });
  const { placeOf, rawAt } = placesOf(root, Object.fromEntries(inFolder));
  const entry = rawAt.get(id);
  if (!entry) throw new EditError(`There is no "${id}".`);
  if ("sameAs" in entry) throw new EditError(`"${id}" stands at "${String(entry.sameAs)}": change it there.`);
  const { file: name, path } = placeOf.get(entry)!;
  const file = `${folder}/${name}.yaml`;
  return { file, at: namesOf(files[file], path) };
}

/** A path with the ids of entries in place of their numbers. */
export function namesOf(values: Json | undefined, path: readonly PropertyKey[]): string[] {
  const names: string[] = [];
  let value: unknown = values;
  for (const key of path) {
    const entry: unknown = (value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key];
    const isListed = typeof key === "number" && typeof entry === "object" && entry !== null && "id" in entry;
    names.push(isListed ? String(entry.id) : String(key));
    value = entry;
  }
  return names;
}
