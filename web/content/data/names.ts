import type * as z from "zod";
import { type File, type Problem, readFile, suggest } from "#content-reader/read-file.ts";

/** What a file may name that stands in others: offices and the pages that several of them share, by their ids. */
export type Names = { offices: ReadonlySet<string>; sources: ReadonlySet<string> };

const OFFICE_KEYS = new Set(["office", "pricesAt"]);
const SOURCE_KEYS = new Set(["source", "sources"]);

/** Reads YAML and checks it, the offices and sources that it names, too; what is wrong is added to `problems`. */
export function readNaming<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  names: Names,
  problems: Problem[],
): z.infer<Schema> {
  const read = readFile(file, text, schema, problems);
  checkNames(read, names, problems);
  return read.values as z.infer<Schema>;
}

function checkNames({ values, positionOf }: File, names: Names, problems: Problem[]) {
  checkPart(values, []);

  function checkPart(part: unknown, path: readonly PropertyKey[]) {
    if (typeof part === "string") checkName(part, path);
    else if (typeof part === "object" && part !== null)
      for (const [key, value] of Object.entries(part))
        checkPart(value, [...path, Array.isArray(part) ? Number(key) : key]);
  }

  function checkName(name: string, path: readonly PropertyKey[]) {
    const key = String(path.findLast((one) => typeof one === "string"));
    const report = (text: string) => problems.push({ ...positionOf(path), text });
    if (OFFICE_KEYS.has(key) && !names.offices.has(name)) report(unknownOffice(name, names));
    if (SOURCE_KEYS.has(key) && !(name.startsWith("/") && names.sources.has(name.slice(1))))
      report(`There is no source "${name}".${suggest(name.replace(/^\//, ""), names.sources)}`);
  }
}

export function unknownOffice(name: string, { offices }: Names): string {
  return `There is no office "${name}".${suggest(name, offices)}`;
}
