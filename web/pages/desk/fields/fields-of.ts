import { formsOf, metaOf, schemasAt, shapeOf, takesFact } from "#content-model/schema/fields.ts";
import * as z from "zod";
import type { Json } from "#domain/edits.ts";
import { isItemList, isMap, nameOf } from "#web/content/desk-rows.ts";
import type { Control, Field, Option } from "./field.ts";

// The fields of an entry's form are its schema's, with its value.

const FORMATS = ["header-2", "link", "unordered-list", "ordered-list"] as const;

/** Where something is in a form: its keys from the entry, and what leads there in words. */
type Place = { key: readonly string[]; words: readonly string[]; inside: readonly (readonly string[])[] };

/**
 * The fields of an entry's form.
 * @param inside the places, below the entry, of what has a form of its own
 */
export function fieldsOf(
  { file, at }: { file: string; at: readonly string[] },
  value: Json | undefined,
  inside: readonly (readonly string[])[],
): Field[] {
  if (value === undefined || value === null || value === "notPublished") return [];
  const schema = schemasAt(file, at).find((one) => formFor(one, value));
  if (!schema) return [];
  const fields = fieldsIn(schema, value, { key: [], words: [], inside });
  const { description } = metaOf(schema);
  const words = fields.find(({ key }) => key.length === 1 && (key[0] === "value" || key[0] === "price"));
  // What a fact is about is a hint to what it says.
  if (description && words && takesFact(schema)) words.hint = [description, words.hint ?? []].flat().join(" ");
  return fields;
}

/** Whether a value at a place never changes. */
export function isFixedAt(file: string, at: readonly string[]): boolean {
  return schemasAt(file, at).some(isFixed);
}

/** Whether the schema says so, or leaves no choice. */
function isFixed(schema: z.ZodType): boolean {
  if (metaOf(schema).fixed) return true;
  const [form, ...others] = formsOf(schema);
  return others.length === 0 && form instanceof z.ZodLiteral && form.values.size === 1 && !form.values.has(true);
}

function formFor(schema: z.ZodType, value: Json | undefined): z.ZodType | undefined {
  const forms = formsOf(schema);
  if (value === undefined || value === null) return forms[0];
  if (isMap(value)) {
    const fitting = forms.filter(
      (form) => form instanceof z.ZodRecord || Object.keys(value).every((key) => key in shapeOf(form)),
    );
    const isComplete = (form: z.ZodType) =>
      Object.entries(shapeOf(form)).every(([key, part]) => key in value || part.safeParse(undefined).success);
    return fitting.find(isComplete) ?? fitting[0];
  }
  const isList = Array.isArray(value);
  return forms.find((form) =>
    isList
      ? form instanceof z.ZodArray || form instanceof z.ZodTuple
      : !(form instanceof z.ZodArray || form instanceof z.ZodObject),
  );
}

function fieldsIn(schema: z.ZodType, value: Json | undefined, place: Place): Field[] {
  const { key, words, inside } = place;
  const { rare, title: own, description } = metaOf(schema);
  const isThing = key.length === 0;
  if (inside.some((one) => isAtOrBelow(key, one)) || (!isThing && isFixed(schema))) return [];
  const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  if (isEmpty && (takesFact(schema) || (rare && value === undefined))) return [];
  const form = formFor(schema, value);
  if (!form) return [];
  const control = controlOf(schema, form, value);
  if (control) {
    const label = own ?? metaOf(form).title ?? "What it says";
    const isNamedByList = control.is === "office" || control.is === "source" || control.is === "sources";
    const hint = description ?? metaOf(form).description;
    const empty = emptyOf(schema, control);
    return [
      { key, label: labelOf(words, label), control, ...(empty && { empty }), ...(hint && !isNamedByList && { hint }) },
    ];
  }
  const inner = own !== undefined && !isThing ? [...words, own] : words;
  const parts: [string, z.ZodType, Json | undefined, readonly string[]][] = [];
  if (form instanceof z.ZodObject && value !== null && (isThing || value !== undefined || isPartial(form))) {
    for (const [name, part] of Object.entries(shapeOf(form)))
      parts.push([name, part, isMap(value) ? value[name] : undefined, inner]);
  } else if (form instanceof z.ZodRecord && isMap(value)) {
    for (const [name, part] of Object.entries(value))
      parts.push([name, form.valueType as z.ZodType, part, [...inner, name]]);
  } else if (form instanceof z.ZodArray && isItemList(value)) {
    for (const part of value)
      parts.push([part.id, form.element as z.ZodType, part, [...inner, ...(nameOf(part) ? [nameOf(part)!] : [])]]);
  }
  return parts.flatMap(([name, part, inValue, inWords]) =>
    fieldsIn(part, inValue, { key: [...key, name], words: inWords, inside }),
  );
}

/** Whether everything in an object may be left out, so that it needs no object to begin with. */
function isPartial(form: z.ZodType): boolean {
  return form.safeParse({}).success;
}

/** "Portrait: skin", "Class D, card: weeks after the decision". */
function labelOf(words: readonly string[], label: string): string {
  if (words.length === 0) return label;
  return `${words.join(", ")}: ${/^[A-Z][a-z ]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label}`;
}

function emptyOf(schema: z.ZodType, control: Control): Field["empty"] {
  if (control.is !== "office" && schema.safeParse(null).success) return "null";
  return schema.safeParse(undefined).success ? "nothing" : undefined;
}

const LONG = 60;

