import * as z from "zod";
import { COUNTRY_FILES } from "#content-model/schema/country-files.ts";
import type { Json } from "#domain/edits.ts";
import { type DeskRow, isEntries, isMap, type Thing } from "#web/lib/desk-rows.ts";

/** The rows that a country's file may have and leaves out, so that the desk can fill them in. */
export function missingRows(file: string, values: Json): Thing[] {
  const schema = schemaOf(file);
  return schema ? missingIn(file, schema, values, []) : [];
}

/** How a row of a country's file may say that it isn't published. */
export function unpublishedAs(file: string, at: readonly string[]): Pick<DeskRow, "unpublishedAs"> {
  const schemas = at.reduce(
    (parents, key) => parents.flatMap((one) => partOf(one, key)),
    [schemaOf(file) ?? []].flat(),
  );
  if (schemas.some((one) => one.safeParse("notPublished").success)) return { unpublishedAs: "word" };
  return schemas.some((one) => one.safeParse(undefined).success) ? { unpublishedAs: "silence" } : {};
}

function schemaOf(file: string): z.ZodType | undefined {
  const [folder, , name = ""] = file.replace(".yaml", "").split("/");
  return folder === "countries" ? COUNTRY_FILES[name as keyof typeof COUNTRY_FILES] : undefined;
}

/** The forms that a value may have. */
function formsOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodOptional) return formsOf(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodUnion ? schema.options.flatMap((one) => formsOf(one as z.ZodType)) : [schema];
}

/** The schemas of a part, by its key or, in a list, its id. */
function partOf(schema: z.ZodType, key: string): z.ZodType[] {
  return formsOf(schema).flatMap((form) => {
    if (form instanceof z.ZodArray) return form.element as z.ZodType;
    return form instanceof z.ZodObject ? ((form.shape as Record<string, z.ZodType>)[key] ?? []) : [];
  });
}

/** A fact to ask a schema whether one may stand there. */
const ANY_FACT = { value: "–", entered: "2026-01-01" };

function missingIn(file: string, schema: z.ZodType, value: Json, at: readonly string[]): Thing[] {
  return formsOf(schema).flatMap((form): Thing[] => {
    if (form instanceof z.ZodArray && isEntries(value))
      return value.flatMap((entry) => missingIn(file, form.element as z.ZodType, entry, [...at, entry.id]));
    if (!(form instanceof z.ZodObject) || !isMap(value) || "entered" in value || "use" in value) return [];
    return Object.entries(form.shape as Record<string, z.ZodType>).flatMap(([key, part]) => {
      const place = [...at, key];
      if (value[key] !== undefined) return missingIn(file, part, value[key], place);
      const isRow = part.safeParse(undefined).success && part.safeParse(ANY_FACT).success;
      return isRow ? [{ file, at: place, kind: "unpublished", value: null }] : [];
    });
  });
}
