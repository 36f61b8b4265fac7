import type { Json } from "#domain/edits.ts";
import { isMap, type Kind } from "#web/lib/desk-rows.ts";
import { FACT, LIST, PRICE, SAME, SOURCE } from "./facts.ts";
import { type Control, type Field, field, holds } from "./fields.ts";
import { ADVICE, CHAPTER, CITY, COUNTRY, DISTRICT, ENTRY_KINDS, PASSPORTS, PERMIT, PLACE, VISA } from "./places.ts";
import { CONTACT, FIGURE, INDEX, LEAD_TIME, OFFER, OFFER_TEXTS, OFFICE, PUBLISHER, RATE, TEXT, WORDS } from "./site.ts";
import { PROGRAM } from "./programs.ts";
import { ARTICLE, LEGAL, LOCATION, MESSAGE, MODULE, NUMBER, QUESTION, READER, TESTIMONIAL, TOPIC } from "./texts.ts";

/** The fields of each kind. What a thing has that they leave out follows them as plain fields (decision: desk-forms). */
const FORMS: Readonly<Record<Kind, readonly Field[]>> = {
  fact: FACT,
  list: LIST,
  price: PRICE,
  unpublished: [],
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

/** Whether a key of a thing never changes. */
export function isFixed(kind: Kind, key: string): boolean {
  return FIXED.has(key) || FIXED_OF[kind]?.has(key) === true;
}

/**
 * The fields of a thing's form.
 * @param inside the places, below the thing, of what has a form of its own
 */
export function fieldsOf(kind: Kind, value: Json | undefined, inside: readonly (readonly string[])[]): Field[] {
  const own = FORMS[kind];
  const taken = [...own.map(({ key }) => key), ...inside];
  const isTaken = (key: readonly string[]) => taken.some((one) => isAtOrBelow(key, one));
  const rest = value === undefined || kind === "unpublished" ? [] : plainFields(value, [], { kind, isTaken });
  return [...own.filter(({ isShown }) => !isShown || isShown(value)), ...rest];
}

type Rest = { kind: Kind; isTaken: (key: readonly string[]) => boolean };

/** One field for each value that is left. */
function plainFields(value: Json, key: readonly string[], rest: Rest): Field[] {
  const name = key.at(-1);
  if (rest.isTaken(key) || (name !== undefined && isFixed(rest.kind, name))) return [];
  if (isMap(value)) return Object.entries(value).flatMap(([part, inner]) => plainFields(inner, [...key, part], rest));
  if (isNamedList(value)) {
    return value.flatMap((entry) => plainFields(entry, [...key, entry.id], rest));
  }
  const label = key.length === 0 ? "What it says" : key.map(wordsOf).join(": ");
  return [{ key, label, control: plainControl(value, name), ...(value === null && { empty: "null" as const }) }];
}

function isNamedList(value: Json): value is readonly ({ readonly [key: string]: Json } & { readonly id: string })[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((item: Json) => isMap(item) && typeof item.id === "string")
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LONG = 60;

/** Keys that mean the same everywhere. */
const CONTROLS: Readonly<Record<string, Control>> = {
  office: { is: "office" },
  confirmAt: { is: "office" },
  pricesAt: { is: "office" },
  source: { is: "source" },
  sources: { is: "sources" },
};

function plainControl(value: Json, key?: string): Control {
  if (key && CONTROLS[key]) return CONTROLS[key];
  if (key === "kind" && ENTRY_KINDS.some(([kind]) => kind === value)) return { is: "choice", options: ENTRY_KINDS };
  if (typeof value === "number") return { is: "number" };
  if (typeof value === "boolean") return { is: "check" };
  if (typeof value === "string") return { is: DAY.test(value) ? "day" : value.length > LONG ? "text" : "line" };
  if (!Array.isArray(value)) return { is: "line" };
  const list = value as readonly Json[];
  if (list.every((item) => typeof item === "number")) return { is: "numbers" };
  if (list.every(Array.isArray)) return { is: "groups" };
  if (!list.some(isMap)) return { is: "lines" };
  if (list.every((item) => isMap(item) && "currency" in item)) return { is: "amounts" };
  return entriesControl(list.filter(isMap));
}

/** A list of entries without names: of each the keys that it has. A new one has those of the last. */
function entriesControl(entries: readonly { readonly [key: string]: Json }[]): Control {
  const samples: Record<string, Json> = Object.assign({}, ...entries);
  const fields = Object.entries(samples)
    .filter(([key, value]) => (key === "use" || !FIXED.has(key)) && !isMap(value))
    .map(([key, value]) => {
      const label = key === "use" ? "The same fact as" : wordsOf(key);
      return field(key, label, plainControl(value, key), { isShown: holds(key) });
    });
  const blank = Object.fromEntries(Object.entries(entries.at(-1)!).map(([key, value]) => [key, emptyOf(value)]));
  return { is: "entries", fields, blank, add: "Add one" };
}

function emptyOf(value: Json): Json {
  if (Array.isArray(value)) return [];
  return typeof value === "number" || typeof value === "string" ? "" : value;
}

function isAtOrBelow(key: readonly string[], place: readonly string[]): boolean {
  return place.length <= key.length && place.every((name, index) => name === key[index]);
}

/** "perDollar" and "home-page" in words: "Per dollar", "Home page". */
function wordsOf(key: string): string {
  const words = key.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
