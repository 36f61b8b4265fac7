import { titleOf } from "#content-model/schema/fields.ts";
import { type ContentFiles, type Edit, type Json, valueAt } from "#domain/edits.ts";
import type { ReadersPaid } from "#domain/facts.ts";
import { readersPaidText } from "#domain/reader-reports.ts";
import { type DeskRow, isMap, nameOf } from "#web/content/desk-rows.ts";
import { CHANGE_LINES as TEXTS } from "./copy.ts";
import { wordsOfValue } from "./format.ts";

/** One line of what a change does: "Fee: 500 → 600". Without `before` it is added, without `after` removed. */
type ChangeLine = { label: string; before?: string; after?: string };

/** Longest part of a text that a line shows. */
const MAX_LENGTH = 160;

/** What a change does, a line for each edit: a field by its title, an entry that is added or removed by its name. */
export function linesOf(edits: readonly Edit[]): ChangeLine[] {
  return edits
    .filter(({ at }) => !BOOKKEEPING.has(at.at(-1) ?? ""))
    .map(({ file, at, before, after }) => {
      const key = at.at(-1) ?? "";
      const isSource = file.endsWith("sources.yaml") && at.length === 1;
      const label = isSource ? TEXTS.source : (titleOf(file, at) ?? nameOf(after ?? before ?? null) ?? key);
      const line: ChangeLine = { label };
      const say = key === "readersPaid" ? sayReadersPaid : shorten;
      if (before !== undefined) line.before = say(before);
      if (after !== undefined) line.after = say(after);
      return line;
    });
}

/** What goes along with a value that changes. */
const BOOKKEEPING = new Set(["enteredOn", "changed"]);

function sayReadersPaid(value: Json): string {
  return readersPaidText(value as unknown as ReadersPaid);
}

function shorten(value: Json): string {
  const words = lineOf(value);
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH - 1)}…` : words;
}

/** A value in a line: its own words, or of amounts and the like all that is in them: "1500 USD". */
function lineOf(value: Json): string {
  if (Array.isArray(value)) return (value as readonly Json[]).map(lineOf).join("; ");
  const words = wordsOfValue(value);
  if (words || !isMap(value)) return words;
  return Object.values(value).map(lineOf).join(" ");
}

/** The fact whose value a change corrects, with both; null where it corrects none. */
export function correctionIn(
  edits: readonly Edit[],
  index: readonly DeskRow[],
): { row: DeskRow; before: string; after: string } | null {
  for (const { file, at, before, after } of edits) {
    const key = at.at(-1);
    if ((key !== "value" && key !== "price") || before === undefined || after === undefined) continue;
    const row = index.find((one) => one.file === file && one.at.join("#") === at.slice(0, -1).join("#"));
    if (row?.file.startsWith("countries/")) return { row, before: shorten(before), after: shorten(after) };
  }
  return null;
}

/** What a record says by its keys. */
export function recordAt(files: ContentFiles | undefined, { file, at }: DeskRow): Readonly<Record<string, Json>> {
  const value = valueAt(files?.[file], at);
  return isMap(value) ? value : {};
}