/** How a value is changed; undefined where its parts are. */
function controlOf(schema: z.ZodType, form: z.ZodType, value: Json | undefined): Control | undefined {
  const { control = metaOf(form).control, options = metaOf(form).options, none } = metaOf(schema);
  if (control === "markdown") return { is: control, formats: FORMATS };
  if (control === "publisher") return { is: "suggested", from: "publishers" };
  if (control) return { is: control };
  const choices = choicesOf(schema, options);
  const isNumber = choices?.some((one) => typeof one === "number") === true;
  if (choices)
    return { is: "choice", options: optionsOf(choices, options), ...(none && { none }), ...(isNumber && { isNumber }) };
  if (form instanceof z.ZodBoolean || form instanceof z.ZodLiteral) return { is: "check" };
  if (form instanceof z.ZodNumber) return { is: "number" };
  if (form instanceof z.ZodTuple) return { is: "numbers" };
  if (form instanceof z.ZodISODate) return { is: "day" };
  if (form instanceof z.ZodArray) return listControl(schema, form.element as z.ZodType, value, options);
  if (form instanceof z.ZodObject || form instanceof z.ZodRecord || form instanceof z.ZodNull) return undefined;
  return { is: typeof value === "string" && value.length > LONG ? "text" : "line" };
}

function listControl(
  schema: z.ZodType,
  element: z.ZodType,
  value: Json | undefined,
  options: Readonly<Record<string, string>> | undefined,
): Control | undefined {
  const choices = choicesOf(element, options);
  if (choices) return { is: "choices", options: optionsOf(choices, options ?? metaOf(element).options) };
  const [form] = formsOf(element);
  if (form instanceof z.ZodNumber) {
    const numbers = Object.keys(options ?? {});
    return numbers.length > 0
      ? { is: "choices", options: optionsOf(numbers, options), isNumber: true }
      : { is: "numbers" };
  }
  if (form instanceof z.ZodArray) return { is: "groups" };
  const items = Array.isArray(value) ? (value as readonly Json[]) : [];
  if (!formsOf(element).some((one) => one instanceof z.ZodObject) || (items.length > 0 && !items.some(isMap)))
    return { is: "lines" };
  // Entries with names have fields of their own.
  if (
    isItemList(value) &&
    ("id" in shapeOf(formsOf(element).find((one) => one instanceof z.ZodObject)!) || items.length > 0)
  )
    return undefined;
  return entriesControl(element, metaOf(schema));
}

/** The values that can be chosen from, if there are some. */
function choicesOf(schema: z.ZodType, options?: object): readonly (string | number)[] | undefined {
  const values = formsOf(schema).flatMap((form): (string | number)[] | null => {
    if (form instanceof z.ZodEnum) return form.options as string[];
    if (form instanceof z.ZodLiteral)
      return [...form.values].filter((one) => typeof one === "number" || typeof one === "string");
    return null;
  });
  if (values.includes(null as never) || values.length < 2) return undefined;
  // In the order of their names, where they have some.
  const order = Object.keys(options ?? {});
  return order.length > 0 && values.some((one) => typeof one === "string")
    ? (values as string[]).toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    : (values as (string | number)[]);
}

function optionsOf(values: readonly (string | number)[], names: Readonly<Record<string, string>> = {}): Option[] {
  return values.map((one) => [String(one), names[one] ?? String(one)]);
}

/** A list of entries that have no names of their own. */
function entriesControl(element: z.ZodType, { add = "Add one", blank = {} }: z.GlobalMeta): Control {
  const forms = formsOf(element);
  const objects = forms.filter((form) => form instanceof z.ZodObject);
  const fields = new Map<string, Field>();
  if (objects.length < forms.length)
    fields.set("", {
      key: [],
      label: "What it says",
      control: { is: "text" },
      isShown: (entry) => typeof entry === "string",
    });
  for (const form of objects) {
    for (const [key, schema] of Object.entries(shapeOf(form))) {
      if (fields.has(key) || (isFixed(schema) && key !== "use")) continue;
      const [field] = fieldsIn(schema, undefined, { key: [key], words: [], inside: [] });
      const one = field ?? fieldsIn(schema, "", { key: [key], words: [], inside: [] })[0];
      if (!one) continue;
      const { rare } = metaOf(schema);
      const isShown = (entry: Json | undefined) => {
        if (!isMap(entry)) return false;
        const own = formFor(element, entry);
        return key in entry || (!rare && own !== undefined && key in shapeOf(own));
      };
      fields.set(key, { ...one, isShown });
    }
  }
  return { is: "entries", fields: [...fields.values()], blank: blankOf(element, blank), add };
}

/** What a new entry begins with: what must be there, empty. */
export function blankOf(schema: z.ZodType, given: Readonly<Record<string, unknown>> = {}): Json {
  const [form] = formsOf(schema);
  if (form instanceof z.ZodObject) {
    const needed = Object.entries(shapeOf(form)).filter(
      ([key, part]) => key in given || (key !== "id" && !part.safeParse(undefined).success),
    );
    return Object.fromEntries(needed.map(([key, part]) => [key, key in given ? (given[key] as Json) : blankOf(part)]));
  }
  if (form instanceof z.ZodEnum) return form.options[0] as Json;
  if (form instanceof z.ZodLiteral) return [...form.values][0] as Json;
  return form instanceof z.ZodArray ? [] : "";
}

function isAtOrBelow(key: readonly string[], place: readonly string[]): boolean {
  return place.length <= key.length && place.every((name, index) => name === key[index]);
}
