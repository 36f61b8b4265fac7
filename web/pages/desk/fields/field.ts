import type { SchemaControl } from "#content-model/schema/meta.ts";
import type { Json } from "#domain/edits.ts";
import type { MarkdownFormat } from "#web/ui/office/markdown-field.tsx";

/** How a value is typed or chosen. Each has its part in ../fields. */
export type Control =
  | { is: PlainControl }
  | { is: "markdown"; formats: readonly MarkdownFormat[] }
  | { is: "choice"; options: readonly Option[]; none?: string; isNumber?: true }
  | { is: "choices"; options: readonly Option[]; isNumber?: true }
  | { is: "suggested"; from: "publishers" }
  | { is: "entries"; fields: readonly Field[]; blank: Json; add: string };

/** The controls that need nothing besides their name: those a schema can name, and those that follow from a type. */
type PlainControl =
  | Exclude<SchemaControl, "markdown" | "publisher">
  | "line"
  | "number"
  | "day"
  | "check"
  | "lines"
  | "groups"
  | "numbers";

export type Option = readonly [value: string, label: string];

/** One field of a form: a place of the entry, and how it is changed. */
export type Field = {
  /** Path of keys below the entry; empty for the entry itself. */
  key: readonly string[];
  label: string;
  control: Control;
  hint?: string;
  /** It may be left empty: then nothing is there, or null where that is how the content says nothing. */
  empty?: "nothing" | "null";
  /** Where it has a place; everywhere if left out. */
  isShown?: (entry: Json | undefined) => boolean;
};
