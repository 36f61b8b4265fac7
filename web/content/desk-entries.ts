import { metaOf, schemasAt } from "#content-model/schema/fields.ts";
import { type ContentFiles, type Edit, type Json, valueAt } from "#domain/edits.ts";
import { type DeskRow, isItemList, isMap, type Kind, nameOf, rowId, type Entry } from "./desk-rows.ts";

/** What there is at a place; null where it is only a part of something. Every file is something. */
function entryKind(file: string, at: readonly string[], value: Json): Kind | null {
  if (value === "notPublished") return "unpublished";
  if (isMap(value) && at.length > 0) {
    if ("sameAs" in value) return "same";
    if ("enteredOn" in value && typeof value.price === "string") return "price";
    if ("enteredOn" in value && "value" in value) return Array.isArray(value.value) ? "list" : "fact";
  }
  const form = schemasAt(file, at)
    .map((schema) => metaOf(schema).form)
    .find((one) => one !== undefined);
  return form ?? (at.length === 0 ? REST_OF_FILE : null);
}

/** What is left of a file whose entries have forms of their own. */
const REST_OF_FILE = "Other";

/**
 * Everything that can be edited in a file, in reading order. The file itself is among it where it is something of its own, or
 * something of it is in nothing else.
 */
export function entriesIn(file: string, values: Json): Entry[] {
  const entries: Entry[] = [];
  /** @returns whether everything inside is in an entry */
  function walk(value: Json, at: readonly string[]): boolean {
    const index = entries.length;
    const parts = partsOf(value, at);
    const isWhole = parts !== null && parts.map((part) => walk(...part)).every(Boolean);
    const kind = entryKind(file, at, value);
    if (kind === null || (kind === REST_OF_FILE && isWhole)) return isWhole;
    entries.splice(index, 0, { file, at, kind, value });
    return true;
  }
  walk(values, []);
  return entries;
}

/** What is inside of a value and has a place of its own, by keys and ids; null where it can only be changed as a whole. */
function partsOf(value: Json, at: readonly string[]): [Json, readonly string[]][] | null {
  if (isMap(value)) return Object.entries(value).map(([key, part]) => [part, [...at, key]]);
  if (!isItemList(value)) return null;
  return value.map((entry) => [entry, [...at, entry.id]]);
}

/**
 * The rows of the files as they are now: without those of what is gone, and with those of what was added since the build.
 * @param rows as the build lists them
 */
export function currentRows(rows: readonly DeskRow[], files: ContentFiles, edits: readonly Edit[]): DeskRow[] {
  const left = rows.filter(({ file, at, kind }) => kind === "unpublished" || valueAt(files[file], at) !== undefined);
  const known = new Set(left.map(({ id }) => id));
  const changed = new Set(edits.map(({ file }) => file));
  const added = [...changed].flatMap((file) =>
    entriesIn(file, files[file] ?? {}).flatMap((entry): DeskRow[] => {
      const id = rowId(file, entry.at);
      if (known.has(id)) return [];
      const neighbor = left.find((row) => row.file === file) ?? left.find((row) => row.kind === entry.kind);
      const { subject = "", chapter = "", pages = [] } = neighbor ?? {};
      const { at, kind } = entry;
      return [{ id, file, at, kind, subject, chapter, label: nameOf(entry.value) ?? at.at(-1) ?? id, pages }];
    }),
  );
  return [...left.map((row) => withOwnKind(row, files)), ...added];
}

/** What was not published may be a fact by now. */
function withOwnKind(row: DeskRow, files: ContentFiles): DeskRow {
  const value = valueAt(files[row.file], row.at);
  const kind = (value !== undefined && entryKind(row.file, row.at, value)) || row.kind;
  return kind === row.kind ? row : { ...row, kind };
}
