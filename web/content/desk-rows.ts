import type { Office } from "#content-model/resolve/offices.ts";
import type { Evidence, IsoDate } from "#domain/facts.ts";
import { type ContentFiles, type Json, valueAt } from "#domain/edits.ts";

// What the desk lists: one row for everything in content/ that can be edited (decision: desk).

/** The kinds of records; everything else is what its schema calls it: "Permit". */
export const RECORD_KINDS = ["fact", "price", "list", "unpublished", "same"] as const;

/** What a row of the desk is about. */
export type Kind = (typeof RECORD_KINDS)[number] | (string & {});

/** One entry that can be edited. Its values are in the content files, at its place. */
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
  office?: Office;
  pages: readonly string[];
  /** What its texts repeat of other entries, each with what that says on the live site. */
  tokens?: Readonly<Record<string, string>>;
};

/** Where the build puts the rows of the desk. */
export const DESK_INDEX_PATH = "/content/index.json";

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

export type Entry = { file: string; at: readonly string[]; kind: Kind; value: Json };

type Item = { readonly [key: string]: Json; readonly id: string };

/** Whether a value is a list of items that each have an id. */
export function isItemList(value: Json | undefined): value is readonly Item[] {
  return Array.isArray(value) && value.every((item: Json) => isMap(item) && typeof item.id === "string");
}

/** A page that something was read on. */
type SourcePage = { title: string; publisher: string; url: string };

/** The pages that an entry was read on, those that contradict it last; of a source itself. */
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

export function readToken(token: string): { id: string; format: string | undefined } {
  const [id, format] = token.slice(2, -2).split("|");
  return { id: id!, format };
}

/** What a row is about, standing alone: "Kenya, Class D: fee", "Articles: A Trip to Kigali". */
export function rowTitle({ subject, label }: Pick<DeskRow, "subject" | "label">): string {
  return `${subject}${label.includes(": ") ? ", " : ": "}${label}`;
}

/** The keys that name an entry, from the first. */
export const NAME_KEYS = ["name", "title", "question", "who", "occupation", "heading", "from", "label", "country"];

/** What an entry calls itself; null where it has no name. */
export function nameOf(value: Json): string | null {
  if (!isMap(value)) return null;
  const key = NAME_KEYS.find((one) => typeof value[one] === "string");
  return key ? String(value[key]) : null;
}
