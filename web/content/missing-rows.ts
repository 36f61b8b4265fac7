import { formsOf, schemaOf, schemasAt, shapeOf, takesFact } from "#content-model/schema/fields.ts";
import * as z from "zod";
import type { Json } from "#domain/edits.ts";
import { type DeskRow, isItemList, isMap, type Entry } from "./desk-rows.ts";

/** The rows that a country's file may have and leaves out, so that the desk can fill them in. */
export function missingRows(file: string, values: Json): Entry[] {
  const schema = file.startsWith("countries/") ? schemaOf(file) : undefined;
  return schema ? missingIn(file, schema, values, []) : [];
}

/** How a row of a country's file may say that it isn't published. */
export function unpublishedAs(file: string, at: readonly string[]): Pick<DeskRow, "unpublishedAs"> {
  const schemas = file.startsWith("countries/") ? schemasAt(file, at) : [];
  if (schemas.some((one) => one.safeParse("notPublished").success)) return { unpublishedAs: "word" };
  return schemas.some((one) => one.safeParse(undefined).success) ? { unpublishedAs: "silence" } : {};
}

function missingIn(file: string, schema: z.ZodType, value: Json, at: readonly string[]): Entry[] {
  return formsOf(schema).flatMap((form): Entry[] => {
    if (form instanceof z.ZodArray && isItemList(value))
      return value.flatMap((entry) => missingIn(file, form.element as z.ZodType, entry, [...at, entry.id]));
    if (!isMap(value) || "enteredOn" in value || "sameAs" in value) return [];
    return Object.entries(shapeOf(form)).flatMap(([key, part]) => {
      const place = [...at, key];
      if (value[key] !== undefined) return missingIn(file, part, value[key], place);
      const isRow = part.safeParse(undefined).success && takesFact(part);
      return isRow ? [{ file, at: place, kind: "unpublished", value: null }] : [];
    });
  });
}
