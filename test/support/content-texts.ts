import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Json } from "#domain/edits.ts";
import { editsOfRecord } from "#content-rules/edit.ts";
import { filesIn } from "#content-rules/files-in.ts";
import { writeEdits } from "#content-rules/write-edits.ts";

export const CONTENT_FOLDER = fileURLToPath(new URL("../../content/countries", import.meta.url));

/** The texts of a country's files, or with `..` of those that all share, by their names without the extension. */
export function readTexts(country: string): Readonly<Record<string, string>> {
  const folder = `${CONTENT_FOLDER}/${country}`;
  const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return Object.fromEntries(
    names.map((name) => [name.replace(/\.yaml$/, ""), readFileSync(`${folder}/${name}`, "utf8")]),
  );
}

/** The texts of all files with a record changed. */
export function writeRecord(
  texts: Readonly<Record<string, string>>,
  id: string,
  changes: Readonly<Record<string, Json>>,
) {
  return writeEdits(texts, editsOfRecord(filesIn(texts), id, changes));
}
