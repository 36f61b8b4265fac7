import * as z from "zod";
import { article } from "./article.ts";
import { COUNTRY_FILES } from "./country-files.ts";
import { HOME_FILES } from "./leaving.ts";
import { legalPage } from "./legal.ts";
import { READER_FILES } from "./readers.ts";
import { SHARED_FILES } from "./shared-files.ts";
import { TEXT_FILES } from "./site-files.ts";

// What the schemas say of a place in content/: the only definition of its fields.

const FILES: Readonly<Record<string, z.ZodType>> = { ...SHARED_FILES, ...TEXT_FILES };
const FOLDERS: Readonly<Record<string, (name: string) => z.ZodType | undefined>> = {
  countries: (name) => (COUNTRY_FILES as Readonly<Record<string, z.ZodType>>)[name],
  homes: (name) => (HOME_FILES as Readonly<Record<string, z.ZodType>>)[name],
  readers: (name) => (READER_FILES as Readonly<Record<string, z.ZodType>>)[name],
  articles: () => article,
  legal: () => legalPage,
};

/** The schema of a file of content/, by its path from there. */
export function schemaOf(file: string): z.ZodType | undefined {
  const names = file.replace(/\.\w+$/, "").split("/");
  const name = names.at(-1)!;
  return names.length === 1 ? FILES[name] : FOLDERS[names[0]!]?.(name);
}

/** What a schema says of itself; where it may be left out or null, also what it is then. */
export function metaOf(schema: z.ZodType | undefined): z.GlobalMeta {
  if (!schema) return {};
  const inner = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? metaOf(unwrap(schema)) : {};
  return { ...inner, ...schema.meta() };
}

function unwrap(schema: z.ZodOptional | z.ZodNullable): z.ZodType {
  return schema.unwrap() as z.ZodType;
}

/** The forms that a value may have. */
export function formsOf(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return formsOf(unwrap(schema));
  return schema instanceof z.ZodUnion ? schema.options.flatMap((one) => formsOf(one as z.ZodType)) : [schema];
}

/** The fields of an object, by their keys; none of anything else. */
export function shapeOf(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  return schema instanceof z.ZodObject ? (schema.shape as Readonly<Record<string, z.ZodType>>) : {};
}

/** The schemas of a part, by its key or, in a list, its id. */
function partsOf(schema: z.ZodType, key: string): z.ZodType[] {
  return formsOf(schema).flatMap((form) => {
    if (form instanceof z.ZodArray) return form.element as z.ZodType;
    if (form instanceof z.ZodRecord) return form.valueType as z.ZodType;
    return shapeOf(form)[key] ?? [];
  });
}

/** What may be at a place below a schema. */
export function partsAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType[] {
  return path.reduce<z.ZodType[]>((schemas, key) => schemas.flatMap((one) => partsOf(one, String(key))), [schema]);
}

/** What may be at each step to a place, the file itself first: several schemas where a part may have several forms. */
export function schemasOnTheWay(file: string, at: readonly string[]): z.ZodType[][] {
  const steps = [[schemaOf(file) ?? []].flat()];
  for (const key of at) steps.push(steps.at(-1)!.flatMap((schema) => partsOf(schema, key)));
  return steps;
}

/** What may be at a place. */
export function schemasAt(file: string, at: readonly string[]): z.ZodType[] {
  return schemasOnTheWay(file, at).at(-1)!;
}

/** What a place is called; undefined where it has only a key. */
export function titleOf(file: string, at: readonly string[]): string | undefined {
  return schemasAt(file, at)
    .map((schema) => metaOf(schema).title)
    .find((title) => title !== undefined);
}

/** Whether a fact may be there. */
export function takesFact(schema: z.ZodType): boolean {
  return formsOf(schema).some(isFact);
}

function isFact(form: z.ZodType): boolean {
  const shape = shapeOf(form);
  return "enteredOn" in shape && ("value" in shape || "price" in shape);
}

type AnyFact = { value: string; enteredOn: string };
type AnyPrice = { price: string; enteredOn: string };

/** The keys of an object that may be a fact. */
type RowKey<Shape extends z.ZodRawShape> = {
  [Key in keyof Shape & string]: AnyFact extends z.input<Shape[Key]>
    ? Key
    : AnyPrice extends z.input<Shape[Key]>
      ? Key
      : never;
}[keyof Shape & string];

/** The rows of an object, which are its facts: their names by their keys, in the order of the page. */
export function rowsOf<Shape extends z.ZodRawShape>(object: z.ZodObject<Shape>) {
  const rows = Object.entries(shapeOf(object)).flatMap(([key, schema]) => {
    const { title } = metaOf(schema);
    return title !== undefined && takesFact(schema) ? [[key, title]] : [];
  });
  return Object.fromEntries(rows) as Readonly<Record<RowKey<Shape>, string>>;
}

/** The rows of an object before and after one of its keys. */
export function rowsAround<Shape extends z.ZodRawShape>(object: z.ZodObject<Shape>, key: keyof Shape & string) {
  const keys = Object.keys(object.shape);
  const rows = Object.groupBy(Object.entries<string>(rowsOf(object)), ([row]) =>
    keys.indexOf(row) < keys.indexOf(key) ? "before" : "after",
  );
  const part = (name: "before" | "after") =>
    Object.fromEntries(rows[name] ?? []) as Readonly<Partial<Record<RowKey<Shape>, string>>>;
  return { before: part("before"), after: part("after") };
}

/** The rows of an object that another chapter than its file's own has. @param chapter undefined for its own */
export function rowsOfChapter<Shape extends z.ZodRawShape>(
  object: z.ZodObject<Shape>,
  chapter: z.GlobalMeta["chapter"],
) {
  const rows = Object.entries<string>(rowsOf(object)).filter(
    ([key]) => metaOf(shapeOf(object)[key]).chapter === chapter,
  );
  return Object.fromEntries(rows) as Readonly<Partial<Record<RowKey<Shape>, string>>>;
}

/** The titles of everything in a schema by their keys; what is inside of a fact is none of them. */
export function titlesIn(schema: z.ZodType): Readonly<Record<string, string>> {
  const titles: Record<string, string> = {};
  addTitles(schema, titles);
  return titles;
}

function addTitles(schema: z.ZodType, titles: Record<string, string>) {
  for (const form of formsOf(schema).filter((one) => !isFact(one))) {
    if (form instanceof z.ZodArray) addTitles(form.element as z.ZodType, titles);
    for (const [key, part] of Object.entries(shapeOf(form))) {
      const { title } = metaOf(part);
      if (title !== undefined) titles[key] = title;
      if (!takesFact(part)) addTitles(part, titles);
    }
  }
}
