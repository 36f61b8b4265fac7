// Edits of content files, as the desk makes them and the publishing job writes them into the files (decision: desk).

/** A value of a YAML file, or the text of a Markdown file. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Content files by their paths below content/: the values of YAML files, the text of Markdown files. */
export type ContentFiles = Readonly<Record<string, Json>>;

/**
 * One place of a content file with its value before and after. Without `before` nothing is there yet; without `after` nothing
 * will be. The place is named by keys and, in a list of entries, by their ids; none names the whole file.
 */
export type Edit = {
  file: string;
  at: readonly string[];
  before?: Json;
  after?: Json;
  /** For an entry that is added to a list or removed from it: the ids of the entries that follow. Without them it is the last. */
  next?: readonly string[];
};

/** The value at a place; undefined where there is none. */
export function valueAt(values: Json | undefined, at: readonly string[]): Json | undefined {
  let value = values;
  for (const name of at) value = isList(value) ? value.find((item) => isEntry(item, name)) : propertyOf(value, name);
  return value;
}

/** Whether the file has what the edit takes to be there. */
export function fits(files: ContentFiles, { file, at, before }: Edit): boolean {
  return isSame(valueAt(files[file], at), before);
}

/** Whether what the place is inside of is there. */
function hasParent(files: ContentFiles, { file, at }: Edit): boolean {
  const parent = at.length === 0 ? {} : valueAt(files[file], at.slice(0, -1));
  return isObject(parent) || isList(parent);
}

/** The files with an edit applied, whatever is there. */
export function withEdit(files: ContentFiles, { file, at, after, next }: Edit): ContentFiles {
  const { [file]: values, ...others } = files;
  const changed = withValue(values, at, after, next);
  // In its place, as the order of the files is kept.
  if (changed === undefined) return others;
  return { ...files, [file]: changed };
}

/** The files with edits applied, whatever is there. Null if the parent of a place is missing. */
export function putEdits(files: ContentFiles, edits: readonly Edit[]): ContentFiles | null {
  let changed = files;
  for (const edit of edits) {
    if (isSame(valueAt(changed[edit.file], edit.at), edit.after)) continue;
    if (!hasParent(changed, edit)) return null;
    changed = withEdit(changed, edit);
  }
  return changed;
}

/**
 * The files with all edits of a save. An edit whose result is there already changes nothing.
 * @returns null if an edit doesn't start from the current value
 */
export function withEdits(files: ContentFiles, edits: readonly Edit[]): ContentFiles | null {
  let changed = files;
  for (const edit of edits) {
    const isDone = isSame(valueAt(changed[edit.file], edit.at), edit.after);
    const next = isDone || fits(changed, edit) ? putEdits(changed, [edit]) : null;
    if (!next) return null;
    changed = next;
  }
  // An edit that names an entry another id, or a place twice, would never be found again.
  return hasEdits(changed, edits) ? changed : null;
}

/** Whether files have what a save makes of them. */
export function hasEdits(files: ContentFiles, edits: readonly Edit[]): boolean {
  return edits.every(({ file, at, after }) => isSame(valueAt(files[file], at), after));
}

/** Why an edit can't be made. */
export class EditError extends Error {
  override name = "EditError";
}

/** The index at which to insert an entry: before the first of its followers that exists, else at the end. */
export function placeOfNew(ids: readonly unknown[], next: readonly string[] = []): number {
  const first = next.find((id) => ids.includes(id));
  return first === undefined ? ids.length : ids.indexOf(first);
}

/** The ids of the entries that follow another in its list. Undefined if there are none. */
export function idsAfter(list: Json | undefined, id: string): string[] | undefined {
  if (!isList(list)) return undefined;
  const index = list.findIndex((item) => isEntry(item, id));
  const after = index === -1 ? [] : list.slice(index + 1);
  const ids = after.flatMap((item) => (isObject(item) && typeof item.id === "string" ? [item.id] : []));
  return ids.length > 0 ? ids : undefined;
}

function withValue(
  value: Json | undefined,
  at: readonly string[],
  after: Json | undefined,
  next: readonly string[] | undefined,
): Json | undefined {
  const [name, ...rest] = at;
  if (name === undefined) return after;
  if (isList(value)) {
    const index = value.findIndex((item) => isEntry(item, name));
    const changed = withValue(value[index], rest, after, next);
    if (index === -1) {
      const ids = value.map((item) => propertyOf(item, "id"));
      return changed === undefined ? value : value.toSpliced(placeOfNew(ids, next), 0, changed);
    }
    return changed === undefined ? value.toSpliced(index, 1) : value.with(index, changed);
  }
  const { [name]: _, ...others } = value as { readonly [key: string]: Json };
  const changed = withValue(propertyOf(value, name), rest, after, next);
  return changed === undefined ? others : { ...(value as object), [name]: changed };
}

/** Whether two values are the same; the order of keys does not matter. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (isList(a) && isList(b)) return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (isObject(a) && isObject(b)) {
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every((key) => isSame(a[key], propertyOf(b, key)));
  }
  return a === b;
}

/** The edits that take these back, in the order in which they must be made. */
export function inverseOf(edits: readonly Edit[]): Edit[] {
  return edits.toReversed().map(({ file, at, before, after, next }): Edit => {
    const edit: Edit = next === undefined ? { file, at } : { file, at, next };
    if (after !== undefined) edit.before = after;
    if (before !== undefined) edit.after = before;
    return edit;
  });
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEntry(item: Json, id: string): boolean {
  return isObject(item) && item.id === id;
}

/** Own properties alone: a place called "constructor" is not there. */
function propertyOf(value: Json | undefined, name: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
