import { fieldOf } from "#domain/desk.ts";
import { type Json, valueAt } from "#domain/edits.ts";
import { type DeskRow, isMap } from "#web/content/desk-rows.ts";
import { interpolate } from "#web/lib/interpolate.ts";
import type { Control, Field } from "../fields/field.ts";
import { ENTRY_TEXTS } from "../copy.ts";

/** Messages of a form: next to its fields, by their keys, and those about other entries. */
export type FormErrors = {
  fields: Readonly<Record<string, string>>;
  elsewhere: readonly { text: string; row: DeskRow | null }[];
};

export const NO_ERRORS: FormErrors = { fields: {}, elsewhere: [] };

/** What names a field in a form. */
export function nameOfField({ key }: Field): string {
  return key.join(".");
}

/** What a form refuses before it is sent: empty fields, and what is no number. */
export function checkFields(fields: readonly Field[], valueOf: (field: Field) => Json | undefined): FormErrors {
  const found = fields.flatMap((field) => {
    const text = messageFor(field, valueOf(field));
    return text ? [[nameOfField(field), text] as const] : [];
  });
  return { fields: Object.fromEntries(found), elsewhere: [] };
}

function messageFor({ control, empty }: Field, value: Json | undefined): string | null {
  const wrong = figuresIn(control, value).find((figure) => typeof figure !== "number");
  if (wrong !== undefined)
    return wrong === "" ? ENTRY_TEXTS.noFigure : interpolate(ENTRY_TEXTS.noNumber, { text: String(wrong) });
  const isEmpty = value === undefined || value === "" || (typeof value === "string" && value.trim() === "");
  if (!isEmpty || empty) return null;
  return control.is === "check" || control.is === "choices" ? null : ENTRY_TEXTS.missing;
}

/** The values of a control's number fields. Text that isn't a number is kept as typed. */
function figuresIn(control: Control, value: Json | undefined): readonly Json[] {
  switch (control.is) {
    case "number":
      return value === undefined || value === null ? [] : [value];
    case "numbers":
      return Array.isArray(value) ? (value as readonly Json[]) : [];
    case "amounts":
      return Array.isArray(value) ? (value as readonly Json[]).flatMap(figuresOf) : [];
    case "money":
    case "range":
      return figuresOf(value);
    case "time":
      return isMap(value) ? Object.values(value).flatMap((figure) => (isMap(figure) ? figuresOf(figure) : figure)) : [];
    case "entries":
      return Array.isArray(value)
        ? (value as readonly Json[]).flatMap((entry) =>
            control.fields.flatMap((part) => figuresIn(part.control, valueAt(entry, part.key))),
          )
        : [];
    default:
      return [];
  }
}

function figuresOf(value: Json | undefined): Json[] {
  if (!isMap(value)) return [];
  return ["amount", "from", "to", "people"].flatMap((key) => (key in value ? [value[key]!] : []));
}

/**
 * Puts the messages of the Worker next to the fields that they are about: by the longest part of the place that they name.
 * @param messages by the name of a place (fieldOf)
 * @param sources the new sources of the form, by how records name them: they belong to the field that names them
 */
export function placeErrors(
  messages: Readonly<Record<string, string>>,
  { file, at }: Pick<DeskRow, "file" | "at">,
  fields: readonly Field[],
  rows: readonly DeskRow[],
  sources: readonly string[] = [],
): FormErrors {
  const placed: Record<string, string> = {};
  const elsewhere: { text: string; row: DeskRow | null }[] = [];
  const places = fields.map((field) => ({ name: nameOfField(field), place: fieldOf(file, [...at, ...field.key]) }));
  for (const [message, text] of Object.entries(messages)) {
    const around = longest(places.filter(({ place }) => isWithin(message, place)));
    const inside = places.find(({ place }) => message !== file && isWithin(place, message));
    const body = message === file ? places.find(({ name }) => name === "body") : undefined;
    const names = sources.some((key) => message.includes(`sources.yaml#${key.replace("/", "")}`));
    const source = names ? places.find(({ name }) => name === "sources") : undefined;
    const field = around ?? inside ?? body ?? source;
    const shown = withoutKey(text, [...at, message.split("#").at(-1)!]);
    if (field) placed[field.name] ??= shown;
    else elsewhere.push({ text: shown, row: rowAround(rows, message) });
  }
  return { fields: placed, elsewhere };
}

/** A message without the key before it, which its field has in words. */
function withoutKey(text: string, keys: readonly string[]): string {
  const [key = "", ...rest] = text.split(": ");
  if (rest.length === 0 || !keys.includes(key)) return text;
  const shown = rest.join(": ");
  return shown.charAt(0).toUpperCase() + shown.slice(1);
}

function isWithin(place: string, around: string): boolean {
  return place === around || place.startsWith(`${around}#`);
}

function longest<Place extends { place: string }>(places: readonly Place[]): Place | undefined {
  return places.toSorted((a, b) => b.place.length - a.place.length)[0];
}

function rowAround(rows: readonly DeskRow[], message: string): DeskRow | null {
  const around = rows
    .map((row) => ({ row, place: fieldOf(row.file, row.at) }))
    .filter(({ place }) => isWithin(message, place));
  return longest(around)?.row ?? null;
}
