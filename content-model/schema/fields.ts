import * as z from "zod";
import { article } from "./article.ts";
import { COUNTRY_FILES } from "./country-files.ts";
import { HOME_FILES } from "./leaving.ts";
import { legalPage } from "./legal.ts";
import { READER_FILES } from "./readers.ts";
import { SHARED_FILES } from "./shared-files.ts";
import { TEXT_FILES } from "./site-files.ts";

// What the schemas say of a place in content/: the only definition of its fields (decision: desk-forms).

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

/** A fact to ask a schema whether one may be there. */
const ANY_FACT = { value: "–", entered: "2026-01-01" };
const ANY_FACTS = [ANY_FACT, { ...ANY_FACT, value: ["–"] }, { price: "–", entered: "2026-01-01" }];

/** Whether a fact may be there. */
export function takesFact(schema: z.ZodType): boolean {
  return ANY_FACTS.some((one) => schema.safeParse(one).success);
}

/** The rows of a chapter: the facts at the top of its file, each with its title, in the order of the page. */
export function rowsOf<Shape extends z.ZodRawShape>(
  file: z.ZodObject<Shape>,
): [key: keyof Shape & string, title: string][] {
  return (Object.keys(file.shape) as (keyof Shape & string)[]).flatMap((key) => {
    const schema = file.shape[key] as unknown as z.ZodType;
    const { title } = metaOf(schema);
    return title !== undefined && takesFact(schema) ? [[key, title]] : [];
  });
}

/** The titles of everything in a schema that is a fact or holds some, by their keys. */
export function titlesIn(schema: z.ZodType): Readonly<Record<string, string>> {
  return Object.fromEntries(namedIn(schema));
}

function namedIn(schema: z.ZodType): [key: string, title: string][] {
  return formsOf(schema).flatMap((form) => {
    if (form instanceof z.ZodArray) return namedIn(form.element as z.ZodType);
    return Object.entries(shapeOf(form)).flatMap(([key, part]): [string, string][] => {
      const inner = takesFact(part) ? [] : namedIn(part);
      const { title } = metaOf(part);
      const isNamed = title !== undefined && (takesFact(part) || inner.length > 0);
      return isNamed ? [[key, title], ...inner] : inner;
    });
  });
}
