import type { Evidence, IsoDate } from "#domain/facts.ts";
import { type ContentFiles, type Edit, type Json, valueAt } from "#domain/edits.ts";

// What the desk lists: one row for everything in content/ that can be edited (decision: desk).

/** What a row of the desk is about; each kind has a form of its own (web/pages/desk/kinds). */
export const KINDS = [
  "fact",
  "price",
  "list",
  "unpublished",
  "same",
  "source",
  "city",
  "district",
  "permit",
  "place",
  "program",
  "chapter",
  "passports",
  "advice",
  "visa",
  "country",
  "home",
  "reader",
  "article",
  "legal",
  "question",
  "testimonial",
  "message",
  "number",
  "offer",
  "offerTexts",
  "contact",
  "text",
  "module",
  "topic",
  "location",
  "rate",
  "figure",
  "leadTime",
  "index",
  "office",
  "publisher",
  "words",
  "rest",
] as const;
export type Kind = (typeof KINDS)[number];

/** One thing that can be edited. Its values are in the content files, at its place. */
export type DeskRow = {
  /** Names it in URLs: `kenya.permits.class-d.fee`, as readers' messages and the open data name a fact. */
  id: string;
  file: string;
  at: readonly string[];
  kind: Kind;
  /** What it belongs to: "Kenya", "Leaving the UK", "Articles". */
  subject: string;
  chapter: string;
  /** In a reader's words, with one colon at most: "Class D: fee". */
  label: string;
  evidence?: Evidence | "not published";
  isDecisive?: true;
  /** How its file says that it isn't published, where it may: by a word, or by leaving the row out. */
  unpublishedAs?: "word" | "silence";
  /** The day it falls due for review, and the day it was last entered, checked or confirmed. */
  reviewOn?: IsoDate;
  reviewedOn?: IsoDate;
  office?: { name: string; url: string };
  /** The pages that show it. */
  pages: readonly string[];
  /** What its texts repeat of other things, each with what that says on the live site. */
  tokens?: Readonly<Record<string, string>>;
};

/** Where the build puts the rows of the desk. */
export const DESK_INDEX_PATH = "/content/index.json";

/** What is at which places, facts aside; a star stands for any one name. The first that fits counts. */
const PLACES: readonly (readonly [file: string, at: string, kind: Kind])[] = [
  ["sources.yaml", "*", "source"],
  ["countries/*/sources.yaml", "*", "source"],
  ["countries/*/cities.yaml", "cities/*", "city"],
  ["countries/*/cities.yaml", "cities/*/districts/*", "district"],
  ["countries/*/permits.yaml", "permits/*", "permit"],
  ["countries/*/chapters.yaml", "*", "chapter"],
  ["countries/*/passports.yaml", "groups/*", "passports"],
  ["countries/*/safety.yaml", "us", "advice"],
  ["countries/*/safety.yaml", "uk", "advice"],
  ["countries/*/safety.yaml", "canada", "advice"],
  ["countries/*/visas.yaml", "types/*", "visa"],
  ["countries/*/belonging.yaml", "programs/*", "program"],
  ["countries/*/schools.yaml", "schools/*", "place"],
  ["countries/*/health.yaml", "hospitals/*", "place"],
  ["countries/*/work.yaml", "pay/*", "place"],
  ["countries/*/safeguards.yaml", "officialDomains/*", "place"],
  ["countries/*/country.yaml", "", "country"],
  ["countries/*/catalog.yaml", "", "country"],
  ["countries/*/profile.yaml", "", "country"],
  ["countries/*/guide.yaml", "", "country"],
  ["homes/*.yaml", "papers/*", "home"],
  ["homes/*.yaml", "", "home"],
  ["readers/*.yaml", "chapters/*", "reader"],
  ["readers/*.yaml", "", "reader"],
  ["articles/*.md", "", "article"],
  ["legal/*.md", "", "legal"],
  ["questions.yaml", "faq/*/questions/*", "question"],
  ["questions.yaml", "home/*", "question"],
  ["questions.yaml", "help/*", "question"],
  ["questions.yaml", "contact/*", "question"],
  ["testimonials.yaml", "home/*", "testimonial"],
  ["testimonials.yaml", "community/*", "testimonial"],
  ["testimonials.yaml", "waitlist/*", "testimonial"],
  ["testimonials.yaml", "messages/*", "message"],
  ["community.yaml", "numbers/*", "number"],
  ["offers.yaml", "offers/*", "offer"],
  ["offers.yaml", "texts", "offerTexts"],
  ["offers.yaml", "note", "contact"],
  ["offers.yaml", "", "offerTexts"],
  ["site.yaml", "checkoutOrigin", "contact"],
  ["site.yaml", "postalAddress", "contact"],
  ["site.yaml", "social/*", "contact"],
  ["site.yaml", "email/*", "contact"],
  ["site.yaml", "name", "text"],
  ["site.yaml", "program", "text"],
  ["site.yaml", "dataLicense", "text"],
  ["legal.yaml", "", "contact"],
  ["legal.yaml", "legalName", "contact"],
  ["legal.yaml", "registration", "contact"],
  ["legal.yaml", "governingLaw", "contact"],
  ["contact.yaml", "offices/*", "location"],
  ["help.yaml", "topics/*", "topic"],
  ["program.yaml", "modules/*", "module"],
  ["program.yaml", "length", "text"],
  ["exchange-rates.yaml", "rates/*", "rate"],
  ["planning.yaml", "month/*", "figure"],
  ["planning.yaml", "move/*", "figure"],
  ["lead-times.yaml", "times/*", "leadTime"],
  ["cost-indices.yaml", "homes/countries/*", "index"],
  ["cost-indices.yaml", "targets/countries/*", "index"],
  ["offices.yaml", "*", "office"],
  ["publishers.yaml", "*", "publisher"],
  ["search.yaml", "*", "words"],
  ["weak-sites.yaml", "*", "words"],
];

