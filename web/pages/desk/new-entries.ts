import { article } from "#content-model/schema/article.ts";
import { formsOf, metaOf, shapeOf } from "#content-model/schema/fields.ts";
import { TEXT_FILES } from "#content-model/schema/site-files.ts";
import * as z from "zod";
import { blankOf } from "./fields/fields-of.ts";
import { type ContentFiles, type Json, valueAt } from "#domain/edits.ts";
import { visitorsDay } from "#web/lib/calendar-day.ts";
import { type DeskRow, isItemList, isMap, type Kind, NAME_KEYS, nameOf, rowId } from "#web/content/desk-rows.ts";
import { toSlug } from "./slug.ts";

/** Something that the owner can add. */
export type NewEntry = {
  /** In the address of its form: `new.question.home`. */
  id: string;
  /** What the form is called, and the choice that leads to it. */
  title: string;
  kind: Kind;
  file: string;
  at: readonly string[];
  /** The key whose words make its name. */
  nameKey: string;
  blank: Json;
  /** Where it will be seen. */
  pages: readonly string[];
};

/** Everything that can be added: an article, and an entry of each list whose schema says so. */
export function newEntries(files: ContentFiles): NewEntry[] {
  const { helpsWith: _, ...blank } = blankOf(article) as Readonly<Record<string, Json>>;
  const newArticle: NewEntry = {
    id: "new.article",
    title: "New article",
    kind: "Article",
    file: "",
    at: [],
    nameKey: "title",
    blank: { ...blank, date: visitorsDay() },
    pages: metaOf(article).pages ?? [],
  };
  const lists = Object.entries(TEXT_FILES).flatMap(([name, schema]) => {
    const file = `${name}.yaml`;
    return listsIn(file, schema, files[file], { at: [], about: "", pages: [] });
  });
  return [newArticle, ...lists];
}

type Place = { at: readonly string[]; about: string; pages: readonly string[] };

function listsIn(file: string, schema: z.ZodType, value: Json | undefined, place: Place): NewEntry[] {
  const { add, blank, pages = place.pages } = metaOf(schema);
  const { at, about } = place;
  return formsOf(schema).flatMap((form): NewEntry[] => {
    if (!(form instanceof z.ZodArray)) {
      const parts = isMap(value) ? Object.entries(shapeOf(form)) : [];
      return parts.flatMap(([key, part]) =>
        listsIn(file, part, (value as Parts)[key], { at: [...at, key], about, pages }),
      );
    }
    const element = form.element as z.ZodType;
    const { form: kind } = metaOf(element);
    if (!add || !kind)
      return isItemList(value)
        ? value.flatMap((entry) =>
            listsIn(file, element, entry, { at: [...at, entry.id], about: `: ${nameOf(entry)}`, pages }),
          )
        : [];
    const nameKey = NAME_KEYS.find((key) => key in shapeOf(element))!;
    const id = ["new", file.replace(".yaml", ""), ...at].join(".");
    return [{ id, title: add + about, kind, file, at, nameKey, blank: blankOf(element, blank), pages }];
  });
}

type Parts = Readonly<Record<string, Json>>;

/** What an address adds; undefined for what is there. */
export function findNewEntry(files: ContentFiles, id: string): NewEntry | undefined {
  return id.startsWith("new.") ? newEntries(files).find((entry) => entry.id === id) : undefined;
}

/** A row for what has no place yet. */
export function rowOfNew({ id, title, kind, file, at, pages }: NewEntry): DeskRow {
  // A place where nothing is: it is known once the entry has a name.
  return { id, file, at: [...at, " new"], kind, subject: title, chapter: "", label: "", pages };
}

/** Where a new entry will be, with a name that nothing there has, and what it is stored as. */
export function placeOfNew(files: ContentFiles, { kind, file, at, nameKey }: NewEntry, draft: Json | undefined) {
  const values = (draft ?? {}) as Readonly<Record<string, Json>>;
  const taken = new Set(idsIn(files[file]));
  const base =
    toSlug(String(values[nameKey] ?? ""))
      .slice(0, 60)
      .replace(/-$/, "") || "new";
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base}-${number}`;
    const place = kind === "Article" ? { file: `articles/${name}.md`, at: [] } : { file, at: [...at, name] };
    // Questions of several pages share their names.
    if (taken.has(name) || valueAt(files[place.file], place.at) !== undefined) continue;
    return { ...place, value: kind === "Article" ? values : { id: name, ...values } };
  }
}

/** Every id in a file. */
function idsIn(value: Json | undefined): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = isMap(value) && typeof value.id === "string" ? [value.id] : [];
  return own.concat(Object.values(value as Readonly<Record<string, Json>>).flatMap(idsIn));
}

export function idOfAdded({ file, at }: { file: string; at: readonly string[] }): string {
  return rowId(file, at);
}
