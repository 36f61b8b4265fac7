import type { Json } from "#domain/edits.ts";
import { isMap, type Kind } from "#web/lib/desk-rows.ts";
import { FACT, LIST, PRICE, SAME, SOURCE, UNPUBLISHED } from "./facts.ts";
import { type Control, type Field, field } from "./fields.ts";
import { ADVICE, CHAPTER, CITY, COUNTRY, DISTRICT, PASSPORTS, PERMIT, PLACE, VISA } from "./places.ts";
import { CONTACT, FIGURE, INDEX, LEAD_TIME, OFFER, OFFER_TEXTS, OFFICE, PUBLISHER, RATE, TEXT, WORDS } from "./site.ts";
import { PROGRAM } from "./programs.ts";
import { ARTICLE, LEGAL, LOCATION, MESSAGE, MODULE, NUMBER, QUESTION, READER, TESTIMONIAL, TOPIC } from "./texts.ts";

/** The fields of each kind. What a thing has that they leave out follows them as plain fields. */
const FORMS: Readonly<Record<Kind, readonly Field[]>> = {
  fact: FACT,
  list: LIST,
  price: PRICE,
  unpublished: UNPUBLISHED,
  same: SAME,
  source: SOURCE,
  city: CITY,
  district: DISTRICT,
  permit: PERMIT,
  place: PLACE,
  program: PROGRAM,
  chapter: CHAPTER,
  passports: PASSPORTS,
  advice: ADVICE,
  visa: VISA,
  country: COUNTRY,
  home: [],
  reader: READER,
  article: ARTICLE,
  legal: LEGAL,
  question: QUESTION,
  testimonial: TESTIMONIAL,
  message: MESSAGE,
  number: NUMBER,
  offer: OFFER,
  offerTexts: OFFER_TEXTS,
  contact: CONTACT,
  text: TEXT,
  module: MODULE,
  topic: TOPIC,
  location: LOCATION,
  rate: RATE,
  figure: FIGURE,
  leadTime: LEAD_TIME,
  index: INDEX,
  office: OFFICE,
  publisher: PUBLISHER,
  words: WORDS,
  rest: [],
};

/** What never changes: addresses, ticks of plans and analytics hang on it. */
const FIXED = new Set(["id", "use", "changed", "slug", "alpha2", "numeric", "product", "content", "analyticsItem"]);
const FIXED_OF: Readonly<Partial<Record<Kind, ReadonlySet<string>>>> = {
  offer: new Set(["kind", "currency"]),
  location: new Set(["kind"]),
};

/**
 * The fields of a thing's form.
 * @param inside the places, below the thing, of what has a form of its own
 */
export function fieldsOf(kind: Kind, value: Json | undefined, inside: readonly (readonly string[])[]): Field[] {
  const own = FORMS[kind];
  const taken = [...own.map(({ key }) => key), ...inside];
  const isTaken = (key: readonly string[]) => taken.some((one) => isAtOrBelow(key, one));
  const rest = value === undefined ? [] : plainFields(value, [], { kind, isTaken });
  return [...own.filter(({ isShown }) => !isShown || isShown(value)), ...rest];
}

type Rest = { kind: Kind; isTaken: (key: readonly string[]) => boolean };

/** One field for each value that is left. */
function plainFields(value: Json, key: readonly string[], rest: Rest): Field[] {
  const name = key.at(-1);
  if (rest.isTaken(key) || (name !== undefined && (FIXED.has(name) || FIXED_OF[rest.kind]?.has(name)))) return [];
  if (isMap(value)) return Object.entries(value).flatMap(([part, inner]) => plainFields(inner, [...key, part], rest));
  if (isNamedList(value)) {
    return value.flatMap((entry) => plainFields(entry, [...key, entry.id], rest));
  }
  const label = key.length === 0 ? "What it says" : key.map(wordsOf).join(": ");
  return [{ key, label, control: plainControl(value), ...(value === null && { empty: "null" as const }) }];
}

function isNamedList(value: Json): value is readonly ({ readonly [key: string]: Json } & { readonly id: string })[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((item: Json) => isMap(item) && typeof item.id === "string")
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LONG = 60;

function plainControl(value: Json): Control {
  if (typeof value === "number") return { is: "number" };
  if (typeof value === "boolean") return { is: "check" };
  if (typeof value === "string") return { is: DAY.test(value) ? "day" : value.length > LONG ? "text" : "line" };
  if (!Array.isArray(value)) return { is: "line" };
  const list = value as readonly Json[];
  if (list.every((item) => typeof item === "number")) return { is: "numbers" };
  if (list.every(Array.isArray)) return { is: "groups" };
  if (!list.some(isMap)) return { is: "lines" };
  return entriesControl(list.filter(isMap));
}

/** A list of entries without names: the keys that any of them has. */
function entriesControl(entries: readonly { readonly [key: string]: Json }[]): Control {
  const samples = Object.assign({}, ...entries) as Readonly<Record<string, Json>>;
  const fields = Object.entries(samples)
    .filter(([key, value]) => !FIXED.has(key) && !isMap(value))
    .map(([key, value]) => field(key, wordsOf(key), plainControl(value), { empty: "nothing" }));
  return { is: "entries", fields, blank: {}, add: "Add one" };
}

function isAtOrBelow(key: readonly string[], place: readonly string[]): boolean {
  return place.length <= key.length && place.every((name, index) => name === key[index]);
}

/** "perDollar" and "home-page" in words: "Per dollar", "Home page". */
function wordsOf(key: string): string {
  const words = key.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