const PATTERNS = PLACES.map(([file, at, kind]) => ({
  file: new RegExp(`^${file.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}$`),
  at: at === "" ? [] : at.split("/"),
  kind,
}));

/** What there is at a place; null where it is only a part of something. Every file is something. */
export function kindAt(file: string, at: readonly string[], value: Json): Kind | null {
  if (value === "notPublished") return "unpublished";
  if (isMap(value) && at.length > 0) {
    if ("use" in value) return "same";
    if ("entered" in value && typeof value.price === "string") return "price";
    if ("entered" in value && "value" in value) return Array.isArray(value.value) ? "list" : "fact";
  }
  const place = PATTERNS.find(
    (one) =>
      one.file.test(file) &&
      one.at.length === at.length &&
      one.at.every((name, index) => name === "*" || name === at[index]),
  );
  return place?.kind ?? (at.length === 0 ? "rest" : null);
}

/** Lists at the top of a file, which have no name of their own in an id: kenya.permits.class-d.fee. */
const TOP_LISTS = new Set(["permits", "cities", "groups", "types", "rules", "chapters"]);

/** What names a place in URLs; of a record the id that pages and messages know it by. */
export function rowId(file: string, at: readonly string[]): string {
  const parts = file.replace(/\.(?:yaml|md)$/, "").split("/");
  const names = parts[0] === "countries" ? parts.slice(1) : parts;
  const isCountry = parts[0] === "countries" || parts[0] === "homes" || parts[0] === "readers";
  const isListed = isCountry && at.length > 1 && TOP_LISTS.has(at[0]!);
  return [...names, ...(isListed ? at.slice(1) : at)].join(".");
}

