import { COUNTRY_IDS } from "#domain/country-ids.ts";

/** What a format of a placeholder repeats of a record, and what a record without it is told. */
const NEEDS: ReadonlyMap<string, readonly [key: string, lack: string]> = new Map([
  ["dollars", ["amounts", "no amounts"]],
  ["dollars-a-month", ["amounts", "no amounts"]],
  ["time", ["time", "no time"]],
]);

type Entry = Readonly<Record<string, unknown>>;

/** What texts can repeat of a country: its records by their ids, each with the formats that it has words for, and numbers. */
export function quotableIn(rawAt: ReadonlyMap<string, object>): string[] {
  return [...rawAt].flatMap(([id, raw]) => formatsOf(id, raw as Entry, rawAt).concat(numbersIn(id, raw as Entry)));
}

function formatsOf(id: string, raw: Entry, rawAt: ReadonlyMap<string, object>): string[] {
  // Whether it leads anywhere is checked where it stands.
  const record = followReferences(raw, rawAt);
  if (!record) return [];
  if (record.value === undefined && typeof record.price !== "string") return [];
  const formats = [...NEEDS].flatMap(([format, [key]]) => (record[key] ? format : []));
  return [id].concat(["value", ...formats].map((format) => `${id}|${format}`));
}

/** A number has a value to repeat and is no record, so that nothing but a text can name it. */
function numbersIn(id: string, raw: Entry): string[] {
  if (Array.isArray(raw)) return [];
  return Object.entries(raw).flatMap(([key, part]) => (typeof part === "number" ? `${id}.${key}|value` : []));
}

/** A number as a text repeats it, by its id: `nigeria.permits.retirement-n5b.conditions.minimumAge`. */
export function numberAt(rawAt: ReadonlyMap<string, object>, id: string): string | undefined {
  const dot = id.lastIndexOf(".");
  const number = (rawAt.get(id.slice(0, dot)) as Entry | undefined)?.[id.slice(dot + 1)];
  return typeof number === "number" ? number.toLocaleString("en-US") : undefined;
}

/** What an entry uses in the end; undefined where that is nowhere, or the entry itself. */
export function followReferences(entry: Entry, rawAt: ReadonlyMap<string, object>): Entry | undefined {
  let found: Entry | undefined = entry;
  const passed = new Set<Entry>();
  while (found && typeof found.sameAs === "string" && !passed.has(found)) {
    passed.add(found);
    found = rawAt.get(found.sameAs) as Entry | undefined;
  }
  return found && typeof found.sameAs !== "string" ? found : undefined;
}

/** Why a text can't repeat an entry that there is; undefined where it can. */
export function whyUnquotable(
  names: { has: (name: string) => boolean },
  id: string,
  format: string,
): string | undefined {
  const [country = ""] = id.split(".");
  const isOfCountry = (COUNTRY_IDS as readonly string[]).includes(country);
  if (!names.has(`${id}|value`))
    return isOfCountry ? `"${id}" has no value to show here: reword the text, or take the row out.` : undefined;
  const [, lack] = NEEDS.get(format) ?? [];
  return lack && !names.has(`${id}|${format}`) ? `"${id}" has ${lack}: reword the text.` : undefined;
}