export function isMap(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One thing at its place. */
export type Thing = { file: string; at: readonly string[]; kind: Kind; value: Json };

/**
 * Everything that can be edited in a file, in reading order. The file itself is among it where it is something of its own, or
 * something of it is in nothing else.
 */
export function thingsIn(file: string, values: Json): Thing[] {
  const things: Thing[] = [];
  /** @returns whether everything inside is in a thing */
  function walk(value: Json, at: readonly string[]): boolean {
    const index = things.length;
    const parts = partsOf(value, at);
    const isWhole = parts !== null && parts.map((part) => walk(...part)).every(Boolean);
    const kind = kindAt(file, at, value);
    if (kind === null || (kind === "rest" && isWhole)) return isWhole;
    things.splice(index, 0, { file, at, kind, value });
    return true;
  }
  walk(values, []);
  return things;
}

/** What is inside of a value and has a place of its own, by keys and ids; null where it can only be changed as a whole. */
function partsOf(value: Json, at: readonly string[]): [Json, readonly string[]][] | null {
  if (isMap(value)) return Object.entries(value).map(([key, part]) => [part, [...at, key]]);
  if (!isEntries(value)) return null;
  return value.map((entry) => [entry, [...at, entry.id]]);
}

type Entry = { readonly [key: string]: Json; readonly id: string };

/** Whether a value is a list of entries that each have an id. */
export function isEntries(value: Json | undefined): value is readonly Entry[] {
  return Array.isArray(value) && value.every((item: Json) => isMap(item) && typeof item.id === "string");
}

/**
 * The rows of the files as they are now: without those of what is gone, and with those of what was added since the build.
 * @param rows as the build lists them
 */
export function currentRows(rows: readonly DeskRow[], files: ContentFiles, edits: readonly Edit[]): DeskRow[] {
  const left = rows.filter(({ file, at, kind }) => kind === "unpublished" || valueAt(files[file], at) !== undefined);
  const known = new Set(left.map(({ id }) => id));
  const changed = new Set(edits.map(({ file }) => file));
  const added = [...changed].flatMap((file) =>
    thingsIn(file, files[file] ?? {}).flatMap((thing): DeskRow[] => {
      const id = rowId(file, thing.at);
      if (known.has(id)) return [];
      const neighbor = left.find((row) => row.file === file) ?? left.find((row) => row.kind === thing.kind);
      const { subject = "", chapter = "", pages = [] } = neighbor ?? {};
      const { at, kind } = thing;
      return [{ id, file, at, kind, subject, chapter, label: nameOf(thing.value) ?? at.at(-1) ?? id, pages }];
    }),
  );
  return [...left.map((row) => withOwnKind(row, files)), ...added];
}

/** What was not published may be a fact by now. */
function withOwnKind(row: DeskRow, files: ContentFiles): DeskRow {
  const value = valueAt(files[row.file], row.at);
  const kind = (value !== undefined && kindAt(row.file, row.at, value)) || row.kind;
  return kind === row.kind ? row : { ...row, kind };
}

/** A page that something was read on. */
export type SourcePage = { title: string; publisher: string; url: string };

/** The pages that a thing was read on, those that contradict it last; of a source itself. */
export function sourcesOf(files: ContentFiles, { file, at }: Pick<DeskRow, "file" | "at">): SourcePage[] {
  const value = valueAt(files[file], at);
  if (file.endsWith("sources.yaml")) return isMap(value) ? [value as SourcePage] : [];
  if (!isMap(value)) return [];
  const reported = Array.isArray(value.reported) ? (value.reported as readonly Json[]) : [];
  const names = [value.sources ?? value.source ?? [], ...reported.map((one) => (isMap(one) ? one.source! : []))].flat();
  const [folder, country] = file.split("/");
  return [...new Set(names as string[])].flatMap((name) => {
    const own = name.startsWith("/") || folder !== "countries" ? "sources.yaml" : `countries/${country}/sources.yaml`;
    const page = valueAt(files[own], [name.replace(/^\//, "")]);
    return isMap(page) ? [page as SourcePage] : [];
  });
}

/** What a text repeats: "{{kenya.permits.class-d.fee|dollars}}", each once. Conditions are none. */
export function tokensIn(text: string): string[] {
  const tokens = text.match(/\{\{(?!if |else\}|end\})[^{}]+\}\}/g) ?? [];
  return [...new Set(tokens)];
}

/** What a token names, and in which form. */
export function readToken(token: string): { id: string; format: string | undefined } {
  const [id, format] = token.slice(2, -2).split("|");
  return { id: id!, format };
}

/** What a row is about, standing alone: "Kenya, Class D: fee", "Articles: A Trip to Kigali". */
export function rowTitle({ subject, label }: Pick<DeskRow, "subject" | "label">): string {
  return `${subject}${label.includes(": ") ? ", " : ": "}${label}`;
}

/** What an entry calls itself; null where it has no name. */
export function nameOf(value: Json): string | null {
  if (!isMap(value)) return null;
  const key = ["title", "question", "name", "who", "occupation", "heading", "from", "label", "country"].find(
    (one) => typeof value[one] === "string",
  );
  return key ? String(value[key]) : null;
}
